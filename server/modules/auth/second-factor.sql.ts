import { affectedRows, type QueryExecutor } from '../../db/statements';

/** If an app was confirmed a moment ago, its secret stays, and codes of this one will be refused. */
export async function keepSecret(
  executor: QueryExecutor,
  { accountId, sealedSecret, now }: { accountId: string; sealedSecret: string; now: Date },
): Promise<void> {
  await affectedRows(
    executor,
    `INSERT INTO second_factors (account_id, sealed_secret, created_at) VALUES (?, ?, ?)
     ON DUPLICATE KEY UPDATE sealed_secret = IF(confirmed_at IS NULL, VALUES(sealed_secret), sealed_secret),
       created_at = IF(confirmed_at IS NULL, VALUES(created_at), created_at)`,
    [accountId, sealedSecret, now],
  );
}
