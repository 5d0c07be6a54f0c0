import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that fit into a link. Only the mail holds the code; the database holds its hash. */
export function newCode(): string {
  return randomBytes(32).toString('base64url');
}

/** A random code needs no salt and no slow hash: there is nothing to guess. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
