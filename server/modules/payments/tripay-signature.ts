import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tripay's two signatures, both a hex HMAC-SHA256 under the merchant's private key (design, section 7). */

interface SignedRequest {
  merchantCode: string;
  merchantRef: string;
  /** Whole rupiah. */
  amount: number;
}

export function signRequest(privateKey: string, { merchantCode, merchantRef, amount }: SignedRequest): string {
  return hmac(privateKey, `${merchantCode}${merchantRef}${amount}`);
}

/** Compares in constant time. The raw body counts: the sender escapes slashes and letters, so a re-serialised one differs. */
export function isCallbackSignature(privateKey: string, body: Buffer, signature: string | undefined): boolean {
  if (signature === undefined) return false;
  const expected = Buffer.from(hmac(privateKey, body));
  const given = Buffer.from(signature);
  // timingSafeEqual throws on unequal lengths; the length of a signature is no secret.
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function hmac(key: string, content: string | Buffer): string {
  return createHmac('sha256', key).update(content).digest('hex');
}
