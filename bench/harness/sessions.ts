import { createHash, createHmac } from 'node:crypto';
import type { Connection } from 'mysql2/promise';
import { SESSION_COOKIE } from '../../server/http/middleware/session-cookie';
import { SESSION_IDLE_MS } from '../../server/modules/accounts';
import { newId } from '../../server/db/columns';

const COOKIE = { originalMaxAge: SESSION_IDLE_MS, httpOnly: true, path: '/', sameSite: 'lax', secure: false };

/** Signs accounts in by writing session rows. Returns each one's Cookie header. */
export async function signIn(
  connection: Connection,
  accountIds: readonly string[],
  secret: string,
): Promise<Map<string, string>> {
  const now = new Date();
  const expires = new Date(now.getTime() + SESSION_IDLE_MS);
  const cookies = new Map<string, string>();
  const rows = accountIds.map((accountId) => {
    const sid = `bench-${accountId}`;
    const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
    cookies.set(accountId, `${SESSION_COOKIE}=${encodeURIComponent(`s:${sid}.${signature}`)}`);
    const data = JSON.stringify({ cookie: { ...COOKIE, expires: expires.toISOString() } });
    return [createHash('sha256').update(sid).digest('hex'), newId(), accountId, data, 'bench', now, now, expires];
  });
  await connection.query(
    `INSERT INTO sessions (id_hash, public_id, account_id, data, user_agent, created_at, last_used_at, expires_at) VALUES ?
     ON DUPLICATE KEY UPDATE last_used_at = VALUES(last_used_at), expires_at = VALUES(expires_at)`,
    [rows],
  );
  return cookies;
}

/** Marks sessions as just used: one unused for minutes would cost an extra write. */
export async function markSessionsUsed(connection: Connection): Promise<void> {
  await connection.query("UPDATE sessions SET last_used_at = ? WHERE user_agent = 'bench'", [new Date()]);
}
