import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useServer } from '../../server/testing/test-server';
import { seedDemo } from './seed-demo';

const server = useServer();
const filesDirectory = mkdtempSync(join(tmpdir(), 'temukerja-seed-'));
afterAll(() => rmSync(filesDirectory, { recursive: true, force: true }));

test('tells the whole story of seeker@demo.test at an hour when the first job drawn has no free time', async () => {
  await seedDemo(server.dataSource, {
    now: new Date('2026-11-21T16:21:30.000Z'),
    filesDirectory,
    onProgress: () => undefined,
  });

  const statuses = await server.dataSource.query<
    { status: string; total: number }[]
  >(`SELECT p.status, COUNT(*) AS total FROM applications p JOIN seekers s ON s.id = p.seeker_id JOIN accounts a ON a.id = s.account_id
     WHERE a.email = 'seeker@demo.test' GROUP BY p.status ORDER BY p.status`);
  expect(statuses).toEqual([
    { status: 'ACCEPTED', total: 4 },
    { status: 'PENDING', total: 3 },
    { status: 'REJECTED', total: 3 },
    { status: 'WITHDRAWN', total: 1 },
  ]);
});
