import { DAY_MS } from '../../../../domain/time';
import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { requestExport } from '../../../../testkit/people/data-exports';
import { graphql } from '../../../../testkit/graphql';
import { accept, aJob, applied, reject } from '../../../../testkit/market/job-factory';
import type {
  CancelledInterviewsQueryVariables,
  ReceiptsOfDaysQueryVariables,
  SilentCompaniesQueryVariables,
} from '../../../../testkit/graphql/graphql';
import { cancel } from '../../../../testkit/market/reschedules';
import { answerPause, pauseJob, resumeJob } from '../../../../testkit/market/reports';
import { anEnrolledAdmin } from '../../../../testkit/people/second-factor';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const RECEIPTS =
  graphql(`query ReceiptsOfDays($since: LocalDate, $until: LocalDate, $companyId: ID, $userId: ID, $pageSize: Int, $after: String) {
  adminRevealReceipts(since: $since, until: $until, companyId: $companyId, userId: $userId, pageSize: $pageSize, after: $after) {
    items { day kind details companyName administrator { name } userId userName applicationId jobTitle times } endCursor matching
  }
}`);
const PAUSES = graphql(`query PausesListed($isEnded: Boolean, $companyId: ID, $since: LocalDate) {
  adminJobPauses(isEnded: $isEnded, companyId: $companyId, since: $since) {
    items { jobId jobTitle companyName reason answer administrator { id } pausedAt resumedAt } matching
  }
}`);
const PAUSES_OF_JOB = graphql(
  `query PausesOfJob($id: ID!) { adminJob(id: $id) { pauses { reason resumedAt administrator { id } } } }`,
);
const SILENT =
  graphql(`query SilentCompanies($olderThanDays: Int, $neverAnswered: Boolean, $since: LocalDate, $until: LocalDate, $pageSize: Int, $after: String) {
  adminSilentCompanies(olderThanDays: $olderThanDays, neverAnswered: $neverAnswered, since: $since, until: $until, pageSize: $pageSize, after: $after) {
    items { company { id companyName records { email } } waitingSince applicationId waiting } endCursor matching
  }
}`);
const CANCELLED =
  graphql(`query CancelledInterviews($since: LocalDate, $until: LocalDate, $cancelledBy: ApplicationParty, $search: String) {
  adminCancelledInterviews(since: $since, until: $until, cancelledBy: $cancelledBy, search: $search) {
    items { applicationId cancelledBy reason date jobTitle companyName } matching
  }
}`);
const DATA_EXPORTS = graphql(`query DataExportsListed($since: LocalDate, $until: LocalDate) {
  adminDataExports(since: $since, until: $until) { items { accountId email requestedAs wasMade endedAt } matching }
}`);
const ADMINISTRATORS = graphql(`query AdministratorsListed($since: LocalDate, $until: LocalDate) {
  adminAdministrators(since: $since, until: $until) { id name secondFactorSince }
}`);
const READ_RECORDS = graphql(`query ApplicantSeen($id: ID!) { application(id: $id) { applicant { fullName email } } }`);
const TRAIL =
  graphql(`query ReadsOfOversight($adminId: ID, $exportsOnly: Boolean, $since: LocalDate, $until: LocalDate) {
  adminAuditTrail(adminId: $adminId, exportsOnly: $exportsOnly, since: $since, until: $until) {
    items { action subjects filter details } matching
  }
}`);

const trailOf = async ({ client, accountId }: TestActor) =>
  (await client.ask(TRAIL, { adminId: accountId })).adminAuditTrail.items;

describe('who saw whom on a day', () => {
  it('is a list by days, of companies and administrators, and its own read is on the trail', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Lihat' })];
    const seeker = await aSeeker(server, { fullName: 'Sri Terlihat' });
    const id = await applied(seeker, await aJob(company, { title: 'Penjahit' }));
    await accept(company, id);
    await company.client.ask(READ_RECORDS, { id });
    server.clock.advance(DAY_MS);
    await admin.client.ask(READ_RECORDS, { id });
    const { seekerId: userId } = seeker;
    const { companyId } = company;
    const ask = async (given: ReceiptsOfDaysQueryVariables) =>
      (await admin.client.ask(RECEIPTS, given)).adminRevealReceipts;
    const listed = async (given: ReceiptsOfDaysQueryVariables) => {
      const { items, matching } = await ask(given);
      const ofSeeker = items.filter((row) => row.userId === userId);
      return { matching, seen: ofSeeker.map((row) => [row.day, row.companyName, row.administrator !== null]) };
    };
    const [byAdmin, byCompany] = [
      ['2026-11-24', null, true],
      ['2026-11-23', 'PT Lihat', false],
    ];

    expect((await listed({ since: '2026-11-23' })).seen).toEqual([byAdmin, byCompany]);
    expect((await listed({ since: '2026-11-24', until: '2026-11-24' })).seen).toEqual([byAdmin]);
    expect(await listed({ companyId })).toEqual({ matching: 1, seen: [byCompany] });
    expect(await listed({ userId })).toEqual({ matching: 2, seen: [byAdmin, byCompany] });
    expect(await listed({ userId, until: '2026-11-23' })).toMatchObject({ matching: 1 });
    expect(await listed({ userId, companyId })).toMatchObject({ matching: 1 });
    const unseen = await aSeeker(server);
    expect(await listed({ userId: unseen.seekerId })).toEqual({ matching: 0, seen: [] });
    expect((await ask({ companyId })).items[0]).toMatchObject({
      kind: 'IDENTITY',
      userName: 'Sri Terlihat',
      applicationId: id,
      jobTitle: 'Penjahit',
      administrator: null,
    });
    expect((await trailOf(admin))[0]).toMatchObject({
      action: 'READ_RECEIPTS',
      subjects: [seeker.seekerId],
      details: 'Listed who saw 1 user',
    });
  });
});

