import { aCompany, anAdmin } from '../../../testkit/people/actors';
import { aJob } from '../../../testkit/market/job-factory';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { plant } from '../../../testkit/people/planted-people';
import {
  answerPause,
  dismissReports,
  pauseJob,
  queue,
  queued,
  reportCompany,
  reportJob,
  resumeJob,
} from '../../../testkit/market/reports';
import { callRoot, leastArguments, ROOTS } from '../../../testkit/checks/schema-roots';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

/** In the long run also before and after the pause: while it lasts, a company may read most. */
const isLong = Boolean(process.env['LONG_TESTS']);

/** In the reports' texts alone. */
const WORDS = 'mereka meminta uang seragam';

/** What is written about a job, by its company or where it may not. */
const WRITES: Record<string, (jobId: string) => Record<string, unknown>> = {
  setJobActive: (jobId) => ({ input: { jobId, isActive: true } }),
  saveInterviewSlots: (jobId) => ({ input: { jobId, slots: [] } }),
  deleteJob: () => ({ jobId: 'x' }),
  reportJob: (jobId) => ({ input: { jobId, reason: 'OTHER' } }),
  pauseJob: (jobId) => ({ input: { jobId, reason: 'Why' } }),
};

/** Exports, among them those that no company may have, and pages. */
const PATHS = ['accepted-applicants', 'token-ledger', 'companies', 'users', 'applications', 'token-transactions'];

it('tells a company by no path who has reported it, or what they wrote', async () => {
  const [company, admin] = [await aCompany(server), await anAdmin(server)];
  const job = await aJob(company);
  const reporter = await plant(server, 'an everyday name');
  const identity = { ...reporter.identity, others: [...(reporter.identity.others ?? []), WORDS, 'reporterId'] };
  await reportJob(reporter.seeker, job.id, { reason: 'ASKS_FOR_MONEY', text: WORDS });
  await reportCompany(reporter.seeker, company.companyId, { reason: 'OTHER', text: WORDS });
  // Where the reports are shown, the planted person is found.
  expect(findLeaks(JSON.stringify(await queue(admin)), identity)).toEqual(
    expect.arrayContaining([identity.fullName, WORDS]),
  );

  const readEverything = async (): Promise<Record<string, string>> => {
    const read: Record<string, string> = {};
    const ids = { id: job.id, jobId: job.id, companyId: company.companyId };
    for (const root of ROOTS.filter(({ operation }) => operation === 'query')) {
      // Once where it takes none of them.
      const takes = new Set(root.field.args.map(({ name }) => name));
      const givens = [ids, { ...ids, id: company.companyId }].map((given) => ({
        ...leastArguments(root),
        ...Object.fromEntries(Object.entries(given).filter(([name]) => takes.has(name))),
      }));
      for (const given of new Set([leastArguments(root), ...givens].map((each) => JSON.stringify(each))))
        read[`${root.name} ${given}`] = (
          await callRoot(company.client, root, JSON.parse(given) as Record<string, unknown>)
        ).raw;
    }
    for (const [name, given] of Object.entries(WRITES)) {
      const root = ROOTS.find((one) => one.name === name);
      if (!root) throw new Error(`No root ${name}`);
      read[name] = (await callRoot(company.client, root, given(job.id))).raw;
    }
    for (const path of PATHS) {
      const response = await company.client.fetch(`/exports/${path}.csv`);
      read[path] = JSON.stringify([...response.headers]) + (await response.text());
    }
    for (const path of reporter.files) read[path] = await (await company.client.fetch(path)).text();
    const mailbox = `/sandbox/mailbox?format=json&to=${encodeURIComponent(company.email)}`;
    read['mails'] = await (await company.client.fetch(mailbox)).text();
    return read;
  };
  const leaksIn = (read: Record<string, string>) =>
    Object.entries(read).flatMap(([name, raw]) => findLeaks(raw, identity).map((leak) => `${name}: ${leak}`));

  if (isLong) expect(leaksIn(await readEverything())).toEqual([]);

  await pauseJob(admin, job.id, 'It asks for a deposit');
  await answerPause(company, job.id, 'It does not');
  await mailsArrived(server, company.email, 'Your job Backend Engineer is paused');
  const paused = await readEverything();
  expect(leaksIn(paused)).toEqual([]);
  // What the company may read of it was read.
  expect(Object.entries(paused).find(([name]) => name.startsWith('job '))?.[1]).toBeDefined();
  expect(Object.values(paused).filter((raw) => raw.includes('It asks for a deposit')).length).toBeGreaterThan(1);

  if (!isLong) return;
  await resumeJob(admin, job.id);
  for (const id of [job.id, company.companyId]) {
    const group = await queued(admin, id);
    if (group) await dismissReports(admin, group, 'Looked at');
  }
  expect(leaksIn(await readEverything())).toEqual([]);
});
