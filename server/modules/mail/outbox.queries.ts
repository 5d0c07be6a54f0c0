import { selectOne, type Runner } from '../../db/statements';

/** Mails that have not gone out yet, and those of them that have failed at least once. */
export async function countWaitingMails(runner: Runner): Promise<{ waiting: number; failing: number }> {
  const row = await selectOne<{ waiting: string; failing: string | null }>(
    runner,
    'SELECT COUNT(*) AS waiting, SUM(attempts > 0) AS failing FROM outbox WHERE done_at IS NULL',
  );
  return { waiting: Number(row?.waiting ?? 0), failing: Number(row?.failing ?? 0) };
}