describe('pauses', () => {
  it('are listed with their reasons, current and ended, also on the page of the job', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Jeda' })];
    const [first, second] = [await aJob(company, { title: 'Pertama' }), await aJob(company, { title: 'Kedua' })];
    await pauseJob(admin, first.id, 'It asks for a deposit.');
    await answerPause(company, first.id, 'It was a mistake.');
    await resumeJob(admin, first.id);
    server.clock.advance(60_000);
    await pauseJob(admin, first.id, 'Again.');
    await pauseJob(admin, second.id, 'Elsewhere.');
    const reasons = async (isEnded?: boolean) => {
      const { items, matching } = (await admin.client.ask(PAUSES, { companyId: company.companyId, isEnded }))
        .adminJobPauses;
      expect(matching).toBe(items.length);
      return items.map(({ reason }) => reason).toSorted();
    };

    expect(await reasons()).toEqual(['Again.', 'Elsewhere.', 'It asks for a deposit.']);
    expect(await reasons(false)).toEqual(['Again.', 'Elsewhere.']);
    expect(await reasons(true)).toEqual(['It asks for a deposit.']);
    const { items } = (await admin.client.ask(PAUSES, { isEnded: true, since: '2026-11-23' })).adminJobPauses;
    expect(items.find(({ jobId }) => jobId === first.id)).toEqual({
      jobId: first.id,
      jobTitle: 'Pertama',
      companyName: 'PT Jeda',
      reason: 'It asks for a deposit.',
      answer: 'It was a mistake.',
      administrator: { id: admin.accountId },
      pausedAt: '2026-11-23T02:00:00.000Z',
      resumedAt: '2026-11-23T02:00:00.000Z',
    });
    const { adminJob } = await admin.client.ask(PAUSES_OF_JOB, { id: first.id });
    expect(adminJob?.pauses.map(({ reason, resumedAt }) => [reason, resumedAt !== null])).toEqual([
      ['Again.', false],
      ['It asks for a deposit.', true],
    ]);
    expect((await trailOf(admin)).map(({ action }) => action)).toContain('READ_PAUSES');
  });
});

describe('cancelled interviews', () => {
  it('are listed by the day of cancelling, the side and the reason, with their number', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Batal', tokens: 3 })];
    const job = await aJob(company, { title: 'Pembatik', slots: [{ date: '2026-12-20', maxApplicants: 5 }] });
    const cancelled = async (by: 'COMPANY' | 'APPLICANT', reason?: string) => {
      const seeker = await aSeeker(server);
      const id = await applied(seeker, job);
      await accept(company, id);
      expect((await cancel(by === 'COMPANY' ? company : seeker, id, reason)).errors).toEqual([]);
      return id;
    };
    const first = await cancelled('COMPANY', 'Mesin kami rusak.');
    server.clock.advance(DAY_MS);
    const second = await cancelled('APPLICANT');
    const ask = async (given: CancelledInterviewsQueryVariables) =>
      (await admin.client.ask(CANCELLED, given)).adminCancelledInterviews;
    const listed = async (given: CancelledInterviewsQueryVariables) => {
      const { items, matching } = await ask(given);
      expect(matching).toBe(items.length);
      return items.map(({ applicationId }) => applicationId);
    };
    const day = server.clock.now().toISOString().slice(0, 10);

    expect(await listed({})).toEqual([second, first]);
    expect(await listed({ since: day })).toEqual([second]);
    expect(await listed({ cancelledBy: 'COMPANY' })).toEqual([first]);
    expect(await listed({ cancelledBy: 'COMPANY', since: day })).toEqual([]);
    expect(await listed({ search: 'mesin' })).toEqual([first]);
    expect((await ask({ search: 'mesin' })).items).toMatchObject([
      {
        reason: 'Mesin kami rusak.',
        cancelledBy: 'COMPANY',
        date: '2026-12-20',
        jobTitle: 'Pembatik',
        companyName: 'PT Batal',
      },
    ]);
    expect((await trailOf(admin))[0]).toMatchObject({ action: 'READ_APPLICATIONS', subjects: [first] });
  });
});

