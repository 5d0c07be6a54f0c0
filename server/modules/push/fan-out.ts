import { pushPreferenceOf } from '../../../domain/consents';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time';
import type { Transaction } from '../../db/transaction';
import type { PushNews } from '../../ports';
import {
  finishWaiting,
  insertEntries,
  keyInTopic,
  membersToMail,
  newestPush,
  type DuePush,
  type QueuedEntry,
} from '../mail';
import type { BrowserNews } from './browser-news';
import { browsersToTell } from './push-readers.sql';

/** An application is written a moment before its news. */
const BEFORE_QUEUED_MS = MINUTE_MS;

/**
 * Puts news for people into the outbox once more, for each of their browsers, and takes the first entry out: who is told is
 * decided now, and each browser then has its own tries.
 */
export async function fanOut({ manager }: Transaction, row: DuePush, now: Date): Promise<void> {
  // Taken out meanwhile: it would no longer be true.
  if (!(await finishWaiting(manager, row.id, now))) return;
  const { to, ...news } = JSON.parse(row.payload) as PushNews;
  const role = typeof to === 'string' ? 'USER' : 'COMPANY';
  const preference = pushPreferenceOf(news.kind, role);
  const accountIds = typeof to === 'string' ? null : (await membersToMail(manager, to)).map((one) => one.account_id);
  if (preference === null || accountIds?.length === 0) return;
  const readers = typeof to === 'string' ? { email: to } : { accountIds: accountIds ?? [] };
  const companyId = typeof to === 'string' ? null : to.companyId;
  const since = row.created_at.getTime() - BEFORE_QUEUED_MS;
  const entries: QueuedEntry[] = [];
  for (const browser of await browsersToTell(manager, readers, { role, preference, now })) {
    const payload: BrowserNews = { ...news, subscriptionId: browser.id, companyId, since };
    const place = await placeOf({ manager }, { key: row.effect_key, about: news.about, browser, now });
    if (place) entries.push({ ...place, channel: 'PUSH', payload, now });
  }
  await insertEntries(manager, entries);
}

interface Placed {
  key: string;
  about: PushNews['about'];
  browser: { id: string; zone: string };
  now: Date;
}

/** Under which key, and when; null: they are told with news that wait already. */
async function placeOf(
  { manager }: Pick<Transaction, 'manager'>,
  { key, about, browser, now }: Placed,
): Promise<{ effectKey: string; dueAt: Date } | null> {
  // One a day: the key can be queued once.
  if (about === 'NEW_JOBS') return { effectKey: `push:new-jobs:${dayIn(browser.zone, now)}:${browser.id}`, dueAt: now };
  if (about !== 'APPLICANTS') return { effectKey: `${key}:${browser.id}`, dueAt: now };
  const topic = `push:applicants:${browser.id}`;
  const last = await newestPush(manager, topic);
  if (last && last.done_at === null) return null;
  const lastAt = Math.max(last?.done_at?.getTime() ?? 0, Number(last?.effect_key.slice(topic.length + 1) ?? 0));
  const dueAt = new Date(Math.max(now.getTime(), last ? lastAt + HOUR_MS : 0));
  return { effectKey: keyInTopic(topic, dueAt), dueAt };
}

const dayIn = (timeZone: string, now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
