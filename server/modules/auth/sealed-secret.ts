import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../../derived-key';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (sessionSecret: string): Buffer => derivedKey(sessionSecret, 'second factor');

/**
 * Encrypts a secret of an account (AES-256-GCM, with a key derived from SESSION_SECRET). The account's id is
 * authenticated too: moved to another account's row, it cannot be decrypted.
 */
export function seal(sessionSecret: string, accountId: string, content: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionSecret), iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when it was encrypted with another secret or for another account, or was changed. */
export function unseal(sessionSecret: string, accountId: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sessionSecret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
