import { aCompany, anAdmin, aSeeker, type TestActor, type TestSeeker } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { setActive } from '../../../testkit/market/job-changes';
import { accept, aJob, applied, apply, type Outcome } from '../../../testkit/market/job-factory';
import { answerPause, dismissReports, pauseJob, queued, reportJob, resumeJob } from '../../../testkit/market/reports';
import { useServer } from '../../../testkit/server/test-server';

/** What administrators, companies and seekers do to one job at the same moment. */
const server = useServer();

let admins: TestActor[];
let seekers: TestSeeker[];
beforeAll(async () => {
  admins = [await anAdmin(server), await anAdmin(server)];
  seekers = await Promise.all(Array.from({ length: 20 }, () => aSeeker(server)));
});

const adminOf = (index: number) => admins[index % 2]!;
const seekerOf = (index: number) => seekers[index]!;
const codeOf = ({ errors }: Pick<Outcome, 'errors'>): string => errors[0]?.code ?? 'done';

/** What the three tables say of a job; they must agree. */
async function factsOf(jobId: string) {
  const [facts] = await server.dataSource.query<{ pauses: string }[]>(
    `SELECT j.is_paused, j.is_visible, (SELECT COUNT(*) FROM job_pauses p WHERE p.job_id = j.id AND p.open_mark = 1) AS pauses,
            COALESCE(g.is_paused, 0) AS grouped
     FROM jobs j LEFT JOIN report_groups g ON g.id = j.id WHERE j.id = ?`,
    [jobId],
  );
  return facts && { ...facts, pauses: Number(facts.pauses) };
}

const PAUSED = { is_paused: 1, is_visible: 0, pauses: 1, grouped: 1 };
const NOT_PAUSED = { is_paused: 0, is_visible: 1, pauses: 0, grouped: 0 };

it('nobody applies to a job after its pause was acknowledged', async () => {
  const job = await aJob(await aCompany(server), { slots: [{ maxApplicants: 20 }] });

  const outcomes = await atOnce(20, async (index) => {
    if (index % 5 > 0) return codeOf(await apply(seekerOf(index), job));
    await pauseJob(adminOf(0), job.id);
    return `paused, then ${codeOf(await apply(seekerOf(index), job))}`;
  });

  expect(outcomes.filter((outcome) => outcome.startsWith('paused'))).toEqual(
    Array.from({ length: 4 }, () => 'paused, then JOB_NOT_FOUND'),
  );
  expect(new Set(outcomes.filter((outcome) => !outcome.startsWith('paused'))).size).toBeGreaterThan(0);
  const rows = await server.dataSource.query('SELECT id FROM applications WHERE job_id = ?', [job.id]);
  expect(rows).toHaveLength(outcomes.filter((outcome) => outcome === 'done').length);
  expect(await factsOf(job.id)).toEqual(PAUSED);
  await expectInvariants(server);
});

it('nobody is accepted after the pause was acknowledged', async () => {
  const company = await aCompany(server, { tokens: 20 });
  const job = await aJob(company, { slots: [{ maxApplicants: 10 }] });
  const ids = await Promise.all(seekers.slice(0, 10).map((seeker) => applied(seeker, job)));

  const outcomes = await atOnce(10, async (index) => {
    const id = ids[index] ?? '';
    if (index % 2 === 0) return codeOf(await accept(company, id));
    await pauseJob(adminOf(0), job.id);
    return `paused, then ${codeOf(await accept(company, id))}`;
  });

  for (const outcome of outcomes) expect(['done', 'JOB_PAUSED', 'paused, then JOB_PAUSED']).toContain(outcome);
  await expectInvariants(server);
});

it('pausing and resuming leave the job, its pause and its group in one state', async () => {
  const job = await aJob(await aCompany(server));

  const answers = await atOnce(24, (index) =>
    index % 2 === 0 ? pauseJob(adminOf(0), job.id) : resumeJob(adminOf(1), job.id),
  );

  expect(answers.flat()).toEqual([]);
  expect([PAUSED, NOT_PAUSED]).toContainEqual(await factsOf(job.id));
  await resumeJob(adminOf(0), job.id);
  expect(await factsOf(job.id)).toEqual(NOT_PAUSED);
});

it('two administrators who pause at once leave one pause, and one of them is told', async () => {
  const job = await aJob(await aCompany(server));

  const answers = await atOnce(20, async (index) => [
    index % 2,
    (await pauseJob(adminOf(index), job.id))[0]?.code ?? 'done',
  ]);

  const winner = answers.find(([, code]) => code === 'done')?.[0];
  for (const [admin, code] of answers) expect(code).toBe(admin === winner ? 'done' : 'JOB_ALREADY_PAUSED');
  expect(await factsOf(job.id)).toEqual(PAUSED);
  const trail = await server.dataSource.query(
    "SELECT id FROM admin_activities WHERE action = 'PAUSE_JOB' AND JSON_CONTAINS(subjects, JSON_QUOTE(?))",
    [job.id],
  );
  expect(trail).toHaveLength(1);
});

it('a company does not open a job that is paused at the same time', async () => {
  const company = await aCompany(server);
  const job = await aJob(company);

  await atOnce(20, (index) =>
    index % 2 === 0 ? setActive(company, job.id, index % 4 === 0) : pauseJob(adminOf(0), job.id),
  );

  expect(await factsOf(job.id)).toEqual(PAUSED);
});

it('of several answers to a pause one is kept', async () => {
  const company = await aCompany(server);
  const job = await aJob(company);
  await pauseJob(adminOf(0), job.id);

  const answers = await atOnce(10, (index) => answerPause(company, job.id, `Answer ${index}`));

  expect(answers.filter(([refusal]) => refusal === undefined)).toHaveLength(1);
  expect(answers.filter(([refusal]) => refusal?.code === 'PAUSE_ANSWERED')).toHaveLength(9);
});

it('reports and dismissals at once leave as many open reports as are counted', async () => {
  const job = await aJob(await aCompany(server));
  await reportJob(seekerOf(0), job.id);

  await atOnce(20, async (index) => {
    if (index % 4 > 0) return reportJob(seekerOf(index), job.id);
    const group = await queued(adminOf(index), job.id);
    return group ? dismissReports(adminOf(index / 4), group) : [];
  });

  const [counted] = await server.dataSource.query<{ open_reports: number; stored: number; total_reports: number }[]>(
    `SELECT g.open_reports, g.total_reports, (SELECT COUNT(*) FROM reports r WHERE r.group_id = g.id AND r.open_mark = 1) AS stored
     FROM report_groups g WHERE g.id = ?`,
    [job.id],
  );
  expect(Number(counted?.stored)).toBe(counted?.open_reports);
  expect(counted?.total_reports).toBe(16);
});
