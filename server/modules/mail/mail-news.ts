import { MINUTE_MS } from '../../../domain/time';
import type { QueryExecutor } from '../../db/statements';
import type { MailNews, OutgoingMail } from '../../ports';
import { newestOfTopic } from './outbox.sql';

/** The time between two mails of a topic. */
const APART_MS = 10 * MINUTE_MS;
/** The dispatcher may send a mail as soon as it is due, so news no longer join it this long before. */
const CLOSED_BEFORE_DUE_MS = MINUTE_MS / 2;

/** `counts`: how many events of each kind the mail reports. */
export type CountedMail = OutgoingMail & { counts: Record<string, number> };

interface NewsPlan {
  /** The waiting mail that these news join; null to write a new one. */
  waitingId: string | null;
  mail: CountedMail;
  dueAt: Date;
}

/** Whether news of a topic join the waiting mail or go into a new one, and when that is due. */
export async function planNews(
  executor: QueryExecutor,
  topic: string,
  { kind, alone, together }: MailNews,
  now: Date,
): Promise<NewsPlan> {
  const last = await newestOfTopic(executor, topic);
  const lastDue = last ? Number(last.effect_key.slice(topic.length + 1)) : Number.NEGATIVE_INFINITY;
  if (last && lastDue > now.getTime() + CLOSED_BEFORE_DUE_MS) {
    const { counts: before } = JSON.parse(last.payload) as CountedMail;
    const counts = { ...before, [kind]: (before[kind] ?? 0) + 1 };
    return { waitingId: last.id, mail: { ...together(counts), counts }, dueAt: new Date(lastDue) };
  }
  return {
    waitingId: null,
    mail: { ...alone, counts: { [kind]: 1 } },
    dueAt: new Date(Math.max(now.getTime(), lastDue + APART_MS)),
  };
}
