import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tripay's two signatures, both a hex HMAC-SHA256 with the merchant's private key. */

interface SignedRequest {
  merchantCode: string;
  merchantRef: string;
  /** Whole rupiah. */
  amount: number;
}

export function signRequest(privateKey: string, { merchantCode, merchantRef, amount }: SignedRequest): string {
  return hmac(privateKey, `${merchantCode}${merchantRef}${amount}`);
}

/** In constant time, over the raw body: Tripay escapes slashes and letters, so serialising it again would differ. */
export function isCallbackSignature(privateKey: string, body: Buffer, signature: string | undefined): boolean {
  if (signature === undefined) return false;
  const expected = Buffer.from(hmac(privateKey, body));
  const given = Buffer.from(signature);
  // timingSafeEqual throws on unequal lengths; the length of a signature is not secret.
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function hmac(key: string, content: string | Buffer): string {
  return createHmac('sha256', key).update(content).digest('hex');
}
