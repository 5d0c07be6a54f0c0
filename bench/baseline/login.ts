import { createHash, randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { RowDataPacket } from 'mysql2/promise';
import { atMost } from '../../server/at-most';
import { SESSION_IDLE_MS } from '../../server/modules/accounts';
import { newId } from '../../server/db/columns';
import type { Handler } from './handler';
import { cpus } from 'node:os';

const limit = atMost(cpus().length);

/** The account, the password, a session row. Left out: limits on tries, and a second factor. */
export const login: Handler = async (pool, _viewer, { input }) => {
  const { email, password } = input as { email: string; password: string };
  const [[account]] = await pool.execute<RowDataPacket[]>(
    `SELECT id, password_hash, active_role, email_verified_at IS NOT NULL AS verified, google_sub IS NOT NULL AS google, session_epoch
     FROM accounts WHERE email = ?`,
    [email],
  );
  if (!account || !(await limit(() => verify(account['password_hash'], password)))) throw new Error('Wrong password');
  const now = new Date();
  await pool.execute(
    `INSERT INTO sessions (id_hash, public_id, account_id, session_epoch, data, created_at, last_used_at, expires_at) VALUES (?, ?, ?, ?, '{}', ?, ?, ?)`,
    [
      createHash('sha256').update(randomBytes(24)).digest('hex'),
      newId(),
      account['id'],
      account['session_epoch'],
      now,
      now,
      new Date(now.getTime() + SESSION_IDLE_MS),
    ],
  );
  return {
    login: {
      __typename: 'ViewerPayload',
      viewer: {
        __typename: 'Viewer',
        id: account['id'],
        activeRole: account['active_role'],
        emailVerified: account['verified'] === 1,
        isGoogleAccount: account['google'] === 1,
        mustEnrol: false,
      },
      errors: [],
    },
  };
};
