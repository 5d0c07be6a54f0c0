import { IsNull, MoreThan } from 'typeorm';
import type { Language } from '../../../domain/language';
import { newId } from '../../db/columns';
import { read } from '../../db/read';
import { instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { OutgoingMail } from '../../ports';
import { OutboxEntry, type Channel } from './outbox.entity';
import { pushKey } from './push-key';

export interface QueuedMail {
  effectKey: string;
  mail: OutgoingMail;
  dueAt: Date;
  now: Date;
}

/** What is written of one effect, by its channel. */
export interface QueuedEntry {
  channel: Channel;
  effectKey: string;
  payload: object;
  dueAt: Date;
  now: Date;
}

export const mailEntry = ({ mail, ...entry }: QueuedMail): QueuedEntry => ({
  ...entry,
  channel: 'MAIL',
  payload: mail,
});

/** Does nothing for a key that is already queued. */
export async function insertEntries(executor: QueryExecutor, entries: readonly QueuedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await affectedRows(
    executor,
    `INSERT INTO outbox (id, channel, effect_key, payload, created_at, due_at, attempts) VALUES ${entries.map(() => '(?, ?, ?, ?, ?, ?, 0)').join(', ')}
     ON DUPLICATE KEY UPDATE effect_key = effect_key`,
    entries.flatMap(({ channel, effectKey, payload, dueAt, now }) => [
      ...[newId(), channel, effectKey, JSON.stringify(payload), now, dueAt],
    ]),
  );
}

/** A server sends them; console commands run no outbox themselves. */
export function insertMails(executor: QueryExecutor, mails: readonly QueuedMail[]): Promise<void> {
  return insertEntries(executor, mails.map(mailEntry));
}

/** Also true once it was sent. */
export async function isMailQueued(executor: QueryExecutor, effectKey: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM outbox WHERE effect_key = ?';
  return (await selectOne(executor, { 1: integer }, sql, [effectKey])) !== null;
}

/** The key of the mail of a topic that is due then: digits of one length, so that keys sort by time. */
export const keyInTopic = (topic: string, dueAt: Date): string => `${topic}:${dueAt.getTime()}`;

/** The newest mail of a topic: keys end with the time when they were first due. */
export function newestOfTopic(executor: QueryExecutor, topic: string) {
  return selectOne(
    executor,
    { id: text, effect_key: text, payload: text },
    'SELECT id, effect_key, payload FROM outbox WHERE effect_key > ? AND effect_key < ? ORDER BY effect_key DESC LIMIT 1',
    [`${topic}:`, `${topic}:A`],
  );
}

/** Takes mails and notifications out that would no longer be true: those of these topics that were not sent yet. */
export async function dropWaiting(executor: QueryExecutor, topics: readonly string[]): Promise<void> {
  const all = topics.flatMap((topic) => [topic, pushKey(topic)]);
  const ofTopic = all.map(() => '(effect_key > ? AND effect_key < ?)').join(' OR ');
  const waiting = await selectRows(
    executor,
    { id: text },
    `SELECT id FROM outbox WHERE (${ofTopic}) AND done_at IS NULL`,
    all.flatMap((topic) => [`${topic}:`, `${topic}:A`]),
  );
  if (waiting.length === 0) return;
  // By their ids: no lock on the gaps between keys, into which others write.
  const ids = waiting.map(({ id }) => id);
  await affectedRows(executor, `DELETE FROM outbox WHERE id IN (${placeholders(ids)})`, ids);
}

export async function replacePayload(executor: QueryExecutor, id: string, payload: object): Promise<void> {
  await affectedRows(executor, 'UPDATE outbox SET payload = ? WHERE id = ?', [JSON.stringify(payload), id]);
}

/** With the language of the account that has the address now. */
const DUE = {
  id: text,
  effect_key: text,
  payload: text,
  attempts: integer,
  created_at: instant,
  language: nullable(oneOf<Language>()),
};
export type DueMail = Row<typeof DUE>;

export function dueMails(executor: QueryExecutor, now: Date, limit: number): Promise<DueMail[]> {
  return selectRows(
    executor,
    DUE,
    `SELECT o.id, o.effect_key, o.payload, o.attempts, o.created_at, a.language
     FROM outbox o LEFT JOIN accounts a ON a.email = JSON_VALUE(o.payload, '$.to')
     WHERE o.channel = 'MAIL' AND o.done_at IS NULL AND o.due_at <= ? ORDER BY o.due_at, o.id LIMIT ?`,
    [now, limit],
  );
}

/** The response to an earlier try may have named the address. */
export async function markSent(executor: QueryExecutor, id: string, kept: object, now: Date): Promise<void> {
  await affectedRows(executor, 'UPDATE outbox SET done_at = ?, payload = ?, last_error = NULL WHERE id = ?', [
    now,
    JSON.stringify(kept),
    id,
  ]);
}

export async function markFailed(executor: QueryExecutor, id: string, reason: string, dueAt: Date): Promise<void> {
  await affectedRows(executor, 'UPDATE outbox SET attempts = attempts + 1, due_at = ?, last_error = ? WHERE id = ?', [
    dueAt,
    reason.slice(0, 300),
    id,
  ]);
}

/** Those that are not sent yet, and those of them that have failed at least once. */
function countWaiting(executor: QueryExecutor, channel: Channel): Promise<{ waiting: number; failing: number }> {
  return read(executor, async (manager) => {
    const outbox = manager.getRepository(OutboxEntry);
    const isWaiting = { channel, doneAt: IsNull() };
    return {
      waiting: await outbox.countBy(isWaiting),
      failing: await outbox.countBy({ ...isWaiting, attempts: MoreThan(0) }),
    };
  });
}

export const countWaitingMails = (executor: QueryExecutor) => countWaiting(executor, 'MAIL');
export const countWaitingPushes = (executor: QueryExecutor) => countWaiting(executor, 'PUSH');
