import { selectOne, type Runner } from '../../db/statements';

export interface SecondFactorState {
  isOn: boolean;
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

/** The own second factor, as its owner sees it. */
export async function secondFactorOf(runner: Runner, accountId: string): Promise<SecondFactorState> {
  const row = await selectOne<{ confirmed_at: Date | null; codes_left: number }>(
    runner,
    `SELECT f.confirmed_at, (SELECT CAST(COUNT(*) AS SIGNED) FROM recovery_codes r WHERE r.account_id = f.account_id AND r.used_at IS NULL) AS codes_left
     FROM second_factors f WHERE f.account_id = ? AND f.confirmed_at IS NOT NULL`,
    [accountId],
  );
  return {
    isOn: row !== null,
    confirmedAt: row?.confirmed_at ?? null,
    recoveryCodesLeft: Number(row?.codes_left ?? 0),
  };
}
