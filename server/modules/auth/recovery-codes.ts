import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT, RECOVERY_LETTER_COUNT, RECOVERY_LETTERS } from '../../../domain/second-factor';
import { affectedRows } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import { RecoveryCode } from '../accounts/public';
import { hashOfCode } from './one-time-code';

/** Replaces all recovery codes of an account. Only the answer holds them; the database holds their hashes. */
export async function replaceRecoveryCodes({ manager }: Transaction, accountId: string, now: Date): Promise<string[]> {
  await affectedRows(manager, 'DELETE FROM recovery_codes WHERE account_id = ?', [accountId]);
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ accountId, codeHash: hashOfCode(code), createdAt: now, usedAt: null })),
  );
  return codes;
}

function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_LETTER_COUNT }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join(
    '',
  );
}
