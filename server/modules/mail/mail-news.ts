import { MINUTE_MS } from '../../../domain/time';
import type { QueryExecutor } from '../../db/statements';
import type { MailNews, OutgoingMail } from '../../ports';
import { newestOfTopic } from './outbox.sql';

/** At most one mail of a topic in this time. */
const APART_MS = 10 * MINUTE_MS;
/** The dispatcher may take a mail up as soon as it is due, so nothing joins one that is nearly there. */
const CLOSED_BEFORE_DUE_MS = MINUTE_MS / 2;

/** `counts`: how many events of each kind the mail tells of. */
export type CountedMail = OutgoingMail & { counts: Record<string, number> };

interface NewsPlan {
  /** The row of the mail that waits and takes these news up; null where a mail is to be written. */
  waitingId: string | null;
  mail: CountedMail;
  dueAt: Date;
}

/** Where news of a topic go: into the mail that waits, or into a new one, due when the last lies far enough behind. */
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
