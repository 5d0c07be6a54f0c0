import { instant, integer, nullable, text, type Row } from '../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor } from '../../db/statements';

/** The notifications that wait in the outbox. `push` decides what becomes of them. */

const DUE = { id: text, effect_key: text, payload: text, attempts: integer, created_at: instant };
export type DuePush = Row<typeof DUE>;

export function duePushes(executor: QueryExecutor, now: Date, limit: number): Promise<DuePush[]> {
  return selectRows(
    executor,
    DUE,
    `SELECT id, effect_key, payload, attempts, created_at FROM outbox
     WHERE channel = 'PUSH' AND done_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?`,
    [now, limit],
  );
}

/** False when it was taken out of the outbox meanwhile: it would no longer be true. */
export async function finishWaiting(executor: QueryExecutor, id: string, now: Date): Promise<boolean> {
  const sql = "UPDATE outbox SET done_at = ?, payload = '{}' WHERE id = ? AND done_at IS NULL";
  return (await affectedRows(executor, sql, [now, id])) === 1;
}

/** No try: it was not its time. */
export async function postpone(executor: QueryExecutor, id: string, dueAt: Date): Promise<void> {
  await affectedRows(executor, 'UPDATE outbox SET due_at = ? WHERE id = ?', [dueAt, id]);
}

/** The newest of a topic, which ends with the time when it was first due. */
export function newestPush(executor: QueryExecutor, topic: string) {
  return selectOne(
    executor,
    { effect_key: text, done_at: nullable(instant) },
    'SELECT effect_key, done_at FROM outbox WHERE effect_key > ? AND effect_key < ? ORDER BY effect_key DESC LIMIT 1',
    [`${topic}:`, `${topic}:A`],
  );
}
