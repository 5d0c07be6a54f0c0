import { paths } from '../../../domain/paths';
import { isSignature, signatureOf } from '../../derived-key';
import type { Env } from '../../env';

/** What a link stops. A signature is for one kind, so no link can be turned into one of the other. */
type Stopped = 'saved search mails' | 'job wait mails';

/** The link in each mail that stops the mails of its kind about this id, without signing in (RFC 8058). */
export const unsubscribeUrl = (env: Env, stopped: Stopped, id: string): string =>
  `${env.APP_URL}${paths.unsubscribe}?token=${id}.${signed(env, stopped, id)}`;

/** The id that the token is for; null when this server has not signed it for this kind. */
export function idOfToken(env: Env, stopped: Stopped, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.');
  return more.length === 0 && isSignature(signature, signed(env, stopped, id)) ? id : null;
}

/** The second part of the token. */
const signed = ({ SESSION_SECRET }: Env, stopped: Stopped, id: string): string =>
  signatureOf(SESSION_SECRET, stopped, id);
