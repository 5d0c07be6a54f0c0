import { paths } from '../../../domain/paths';
import { isSignature, signatureOf } from '../../derived-key';
import type { Env } from '../../env';

/** The link in each mail that turns the mails of its saved search off, without signing in (RFC 8058). */
export const unsubscribeUrl = (env: Env, id: string): string =>
  `${env.APP_URL}${paths.unsubscribe}?token=${id}.${signed(env, id)}`;

/** The saved search that the token is for; null when this server has not signed it. */
export function savedSearchOfToken(env: Env, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.');
  return more.length === 0 && isSignature(signature, signed(env, id)) ? id : null;
}

/** The second part of the token. */
const signed = ({ SESSION_SECRET }: Env, id: string): string => signatureOf(SESSION_SECRET, 'saved search mails', id);
