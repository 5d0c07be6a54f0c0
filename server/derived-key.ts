import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A key of 256 bits for one purpose, derived from the server's secret: a leaked key opens nothing else. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `temukerja ${purpose}`, 32));
}

/** A signature of a text for one purpose, which nobody else can make. */
export function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', derivedKey(secret, purpose)).update(text).digest('base64url');
}

/** In constant time. */
export function isSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  // timingSafeEqual throws on unequal lengths; the length of a signature is not secret.
  return one.length === other.length && timingSafeEqual(one, other);
}
