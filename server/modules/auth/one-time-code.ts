import { createHash, randomBytes } from 'node:crypto';
import { IsNull, MoreThan } from 'typeorm';
import { MINUTE_MS } from '../../../domain/time';
import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import type { DisownCode, EmailVerification, PasswordReset } from '../accounts/public';

type CodeTable = typeof DisownCode | typeof EmailVerification | typeof PasswordReset;

/** Stores the hash of a new code: 256 random bits that fit into a link. Only the answer holds the code itself. */
export async function issueCode(
  { manager }: Transaction,
  table: CodeTable,
  { accountId, now, minutes }: { accountId: string; now: Date; minutes: number },
): Promise<{ id: string; code: string }> {
  const id = newId();
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  await manager.insert(table, { id, accountId, codeHash: hashOfCode(code), createdAt: now, expiresAt });
  return { id, code };
}

/** The condition for using up a code, which decides between concurrent requests. */
export function usableCode(code: string, now: Date) {
  return { codeHash: hashOfCode(code), usedAt: IsNull(), expiresAt: MoreThan(now) };
}

/** A random code needs no salt and no slow hash: there is nothing to guess. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
