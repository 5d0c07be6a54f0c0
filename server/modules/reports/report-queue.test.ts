import { MINUTE_MS } from '../../../domain/time';
import { aCompany, anAdmin, aSeeker, type TestActor, type TestSeeker } from '../../../testkit/people/actors';
import { decide, revokeCompany, verifyCompany } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import { deleteJob } from '../../../testkit/market/job-changes';
import { aJob } from '../../../testkit/market/job-factory';
import { changeCompanyProfile } from '../../../testkit/people/profile-changes';
import {
  dismissReports,
  pauseJob,
  queue,
  queued,
  reportCompany,
  reportJob,
  type QueuedGroup,
} from '../../../testkit/market/reports';
import { plansOf, wastefulSteps } from '../../../testkit/checks/query-plans';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const TRAIL = graphql(`query ReportsOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId) { items { kind action details comment companyId filter namedSubjects { id kind name } } }
}`);

let admin: TestActor;
let seekers: TestSeeker[];
beforeAll(async () => {
  admin = await anAdmin(server);
  seekers = await Promise.all(Array.from({ length: 3 }, () => aSeeker(server)));
});
beforeEach(() => server.dataSource.query('DELETE FROM report_groups'));

/** A job that so many people have reported, a minute after the last. */
async function reportedJob(people: number, title = 'Kasir'): Promise<{ id: string; companyId: string }> {
  const company = await aCompany(server);
  const { id } = await aJob(company, { title });
  server.clock.advance(MINUTE_MS);
  for (const seeker of seekers.slice(0, people)) await reportJob(seeker, id);
  return { id, companyId: company.companyId };
}

async function allPages(order: 'NEWEST' | 'OLDEST' | 'MOST_REPORTED'): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await queue(admin, { after, pageSize: 2, order });
    ids.push(...page.items.map(({ id }) => id));
    after = page.endCursor;
    if (after === null) return ids;
  }
}

async function reported(id: string): Promise<QueuedGroup> {
  const group = await queued(admin, id);
  if (!group) throw new Error('It is not in the queue');
  return group;
}

