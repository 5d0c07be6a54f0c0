import { createPublicKey, verify } from 'node:crypto';

const LONGEST_SECONDS = 24 * 3600;

interface Expected {
  /** Of this push service. */
  origin: string;
  /** The key that the browser has subscribed with, in base64url. */
  publicKey: string;
  /** In seconds since 1970. */
  now: number;
}

/** Why the sender is not who may send (RFC 8292); null when it is. */
export function vapidFault(header: string | undefined, { origin, publicKey, now }: Expected): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key === '') return 'no vapid token';
  if (key !== publicKey) return 'the key is not the one that the browser has subscribed with';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string };
  if (alg !== 'ES256' || !isSigned(`${head}.${claims}`, signature, key)) return 'the signature is wrong';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  if (aud !== origin) return 'the token is for another push service';
  if (typeof exp !== 'number' || exp <= now || exp > now + LONGEST_SECONDS)
    return 'the token has expired, or never does';
  if (typeof sub !== 'string' || !/^(?:mailto:|https:)/.test(sub)) return 'the token names nobody';
  return null;
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
}
