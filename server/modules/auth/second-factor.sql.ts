import { affectedRows, type Runner } from '../../db/statements';

/** If an app was confirmed a moment ago, its secret stays, and codes of this one will be refused. */
export async function keepSecret(
  runner: Runner,
  { accountId, sealedSecret, now }: { accountId: string; sealedSecret: string; now: Date },
): Promise<void> {
  await affectedRows(
    runner,
    `INSERT INTO second_factors (account_id, sealed_secret, created_at) VALUES (?, ?, ?)
     ON DUPLICATE KEY UPDATE sealed_secret = IF(confirmed_at IS NULL, VALUES(sealed_secret), sealed_secret)`,
    [accountId, sealedSecret, now],
  );
}
