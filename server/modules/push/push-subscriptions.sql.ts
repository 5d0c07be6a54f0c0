import { DAY_MS } from '../../../domain/time';
import { PUSH_UNUSED_DAYS } from '../../../domain/push';
import { flag, instant, notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { write } from '../../db/write';
import type { Services } from '../../services';
import type { PushSubscription } from './push-subscription.entity';

/** The session goes on: nobody has signed it out, and its time is not over. Of `push_subscriptions p`; takes the moment. */
export const SIGNED_IN_SESSION = `JOIN accounts a ON a.id = p.account_id
     JOIN sessions s ON s.id_hash = p.session_hash AND s.account_id = a.id AND s.session_epoch = a.session_epoch AND s.expires_at > ?`;

const OWN = {
  id: text,
  role: oneOf<PushSubscription['role']>(),
  user_agent: nullable(text),
  zone: text,
  is_current: notNullHere(flag),
  shows_details: flag,
  is_quiet_at_night: flag,
  created_at: instant,
  last_used_at: instant,
};
export type OwnSubscription = Row<typeof OWN>;

/** Most recently used first. Endpoints and keys are not read. */
export function subscriptionsOf(
  executor: QueryExecutor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<OwnSubscription[]> {
  return selectRows(
    executor,
    OWN,
    `SELECT p.id, p.role, s.user_agent, p.zone, s.public_id = ? AS is_current, p.shows_details, p.is_quiet_at_night, p.created_at, p.last_used_at
     FROM push_subscriptions p ${SIGNED_IN_SESSION}
     WHERE p.account_id = ? ORDER BY p.last_used_at DESC, p.id DESC`,
    [sessionId, now, accountId],
  );
}

/** Keeps so many of an account, those that were used last. */
export async function removeBeyond(executor: QueryExecutor, accountId: string, most: number): Promise<void> {
  const rows = await selectRows(
    executor,
    { id: text },
    'SELECT id FROM push_subscriptions WHERE account_id = ? ORDER BY last_used_at DESC, id DESC LIMIT 1000 OFFSET ?',
    [accountId, most],
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await affectedRows(executor, `DELETE FROM push_subscriptions WHERE id IN (${placeholders(ids)})`, ids);
}

/** Of one role of an account, when the role ends. */
export async function removePushSubscriptions(
  executor: QueryExecutor,
  accountId: string,
  role: PushSubscription['role'],
): Promise<void> {
  await affectedRows(executor, 'DELETE FROM push_subscriptions WHERE account_id = ? AND role = ?', [accountId, role]);
}

/** Of browsers in which nobody was signed in for long, oldest first. Returns how many were removed. */
export function removeUnusedPushSubscriptions(
  { dataSource, clock }: Pick<Services, 'dataSource' | 'clock'>,
  batch: number,
): Promise<number> {
  const before = new Date(clock.now().getTime() - PUSH_UNUSED_DAYS * DAY_MS);
  return write(dataSource, (manager) =>
    affectedRows(manager, 'DELETE FROM push_subscriptions WHERE last_used_at < ? ORDER BY last_used_at LIMIT ?', [
      before,
      batch,
    ]),
  );
}
