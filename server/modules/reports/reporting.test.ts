import { aCompany, anAdmin, aSeeker } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { revokeCompany } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import { setActive } from '../../../testkit/market/job-changes';
import { anInterview } from '../../../testkit/market/interview-factory';
import { aJob } from '../../../testkit/market/job-factory';
import { queued, reportCompany, reportJob } from '../../../testkit/market/reports';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';

const SECRET = { SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' };
const server = useServer(SECRET);

const REPORTED = graphql(`query ReportedByMe($jobId: ID!, $companyId: ID!) {
  job(id: $jobId) { viewerHasReported } company(id: $companyId) { viewerHasReported }
}`);

describe('a report about a job', () => {
  it('reaches the administrators with its reason and words, and the seeker sees that it was sent', async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const job = await aJob(company, { title: 'Kasir Toko' });
    const text = 'They want Rp 500.000 for a uniform';

    expect(await reportJob(seeker, job.id, { reason: 'ASKS_FOR_MONEY', text })).toEqual([]);

    expect(await queued(admin, job.id)).toMatchObject({
      openReports: 1,
      job: { id: job.id, title: 'Kasir Toko' },
      company: { id: company.companyId },
      reasons: [{ reason: 'ASKS_FOR_MONEY', count: 1 }],
      reports: [{ reason: 'ASKS_FOR_MONEY', text, reporterName: seeker.fullName }],
    });
    const ids = { jobId: job.id, companyId: company.companyId };
    expect(await seeker.client.ask(REPORTED, ids)).toEqual({
      job: { viewerHasReported: true },
      company: { viewerHasReported: false },
    });
    expect((await (await aSeeker(server)).client.ask(REPORTED, ids)).job?.viewerHasReported).toBe(false);
  });

  it('is one for each person and job, however often it is sent at once', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const [one, other] = [await aSeeker(server), await aSeeker(server)];
    const job = await aJob(company);

    const answers = await atOnce(50, (index) => reportJob(index % 2 === 0 ? one : other, job.id));

    expect(answers.flat()).toEqual([]);
    expect(await queued(admin, job.id)).toMatchObject({
      openReports: 2,
      reasons: [{ count: 2 }],
      history: { reports: 2 },
    });
    const rows = await server.dataSource.query('SELECT id FROM reports WHERE group_id = ?', [job.id]);
    expect(rows).toHaveLength(2);
  });

  it('needs a reason, and words where the reason is another one', async () => {
    const seeker = await aSeeker(server);
    const job = await aJob(await aCompany(server));

    for (const [report, code, field] of [
      [{ reason: null }, 'REPORT_REASON_REQUIRED', 'reason'],
      [{ reason: 'OTHER', text: '  ' }, 'REPORT_TEXT_REQUIRED', 'text'],
      [{ text: 'x'.repeat(1001) }, 'TEXT_TOO_LONG', 'text'],
    ] as const)
      expect(await reportJob(seeker, job.id, report)).toMatchObject([{ code, field: [field] }]);
    expect(await reportJob(seeker, job.id, { reason: 'OTHER', text: 'x'.repeat(1000) })).toEqual([]);
  });

  it('is refused as the page of the job is', async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const [closed, hidden] = [await aJob(company), await aJob(company)];
    await setActive(company, closed.id, false);
    expect(await reportJob(seeker, closed.id)).toMatchObject([{ code: 'JOB_CLOSED' }]);
    await revokeCompany(admin, company.companyId);

    expect(await reportJob(seeker, hidden.id)).toMatchObject([{ code: 'JOB_NOT_FOUND' }]);
    expect(await reportJob(seeker, 'x')).toMatchObject([{ code: 'JOB_NOT_FOUND' }]);
  });

  it('stays open to a person the company has accepted, in every state of the job', async () => {
    const { company, seeker, job } = await anInterview(server);
    await revokeCompany(await anAdmin(server), company.companyId);

    expect(await reportJob(seeker, job.id)).toEqual([]);
  });
});

describe('a report about a company', () => {
  it('is grouped apart from those about its jobs', async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const job = await aJob(company);
    await reportJob(seeker, job.id);

    expect(await reportCompany(seeker, company.companyId)).toEqual([]);

    expect(await queued(admin, company.companyId)).toMatchObject({
      openReports: 1,
      job: null,
      reasons: [{ reason: 'FAKE_COMPANY', count: 1 }],
      history: { reports: 2 },
      viewerCanPause: false,
    });
  });

  it('is refused as the page of the company is', async () => {
    const [waiting, seeker] = [await aCompany(server, { isVerified: false }), await aSeeker(server)];

    expect(await reportCompany(seeker, waiting.companyId)).toMatchObject([{ code: 'COMPANY_NOT_VERIFIED' }]);
    expect(await reportCompany(seeker, 'x')).toMatchObject([{ code: 'COMPANY_NOT_FOUND' }]);
  });
});

describe('reports', () => {
  const limited = useSecondServer({ ...SECRET, RATE_LIMIT_FACTOR: '1' });

  it('are limited to 20 an hour for each person', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    const job = await aJob(company);
    const there = { client: seeker.client.clone(limited.url) };
    for (let count = 0; count < 20; count += 1) expect(await reportJob(there, job.id)).toEqual([]);

    expect(await reportJob(there, job.id)).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
  });
});
