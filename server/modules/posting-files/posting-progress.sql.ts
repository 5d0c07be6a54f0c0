import { affectedRows, type QueryExecutor } from '../../db/statements';

export async function writePostingProgress(
  executor: QueryExecutor,
  { companyId, percent }: { companyId: string; percent: number },
): Promise<void> {
  await affectedRows(
    executor,
    'INSERT INTO posting_progress (company_id, percent) VALUES (?, ?) ON DUPLICATE KEY UPDATE percent = VALUES(percent)',
    [companyId, percent],
  );
}

export async function removePostingProgress(executor: QueryExecutor, companyId: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM posting_progress WHERE company_id = ?', [companyId]);
}
