import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { instant } from '../db/row';
import { selectOne } from '../db/statements';

/** By how many seconds the clock is ahead of the database's, which is read in the middle of the way there and back. */
export async function clockAheadOf(database: Database, clock: Clock): Promise<number> {
  const before = clock.now().getTime();
  const row = await selectOne(database, { now: instant }, 'SELECT UTC_TIMESTAMP(3) AS now', []);
  const after = clock.now().getTime();
  if (!row) throw new Error('The database has no time');
  return ((before + after) / 2 - row.now.getTime()) / 1000;
}
