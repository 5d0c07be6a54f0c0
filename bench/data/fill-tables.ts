import type { OnProgress } from '../../scripts/progress';
import { ApplicationPlan } from './application-plan';
import { insertAll, type QueryConnection } from './bulk-insert';
import { JobPlan } from './job-plan';
import { LedgerPlan } from './ledger-plan';
import * as market from './market-rows';
import * as people from './people-rows';
import { Population, type Origin } from './population';

type Rows = Parameters<typeof insertAll>[2];

/** Plans everything, then writes table after table. Returns the number of rows of each. */
export async function fillTables(
  connection: QueryConnection,
  origin: Origin,
  passwordHash: string,
  onProgress: OnProgress,
): Promise<Record<string, number>> {
  onProgress(`planning scale ${origin.scale}, seed ${origin.seed}`);
  const population = new Population(origin);
  const jobs = new JobPlan(population);
  const applications = new ApplicationPlan(jobs);
  const ledger = new LedgerPlan(applications);
  const tables: readonly [table: string, rows: () => Rows][] = [
    ['accounts', () => people.accountRows(population, passwordHash)],
    ['admins', () => people.adminRows(population)],
    ['files', () => people.fileRows(population)],
    ['seekers', () => people.seekerRows(population)],
    ['companies', () => people.companyRows(population)],
    ['company_members', () => people.memberRows(population)],
    ['admin_activities', () => people.activityRows(population)],
    // Before their jobs, which a trigger would otherwise stamp for each slot.
    ['interview_slots', () => market.slotRows(jobs)],
    ['jobs', () => market.jobRows(jobs)],
    ['applications', () => market.applicationRows(applications)],
    ['invoices', () => market.invoiceRows(ledger, jobs)],
    ['token_transactions', () => market.ledgerRows(ledger, applications)],
    ['token_balances', () => market.balanceRows(ledger, jobs)],
  ];
  // Together with an empty table this lets MariaDB build the indexes in bulk. What the keys would refuse cannot arise:
  // the rows are unique by construction, and compare-responses.long.test.ts looks at what must never be.
  await connection.query('SET unique_checks = 0, foreign_key_checks = 0');
  const counts: Record<string, number> = {};
  for (const [table, rows] of tables) {
    onProgress(`writing ${table}`);
    counts[table] = await insertAll(connection, table, rows());
  }
  await connection.query(
    'UPDATE jobs j JOIN (SELECT job_id, COUNT(*) AS total FROM applications GROUP BY job_id) counted ON counted.job_id = j.id SET j.application_count = counted.total',
  );
  await connection.query('SET unique_checks = 1, foreign_key_checks = 1');
  onProgress('gathering statistics for the optimiser');
  await connection.query(`ANALYZE TABLE ${tables.map(([table]) => table).join(', ')}`);
  return counts;
}
