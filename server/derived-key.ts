import { hkdfSync } from 'node:crypto';

/** A key of 256 bits for one purpose, derived from the server's secret: a leaked key opens nothing else. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `temukerja ${purpose}`, 32));
}
