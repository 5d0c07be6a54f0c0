import { hkdfSync } from 'node:crypto';

/** A key of 256 bits for one purpose, out of the server's one secret: what leaks of one purpose opens no other. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `temukerja ${purpose}`, 32));
}
