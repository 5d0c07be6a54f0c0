import { hash } from '@node-rs/argon2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { runMigrations } from '../testkit/database/run-migrations';
import { createProgress, type OnProgress } from '../scripts/progress';
import { runCommandLine, StartUpError } from '../scripts/start-up-error';
import { BENCH_PASSWORD } from './data/amounts';
import { fillTables } from './data/fill-tables';
import type { Origin } from './data/population';
import { connect, openBenchDatabase, relaxForFilling, settleForMeasuring } from './database';
import { readOptions } from './options';

/** The table that records what a filled database was made from. */
export async function readOrigin(connection: Connection): Promise<Origin | null> {
  await connection.query(
    'CREATE TABLE IF NOT EXISTS bench_origin (scale double NOT NULL, seed int NOT NULL, base bigint NOT NULL) ENGINE=InnoDB',
  );
  const [rows] = await connection.query<(Origin & RowDataPacket)[]>('SELECT scale, seed, base FROM bench_origin');
  return rows[0] ? { scale: rows[0].scale, seed: rows[0].seed, base: Number(rows[0].base) } : null;
}

/**
 * Leaves a database filled with the data of this scale and seed: an earlier filling is kept, and brought to the newest
 * migrations. Throws StartUpError when it holds something else.
 */
export async function ensureFilled(
  url: string,
  wanted: Pick<Origin, 'scale' | 'seed'>,
  onProgress: OnProgress,
): Promise<Origin> {
  await runMigrations(url, onProgress);
  const connection = await connect(url);
  try {
    const found = await readOrigin(connection);
    if (found && found.scale === wanted.scale && found.seed === wanted.seed) {
      onProgress(
        `filled already: scale ${found.scale}, seed ${found.seed}, made ${new Date(found.base).toISOString()}`,
      );
      return found;
    }
    if (found)
      throw new StartUpError(
        `This database was filled with scale ${found.scale} and seed ${found.seed}: empty it first.`,
      );
    await refuseForeignRows(connection);
    const origin = { ...wanted, base: Date.now() };
    await fill(connection, origin, onProgress);
    return origin;
  } finally {
    await connection.end();
  }
}

/** Refuses an interrupted filling and a database with other people's data. */
async function refuseForeignRows(connection: Connection): Promise<void> {
  const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM accounts LIMIT 1');
  if (rows.length > 0) {
    throw new StartUpError(
      'This database holds accounts that no finished filling made. Empty it, or remove its folder under .data/bench/, and run again.',
    );
  }
}

async function fill(connection: Connection, origin: Origin, onProgress: OnProgress): Promise<void> {
  await relaxForFilling(connection);
  const passwordHash = await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const counts = await fillTables(connection, origin, passwordHash, onProgress);
  await connection.query('INSERT INTO bench_origin (scale, seed, base) VALUES (?, ?, ?)', [
    origin.scale,
    origin.seed,
    origin.base,
  ]);
  for (const [table, count] of Object.entries(counts))
    onProgress(`${table.padEnd(20)} ${count.toLocaleString('en').padStart(10)} rows`);
}

/** `npm run bench:data [-- --scale 0.1|0.5|1|5] [--seed N]` */
async function fillFromCommandLine(): Promise<void> {
  const options = readOptions(process.argv.slice(2), { scale: { type: 'string' }, seed: { type: 'string' } });
  const wanted = { scale: options.number('scale', 1), seed: options.number('seed', 1) };
  const onProgress = createProgress();
  const database = await openBenchDatabase(wanted.scale, onProgress);
  try {
    await ensureFilled(database.url, wanted, onProgress);
    const connection = await connect(database.url);
    await settleForMeasuring(connection);
    await connection.end();
    onProgress('done');
  } finally {
    await database.close();
  }
}

if (require.main === module) void runCommandLine(fillFromCommandLine);
