import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../derived-key';
import type { Env } from '../../env';

/** The link in each mail that turns the mails of its saved search off, without signing in (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const unsubscribeUrl = (env: Env, id: string): string =>
  `${env.APP_URL}${UNSUBSCRIBE_PATH}?token=${id}.${signatureOf(env, id)}`;

/** The saved search that the token is for; null when this server has not signed it. */
export function savedSearchOfToken(env: Env, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(env, id))];
  const isSigned = more.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  return isSigned ? id : null;
}

function signatureOf(env: Env, id: string): string {
  return createHmac('sha256', derivedKey(env.SESSION_SECRET, 'saved search mails')).update(id).digest('base64url');
}
