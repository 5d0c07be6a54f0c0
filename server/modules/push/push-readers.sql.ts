import type { PushPreference } from '../../../domain/consents';
import type { Language } from '../../../domain/language';
import { flag, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { PushSubscription } from './push-subscription.entity';
import { SIGNED_IN_SESSION } from './push-subscriptions.sql';

/** The account of a browser wants such news, for `push_subscriptions p`: they are on until switched off. Takes the kind. */
const IS_WANTED = `COALESCE((SELECT c.is_given FROM consents c WHERE c.account_id = p.account_id AND c.kind = ?
  ORDER BY c.number DESC LIMIT 1), 1) = 1`;

const BROWSER_OF_READER = { id: text, zone: text };

/** The browsers of these accounts that are to be told, by the address of a seeker or the ids of members. */
export function browsersToTell(
  executor: QueryExecutor,
  readers: { email: string } | { accountIds: readonly string[] },
  { role, preference, now }: { role: PushSubscription['role']; preference: PushPreference; now: Date },
): Promise<Row<typeof BROWSER_OF_READER>[]> {
  const [which, given] =
    'email' in readers
      ? ['a.email = ?', [readers.email]]
      : [`a.id IN (${placeholders(readers.accountIds)})`, readers.accountIds];
  return selectRows(
    executor,
    BROWSER_OF_READER,
    `SELECT p.id, p.zone FROM push_subscriptions p ${SIGNED_IN_SESSION}
     WHERE ${which} AND p.role = ? AND ${IS_WANTED} ORDER BY p.id`,
    [now, ...given, role, preference],
  );
}

const BROWSER = {
  id: text,
  account_id: text,
  endpoint: text,
  p256dh: text,
  auth: text,
  zone: text,
  language: nullable(oneOf<Language>()),
  shows_details: flag,
  is_quiet_at_night: flag,
};
export type Browser = Row<typeof BROWSER>;

interface Told {
  role: PushSubscription['role'];
  preference: PushPreference;
  /** Whose member has to be in the browser; null for a seeker. */
  companyId: string | null;
  now: Date;
}

/** A browser that may be told now: subscribed, signed in, in this role, still a member, and not switched off. */
export function browserToTell(
  executor: QueryExecutor,
  id: string,
  { role, preference, companyId, now }: Told,
): Promise<Browser | null> {
  return selectOne(
    executor,
    BROWSER,
    `SELECT p.id, p.account_id, p.endpoint, p.p256dh, p.auth, p.zone, a.language, p.shows_details, p.is_quiet_at_night
     FROM push_subscriptions p ${SIGNED_IN_SESSION}
     WHERE p.id = ? AND p.role = ? AND ${IS_WANTED}
       AND (p.role = 'USER' OR EXISTS (SELECT 1 FROM company_members m
            WHERE m.account_id = p.account_id AND m.company_id = ? AND m.erasing_at IS NULL))`,
    [now, id, role, preference, companyId],
  );
}

/** The push service knows it no more. Nothing happens when the browser has told another address meanwhile. */
export async function removeGone(executor: QueryExecutor, { id, endpoint }: Browser): Promise<void> {
  await affectedRows(executor, 'DELETE FROM push_subscriptions WHERE id = ? AND endpoint = ?', [id, endpoint]);
}
