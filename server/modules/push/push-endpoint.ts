import { createECDH, createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { MAX_PUSH_ENDPOINT } from '../../../domain/push';

interface KnownServices {
  /** Names of hosts; `*.` stands for any name below. */
  pushServices: readonly string[];
  /** The origin of the stand-in; null where none runs. */
  standIn: string | null;
}

/**
 * Whether a browser's address is one of a known push service, so that nobody can make this server call another host. Asked
 * when it is saved and again when it is sent to: the list may have changed.
 */
export function isKnownEndpoint(endpoint: string, { pushServices, standIn }: KnownServices): boolean {
  if (endpoint.length > MAX_PUSH_ENDPOINT || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  const { protocol, hostname, port, username, password, origin } = url;
  // The text must be what the URL says: no tricks with spaces, backslashes or other spellings.
  if (username || password || url.href !== endpoint) return false;
  if (standIn !== null && origin === standIn) return true;
  if (protocol !== 'https:' || port !== '' || isIP(hostname) !== 0 || hostname.startsWith('[')) return false;
  return pushServices.some((known) =>
    known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known,
  );
}

export const hashOfEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

const AUTH_BYTES = 16;
const POINT_BYTES = 65;
/** No canonical base64url has other signs, or bits that nobody reads. */
const bytesOf = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
};

/** A point of P-256 in its long form, and a secret of 16 bytes: with others no message can be encrypted (RFC 8291). */
export function areBrowserKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = bytesOf(p256dh);
  if (point?.length !== POINT_BYTES || bytesOf(auth)?.length !== AUTH_BYTES) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(point).length > 0;
  } catch {
    return false;
  }
}
