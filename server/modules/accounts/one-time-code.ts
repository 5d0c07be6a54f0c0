import { createHash, randomBytes, randomInt } from 'node:crypto';
import { IsNull, MoreThan } from 'typeorm';
import { RECOVERY_LETTERS } from '../../../domain/second-factor';
import { MINUTE_MS } from '../../../domain/time';
import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import type { DisownCode, PasswordReset } from './one-time-code.entity';

type CodeTable = typeof DisownCode | typeof PasswordReset;

interface Issued {
  accountId: string;
  now: Date;
  minutes: number;
}

/** Stores the hash of a new code. Only the result holds the code itself. */
export async function issueCode(
  { manager }: Transaction,
  table: CodeTable,
  issued: Issued,
): Promise<{ id: string; code: string }> {
  const code = linkCode();
  const row = newCodeRow(code, issued);
  await manager.insert(table, row);
  return { id: row.id, code };
}

/** 256 random bits that fit into a link. */
export function linkCode(): string {
  return randomBytes(32).toString('base64url');
}

/** A code to be typed, of letters that are not misread. */
export function typedCode(length: number): string {
  const letter = () => RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length));
  return Array.from({ length }, letter).join('');
}

/** The columns that every kind of code has. */
export function newCodeRow(code: string, { accountId, now, minutes }: Issued) {
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  return { id: newId(), accountId, codeHash: hashOfCode(code), createdAt: now, expiresAt };
}

/** The condition for using up a code, which decides between concurrent requests. */
export function usableCode(code: string, now: Date) {
  return { codeHash: hashOfCode(code), usedAt: IsNull(), expiresAt: MoreThan(now) };
}

/** A random code needs no salt and no slow hash: there is nothing to guess. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
