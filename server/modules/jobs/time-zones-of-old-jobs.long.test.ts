import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../../scripts/database/create-database';
import { databaseUrl } from '../../../scripts/database/private-database';
import { seedDemo } from '../../../scripts/seed/seed-demo';
import { createDataSource } from '../../db/data-source';
import type { Database } from '../../db/database';

/** The demo as a version before time zones left it: jobs that exist stay WIB, and nothing that is planned moves. */

const MIGRATION = 'JobTimeZones1766085000000';
const filesDirectory = mkdtempSync(join(tmpdir(), 'temukerja-zones-'));
afterAll(() => rmSync(filesDirectory, { recursive: true, force: true }));

const TIMES = [
  'SELECT id, date, start, end, starts_at, ends_at, seats_taken FROM interview_slots ORDER BY id',
  'SELECT id, slot_id, interview_starts_at, interview_ends_at FROM applications ORDER BY id',
  'SELECT id, auto_close_date, is_active, is_visible FROM jobs ORDER BY id',
];
const timesIn = (dataSource: Database): Promise<Record<string, unknown>[][]> =>
  Promise.all(TIMES.map((sql) => dataSource.query<Record<string, unknown>[]>(sql)));

test('nothing planned moves when time zones come', async () => {
  const socketPath = process.env['TEST_DATABASE_SOCKET'] ?? '';
  const name = `zones_${process.env['JEST_WORKER_ID'] ?? '1'}`;
  await createDatabase(socketPath, name);
  const dataSource = await createDataSource({ url: databaseUrl(socketPath, name) }).initialize();
  try {
    await dataSource.runMigrations();
    await seedDemo(dataSource, {
      now: new Date('2026-11-24T03:00:00.000Z'),
      filesDirectory,
      onProgress: () => undefined,
    });
    const isApplied = async (): Promise<boolean> =>
      (await dataSource.query<unknown[]>('SELECT id FROM migrations WHERE name = ?', [MIGRATION])).length > 0;
    while (await isApplied()) await dataSource.undoLastMigration();

    const before = await timesIn(dataSource);
    expect(before.map((rows) => rows.length > 100)).toEqual([true, true, true]);
    await dataSource.runMigrations();
    expect(await timesIn(dataSource)).toEqual(before);
    const zones = await dataSource.query<{ time_zone: string }[]>('SELECT DISTINCT time_zone FROM jobs');
    expect(zones).toEqual([{ time_zone: 'Asia/Jakarta' }]);
  } finally {
    await dataSource.query(`DROP DATABASE ${name}`);
    await dataSource.destroy();
  }
}, 300_000);
