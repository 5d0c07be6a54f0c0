import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../../scripts/database/create-database';
import { databaseUrl } from '../../../scripts/database/private-database';
import { seedDemo } from '../../../scripts/seed/seed-demo';
import { DAY_MS, HOUR_MS, wibDateOf, wibInstant } from '../../../domain/time';
import { createDataSource } from '../../db/data-source';
import type { Database } from '../../db/database';
import { companiesToAsk } from '../follow-ups/due-outcomes.sql';
import { dueLapses } from './reply-clock.sql';

/**
 * The demo as a version left it that knew neither the life of an interview, nor time zones, nor the reply clock: what was
 * planned stays as it is, and nobody is told or asked anything on the day of the upgrade.
 */

const FIRST_MIGRATION = 'InterviewLife1766080000000';
const filesDirectory = mkdtempSync(join(tmpdir(), 'temukerja-upgrade-'));
afterAll(() => rmSync(filesDirectory, { recursive: true, force: true }));

const TIMES = [
  'SELECT id, date, start, end, starts_at, ends_at, seats_taken FROM interview_slots ORDER BY id',
  'SELECT id, status, slot_id, interview_starts_at, interview_ends_at FROM applications ORDER BY id',
  'SELECT id, auto_close_date, is_active, is_visible FROM jobs ORDER BY id',
  'SELECT id, status FROM reschedule_requests ORDER BY id',
];
const timesIn = (dataSource: Database): Promise<Record<string, unknown>[][]> =>
  Promise.all(TIMES.map((sql) => dataSource.query<Record<string, unknown>[]>(sql)));

test('nothing planned moves, lapses or is asked about when the versions with these come', async () => {
  const socketPath = process.env['TEST_DATABASE_SOCKET'] ?? '';
  const name = `upgrade_${process.env['JEST_WORKER_ID'] ?? '1'}`;
  await createDatabase(socketPath, name);
  const dataSource = await createDataSource({ url: databaseUrl(socketPath, name) }).initialize();
  try {
    await dataSource.runMigrations();
    await seedDemo(dataSource, { now: new Date(), filesDirectory, onProgress: () => undefined });
    // As the version before had it: no interview was called off, and no request ended by itself.
    await dataSource.query("DELETE FROM reschedule_requests WHERE status IN ('WITHDRAWN', 'EXPIRED', 'ENDED')");
    const isApplied = async (): Promise<boolean> =>
      (await dataSource.query<unknown[]>('SELECT id FROM migrations WHERE name = ?', [FIRST_MIGRATION])).length > 0;
    while (await isApplied()) await dataSource.undoLastMigration();

    const before = await timesIn(dataSource);
    expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true, true]);
    const upgradedAt = Date.now();
    await dataSource.runMigrations();
    expect(await timesIn(dataSource)).toEqual(before);
    const one = async (sql: string): Promise<Record<string, unknown> | undefined> =>
      (await dataSource.query<Record<string, unknown>[]>(sql))[0];
    expect(await one('SELECT GROUP_CONCAT(DISTINCT time_zone) AS zones FROM jobs')).toEqual({ zones: 'Asia/Jakarta' });

    // Every accepted interview is planned, and a request that waited has two days.
    expect(await one('SELECT COUNT(called_off_at) AS called_off FROM applications')).toEqual({ called_off: 0 });
    const { expires_at: expiresAt } =
      (await one("SELECT MIN(expires_at) AS expires_at FROM reschedule_requests WHERE status = 'PENDING'")) ?? {};
    expect((expiresAt as Date).getTime()).toBeGreaterThanOrEqual(upgradedAt + 48 * HOUR_MS);

    const lapsesAfter = (days: number) => dueLapses(dataSource, new Date(upgradedAt + days * DAY_MS), 1_000);
    expect(await lapsesAfter(7)).toEqual([]);
    const { waiting } = (await one("SELECT COUNT(*) AS waiting FROM applications WHERE status = 'PENDING'")) ?? {};
    expect(await lapsesAfter(8)).toHaveLength(Number(waiting));
    expect(Number(waiting)).toBeGreaterThan(10);

    const old = "status = 'ACCEPTED' AND interview_ends_at <= UTC_TIMESTAMP(3) - INTERVAL 1 DAY";
    expect(await one(`SELECT COUNT(*) > 10 AS are_many FROM applications WHERE ${old}`)).toEqual({ are_many: 1 });
    const now = new Date(Math.max(Date.now(), wibInstant(wibDateOf(new Date()), '08:00').getTime()));
    const dayBegins = wibInstant(wibDateOf(now), '00:00');
    expect(await companiesToAsk(dataSource, { now, dayBegins, after: '', batch: 1_000 })).toEqual([]);
  } finally {
    await dataSource.query(`DROP DATABASE ${name}`);
    await dataSource.destroy();
  }
}, 600_000);
