import { groupedRecoveryCode, RECOVERY_CODE_COUNT, RECOVERY_LETTER_COUNT } from '../../../domain/second-factor';
import type { Transaction } from '../../db/transaction';
import { hashOfCode, RecoveryCode, typedCode } from '../accounts';

/** Replaces all recovery codes of an account. Only the result holds them; the database holds their hashes. */
export async function replaceRecoveryCodes({ manager }: Transaction, accountId: string, now: Date): Promise<string[]> {
  const stored = manager.getRepository(RecoveryCode);
  await stored.delete({ accountId });
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => typedCode(RECOVERY_LETTER_COUNT));
  await stored.insert(codes.map((code) => ({ accountId, codeHash: hashOfCode(code), createdAt: now })));
  return codes.map(groupedRecoveryCode);
}
