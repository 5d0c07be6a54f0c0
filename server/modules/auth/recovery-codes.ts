import { randomInt } from 'node:crypto';
import {
  groupedRecoveryCode,
  RECOVERY_CODE_COUNT,
  RECOVERY_LETTER_COUNT,
  RECOVERY_LETTERS,
} from '../../../domain/second-factor';
import type { Transaction } from '../../db/transaction';
import { RecoveryCode } from '../accounts/public';
import { hashOfCode } from './one-time-code';

/** Replaces all recovery codes of an account. Only the answer holds them; the database holds their hashes. */
export async function replaceRecoveryCodes({ manager }: Transaction, accountId: string, now: Date): Promise<string[]> {
  const stored = manager.getRepository(RecoveryCode);
  await stored.delete({ accountId });
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);
  await stored.insert(codes.map((code) => ({ accountId, codeHash: hashOfCode(code), createdAt: now })));
  return codes.map(groupedRecoveryCode);
}

function newRecoveryCode(): string {
  const letter = () => RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length));
  return Array.from({ length: RECOVERY_LETTER_COUNT }, letter).join('');
}
