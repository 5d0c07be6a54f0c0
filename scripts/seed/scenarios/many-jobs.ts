import type { Database } from '../../../server/db/database';
import { fillTables } from '../../../bench/data/fill-tables';
import { ADMIN_EMAIL, companyEmail, seekerEmail } from '../../../bench/data/population';
import { affectedRows } from '../../../server/db/statements';
import { createPasswordHasher } from '../../../server/modules/accounts';
import { StartUpError } from '../../start-up-error';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../demo-accounts';
import type { SeedOptions } from '../seed-context';

/** Of the bench's data, whose scale 1 holds 200,000 jobs. */
const JOBS_AT_SCALE_ONE = 200_000;

/**
 * The bench's market with so many jobs and five times as many applications; its first people get the demo's addresses.
 * Too much for one transaction: throws StartUpError when an earlier filling was interrupted.
 */
export async function fillWithJobs(
  dataSource: Database,
  jobs: number,
  { now, onProgress }: SeedOptions,
): Promise<void> {
  const [someone] = await dataSource.query<unknown[]>('SELECT 1 FROM accounts LIMIT 1');
  if (someone)
    throw new StartUpError(
      'This database holds people already, perhaps of a filling that was broken off. Start with --fresh.',
    );
  const passwordHash = await createPasswordHasher({ memoryKib: 19_456, concurrency: 1 }).hash(DEMO_PASSWORD);
  const runner = dataSource.createQueryRunner();
  try {
    const origin = { scale: jobs / JOBS_AT_SCALE_ONE, seed: 1, base: now.getTime() };
    await fillTables(runner, origin, passwordHash, onProgress);
    const renamed = [
      [ADMIN_EMAIL, DEMO_EMAILS.admin],
      [companyEmail(0), DEMO_EMAILS.company],
      // Last, because a database counts as filled once it has this seeker.
      [seekerEmail(0), DEMO_EMAILS.seeker],
    ];
    for (const [from, to] of renamed)
      await affectedRows(dataSource, 'UPDATE accounts SET email = ? WHERE email = ?', [to ?? '', from ?? '']);
  } finally {
    await runner.release();
  }
}
