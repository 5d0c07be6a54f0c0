import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useServer } from '../../testkit/server/test-server';
import { planCompanies } from './companies';
import { planDemoSeeker } from './demo-applications';
import { planJobs } from './jobs';
import { inOneTransaction } from './one-transaction';
import { planSeekers } from './people';
import { createSeedContext } from './seed-context';

const server = useServer();
const filesDirectory = mkdtempSync(join(tmpdir(), 'temukerja-seed-'));
afterAll(() => rmSync(filesDirectory, { recursive: true, force: true }));

test('tells the whole story of seeker@demo.test at an hour when the first job drawn has no free time', async () => {
  const options = { now: new Date('2026-11-21T16:21:30.000Z'), filesDirectory, onProgress: () => undefined };
  // The demo up to this story: the months of applications after it, most of the demo's work, do not touch it.
  await inOneTransaction(server.dataSource, async (access) => {
    const context = await createSeedContext(access, options);
    const [seeker, dual] = planSeekers(context);
    if (!seeker || !dual) throw new Error('The demo needs its two named seekers');
    planDemoSeeker(context, seeker, planJobs(context, planCompanies(context, dual)));
    await context.timeline.run();
  });

  const statuses = await server.dataSource.query<
    { status: string; total: number }[]
  >(`SELECT p.status, COUNT(*) AS total FROM applications p JOIN seekers s ON s.id = p.seeker_id JOIN accounts a ON a.id = s.account_id
     WHERE a.email = 'seeker@demo.test' GROUP BY p.status ORDER BY p.status`);
  expect(statuses).toEqual([
    { status: 'ACCEPTED', total: 6 },
    { status: 'PENDING', total: 3 },
    { status: 'REJECTED', total: 2 },
    { status: 'WITHDRAWN', total: 1 },
  ]);

  // Too late for an interview today: the next morning.
  const [next] = await server.dataSource.query<{ interview_starts_at: Date }[]>(
    "SELECT interview_starts_at FROM applications WHERE status = 'ACCEPTED' AND interview_starts_at > ? ORDER BY interview_starts_at LIMIT 1",
    [options.now],
  );
  expect(next?.interview_starts_at).toEqual(new Date('2026-11-22T01:00:00.000Z'));
});
