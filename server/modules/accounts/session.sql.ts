import type { Role } from '../../../domain/roles';
import { instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectRows, type QueryExecutor } from '../../db/statements';

/** However much it is used, a session ends then. */
const SESSION_LONGEST_DAYS = 90;

const SESSION = {
  id_hash: text,
  expires_at: instant,
  public_id: text,
  data: text,
  last_used_at: instant,
  session_epoch: integer,
  proved_at: nullable(instant),
  account_id: nullable(text),
  email: nullable(text),
  email_verified_at: nullable(instant),
  google_sub: nullable(text),
  has_password: integer,
  active_role: nullable(oneOf<Role>()),
  seeker_id: nullable(text),
  company_id: nullable(text),
  admin_id: nullable(text),
  has_second_factor: integer,
};
export type StoredSessionRow = Row<typeof SESSION>;

/** Session, revocation and actor in one statement. */
const READ_SESSIONS = `
  SELECT s.id_hash, s.expires_at, s.public_id, s.data, s.last_used_at, s.session_epoch, s.proved_at, a.id AS account_id, a.email, a.email_verified_at, a.google_sub,
         a.password_hash IS NOT NULL AS has_password, a.active_role,
         seeker.id AS seeker_id, company.id AS company_id, admin.account_id AS admin_id,
         factor.confirmed_at IS NOT NULL AS has_second_factor
  FROM sessions s
  LEFT JOIN accounts a ON a.id = s.account_id AND a.session_epoch = s.session_epoch
  LEFT JOIN seekers seeker ON seeker.account_id = a.id
  LEFT JOIN companies company ON company.account_id = a.id
  LEFT JOIN admins admin ON admin.account_id = a.id
  LEFT JOIN second_factors factor ON factor.account_id = a.id
  WHERE s.id_hash IN`;

export function readSessions(executor: QueryExecutor, hashes: readonly string[]): Promise<StoredSessionRow[]> {
  return selectRows(executor, SESSION, `${READ_SESSIONS} (${placeholders(hashes)})`, hashes);
}

interface SessionToInsert {
  idHash: string;
  publicId: string;
  accountId: string | null;
  sessionEpoch: number;
  data: string;
  userAgent: string | null;
  provedAt: Date | null;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(executor: QueryExecutor, session: SessionToInsert): Promise<void> {
  const { idHash, publicId, accountId, sessionEpoch, data, userAgent, provedAt, now, expiresAt } = session;
  await affectedRows(
    executor,
    // The second clause is for a retry: the row is there already.
    `INSERT INTO sessions (id_hash, public_id, account_id, session_epoch, data, user_agent, proved_at, created_at, last_used_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE last_used_at = VALUES(last_used_at)`,
    [idHash, publicId, accountId, sessionEpoch, data, userAgent, provedAt, now, now, expiresAt],
  );
}

export async function writeSessionData(executor: QueryExecutor, idHash: string, data: string): Promise<void> {
  await affectedRows(executor, 'UPDATE sessions SET data = ? WHERE id_hash = ?', [data, idHash]);
}

/** Idle time alone would let it last until `expiresAt`; it never lasts past its longest life. */
export async function writeLastUse(executor: QueryExecutor, idHash: string, now: Date, expiresAt: Date): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE sessions SET last_used_at = ?, expires_at = LEAST(?, created_at + INTERVAL ${SESSION_LONGEST_DAYS} DAY) WHERE id_hash = ?`,
    [now, expiresAt, idHash],
  );
}

export async function deleteSession(executor: QueryExecutor, idHash: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM sessions WHERE id_hash = ?', [idHash]);
}