describe('companies that do not answer', () => {
  it('are sorted by their longest waiting applicant, each once, with the number who wait', async () => {
    const admin = await anAdmin(server);
    const slow = await aCompany(server, { companyName: 'PT Lambat' });
    const slower = await aCompany(server, { companyName: 'PT Lebih Lambat' });
    const quick = await aCompany(server, { companyName: 'PT Cepat' });
    const apply = async (company: typeof slow, day: string) => {
      const id = await applied(await aSeeker(server), await aJob(company, { slots: [{ date: '2026-12-30' }] }));
      await server.dataSource.query('UPDATE applications SET applied_at = ? WHERE id = ?', [
        new Date(`${day}T02:00:00.000Z`),
        id,
      ]);
      return id;
    };
    await apply(slow, '2026-11-12');
    const oldest = await apply(slow, '2026-11-10');
    await apply(slow, '2026-11-22');
    await apply(slower, '2026-11-05');
    await reject(quick, await apply(quick, '2026-11-01'));
    await apply(quick, '2026-11-20');
    const ask = async (given: SilentCompaniesQueryVariables) =>
      (await admin.client.ask(SILENT, given)).adminSilentCompanies;
    const listed = async (given: SilentCompaniesQueryVariables) => {
      const { items, matching } = await ask(given);
      expect(matching).toBe(items.length);
      return items.map(({ company, waiting }) => `${company.companyName} ${waiting}`);
    };

    expect(await listed({})).toEqual(['PT Lebih Lambat 1', 'PT Lambat 2']);
    expect(await listed({ olderThanDays: 14 })).toEqual(['PT Lebih Lambat 1']);
    expect(await listed({ olderThanDays: 2 })).toEqual(['PT Lebih Lambat 1', 'PT Lambat 2', 'PT Cepat 1']);
    const never = { olderThanDays: 2, neverAnswered: true };
    expect(await listed(never)).toEqual(['PT Lebih Lambat 1', 'PT Lambat 2']);
    // A company is where its longest wait began, and nowhere else.
    expect(await listed({ since: '2026-11-10' })).toEqual(['PT Lambat 2']);
    expect(await listed({ until: '2026-11-09' })).toEqual(['PT Lebih Lambat 1']);
    const first = await ask({ pageSize: 1 });
    const next = await ask({ pageSize: 1, after: first.endCursor });
    expect(next.items).toEqual([
      {
        company: { id: slow.companyId, companyName: 'PT Lambat', records: { email: slow.email } },
        waitingSince: '2026-11-10T02:00:00.000Z',
        applicationId: oldest,
        waiting: 2,
      },
    ]);
    expect(next.endCursor).toBeNull();
    expect((await trailOf(admin))[0]).toMatchObject({ action: 'READ_COMPANIES', filter: '{"olderThanDays":"7"}' });
  });
});

describe('exports', () => {
  it('that people asked for are listed by day, and those of administrators on the trail by themselves', async () => {
    const [admin, seeker] = [await anAdmin(server), await aSeeker(server)];
    await requestExport(seeker);
    expect((await admin.client.fetch('/exports/users.csv?search=nobody')).status).toBe(200);
    const ask = async (days: { since?: string; until?: string }) =>
      (await admin.client.ask(DATA_EXPORTS, days)).adminDataExports;

    const { items, matching } = await ask({ since: '2026-11-23', until: '2026-11-23' });
    expect(matching).toBe(1);
    expect(items).toMatchObject([{ accountId: seeker.accountId, email: seeker.email, requestedAs: 'USER' }]);
    expect(await ask({ until: '2026-11-22' })).toEqual({ items: [], matching: 0 });

    const exportsOf = async (days: { since?: string; until?: string }) =>
      (await admin.client.ask(TRAIL, { adminId: admin.accountId, exportsOnly: true, ...days })).adminAuditTrail;
    const { items: exported, matching: count } = await exportsOf({ since: '2026-11-23' });
    expect([exported.map(({ action }) => action), count]).toEqual([['EXPORT_USERS'], 1]);
    expect((await exportsOf({ until: '2026-11-22' })).items).toEqual([]);
  });
});

it('administrators without a second factor come first', async () => {
  const [guarded, bare] = [await anEnrolledAdmin(server), await anAdmin(server)];
  const { adminAdministrators } = await bare.client.ask(ADMINISTRATORS);
  const withOne = adminAdministrators.map(({ secondFactorSince }) => secondFactorSince !== null);
  expect(withOne).toEqual(withOne.toSorted());
  expect(adminAdministrators.find(({ id }) => id === guarded.accountId)?.secondFactorSince).not.toBeNull();
  expect(adminAdministrators.find(({ id }) => id === bare.accountId)?.secondFactorSince).toBeNull();

  const madeSince = async (since: string, until: string) =>
    (await bare.client.ask(ADMINISTRATORS, { since, until })).adminAdministrators.map(({ id }) => id);
  expect(await madeSince('2026-11-23', '2026-11-23')).toContain(bare.accountId);
  expect(await madeSince('2026-11-01', '2026-11-22')).toEqual([]);
});