describe('the queue', () => {
  it('lists the newest first, the oldest, or the most reported, page by page', async () => {
    const [two, three, one] = [await reportedJob(2), await reportedJob(3), await reportedJob(1)];
    const company = await aCompany(server);
    server.clock.advance(MINUTE_MS);
    for (const seeker of seekers) await reportCompany(seeker, company.companyId);

    expect(await allPages('NEWEST')).toEqual([company.companyId, one.id, three.id, two.id]);
    expect(await allPages('OLDEST')).toEqual([two.id, three.id, one.id, company.companyId]);
    const mostReported = await allPages('MOST_REPORTED');
    expect(mostReported.slice(0, 2).toSorted()).toEqual([company.companyId, three.id].toSorted());
    expect(mostReported.slice(2)).toEqual([two.id, one.id]);
  });

  it('counts the reasons and shows the newest texts', async () => {
    const { id } = await aJob(await aCompany(server));
    const [first, second, third] = seekers as [TestSeeker, TestSeeker, TestSeeker];
    await reportJob(first, id, { reason: 'OTHER', text: 'First' });
    await reportJob(second, id, { reason: 'DISCRIMINATION', text: 'Second' });
    await reportJob(third, id, { reason: 'DISCRIMINATION' });

    expect(await reported(id)).toMatchObject({
      reasons: [
        { reason: 'DISCRIMINATION', count: 2 },
        { reason: 'OTHER', count: 1 },
      ],
      reports: [{ text: null }, { text: 'Second' }, { text: 'First' }],
    });
  });

  it('says that a company has removed its job, which then cannot be paused', async () => {
    const company = await aCompany(server);
    const [kept, removed] = [await aJob(company), await aJob(company)];
    for (const { id } of [kept, removed]) await reportJob(seekers[0]!, id);
    await reportCompany(seekers[0]!, company.companyId);
    await deleteJob(company, removed.id);

    expect(await reported(kept.id)).toMatchObject({ isRemoved: false, viewerCanPause: true });
    expect(await reported(company.companyId)).toMatchObject({ isRemoved: false, viewerCanPause: false });
    const gone = { isRemoved: true, viewerCanPause: false, viewerCanResume: false, viewerCanDismiss: true };
    expect(await reported(removed.id)).toMatchObject(gone);
    expect(await pauseJob(admin, removed.id)).toMatchObject([{ code: 'JOB_NOT_FOUND' }]);
  });

  it('says what has been with the company', async () => {
    const company = await aCompany(server, { isVerified: false });
    await decide(admin, 'reject', company.companyId);
    await changeCompanyProfile(company, { companyName: 'PT Alamat Baru' });
    await verifyCompany(admin, company.companyId, { profileVersion: 2 });
    await revokeCompany(admin, company.companyId, { profileVersion: 2 });
    server.clock.advance(MINUTE_MS);
    await verifyCompany(admin, company.companyId, { profileVersion: 2 });
    const [first, second] = [await aJob(company), await aJob(company)];
    await reportJob(seekers[0]!, first.id);
    await pauseJob(admin, first.id);
    await reportJob(seekers[0]!, second.id);

    expect((await reported(second.id)).history).toEqual({
      verifiedSince: '2026-11-23T02:01:00.000Z',
      pauses: 1,
      rejections: 1,
      revocations: 1,
      reports: 2,
    });
    await revokeCompany(admin, company.companyId, { profileVersion: 2 });
    expect((await reported(second.id)).history).toMatchObject({ verifiedSince: null, revocations: 2 });
  });

  it('is a recorded read', async () => {
    const [reader, { id }] = [await anAdmin(server), await reportedJob(1, 'Juru Ketik')];

    await queue(reader, { order: 'MOST_REPORTED' });

    const { adminAuditTrail } = await reader.client.ask(TRAIL, { adminId: reader.accountId });
    expect(adminAuditTrail.items).toEqual([
      {
        kind: 'READ',
        action: 'READ_REPORTS',
        details: 'Listed reports about 1 job or company',
        comment: null,
        companyId: null,
        filter: '{"order":"MOST_REPORTED"}',
        namedSubjects: [{ id, kind: 'REPORTED', name: expect.stringContaining('Juru Ketik, PT') as string }],
      },
    ]);
  });

  it('costs the same statements at every length, without a scan or sort of the reports', async () => {
    await pauseJob(admin, (await reportedJob(3)).id);
    // A session notes now and then that it was used.
    await queue(admin);
    const few = await server.statementsOf(() => queue(admin));
    await Promise.all([reportedJob(3), reportedJob(3), reportedJob(2), reportedJob(1)]);
    await server.dataSource.query(
      `INSERT INTO report_groups (id, company_id, job_id, open_reports, total_reports, is_open, newest_at)
       SELECT CONCAT('01', LPAD(seq, 24, '0')), (SELECT MIN(id) FROM companies), NULL, 1, 7, seq % 50 = 0, NOW(3) FROM seq_1_to_2000`,
    );
    await server.dataSource.query('ANALYZE TABLE report_groups, reports');

    await queue(admin);
    const mostReported = () => queue(admin, { pageSize: 20, order: 'MOST_REPORTED' });

    expect(await server.statementsOf(mostReported)).toHaveLength(few.length);
    const plans = [
      ...(await plansOf(server, 'report_groups', mostReported)),
      ...(await plansOf(server, 'reports', mostReported)),
    ];
    expect(plans.filter(({ sql }) => /report_groups g FORCE INDEX \(ix_report_groups_most\)/.test(sql))).toHaveLength(
      1,
    );
    expect(wastefulSteps(plans, 20)).toEqual([]);
  });
});

describe('a dismissal', () => {
  it('closes the reports with a note on the trail, the first one, and lets people report again', async () => {
    const [{ id, companyId }, dismisser] = [await reportedJob(2, 'Penjahit'), await anAdmin(server)];
    const { version } = await reported(id);

    expect(await dismissReports(dismisser, { id, version }, ' ')).toMatchObject([{ code: 'DISMISSAL_NOTE_REQUIRED' }]);
    for (const note of ['They are competitors', 'Second'])
      expect(await dismissReports(dismisser, { id, version }, note)).toEqual([]);

    expect(await queued(admin, id)).toBeUndefined();
    const { adminAuditTrail } = await admin.client.ask(TRAIL, { adminId: dismisser.accountId });
    expect(adminAuditTrail.items).toMatchObject([
      {
        kind: 'CHANGE',
        action: 'DISMISS_REPORTS',
        details: 'Dismissed reports about a job or company',
        comment: 'They are competitors',
        companyId,
        namedSubjects: [{ id, kind: 'REPORTED' }],
      },
    ]);
    await reportJob(seekers[0]!, id);
    expect(await reported(id)).toMatchObject({ openReports: 1, history: { reports: 3 } });
  });

  it('is refused when another report has come since the administrator looked', async () => {
    const { id } = await reportedJob(1);
    const { version } = await reported(id);
    await reportJob(seekers[1]!, id);

    expect(await dismissReports(admin, { id, version })).toMatchObject([{ code: 'REPORTS_CHANGED' }]);
    expect(await reported(id)).toMatchObject({ openReports: 2 });
    expect(await dismissReports(admin, { id: 'x', version: 1 })).toMatchObject([{ code: 'REPORTS_NOT_FOUND' }]);
  });

  it('leaves a paused job in the queue', async () => {
    const { id } = await reportedJob(1);
    await pauseJob(admin, id);

    await dismissReports(admin, await reported(id));

    expect(await reported(id)).toMatchObject({ openReports: 0, viewerCanResume: true, viewerCanDismiss: false });
  });
});
