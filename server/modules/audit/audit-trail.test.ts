import { newId } from '../../db/columns';
import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { writeEntry } from '../../../testkit/people/admin-trail';
import { verifyCompany } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import type { TrailAboutQueryVariables, TrailSeenQueryVariables } from '../../../testkit/graphql/graphql';
import { aJob, applied } from '../../../testkit/market/job-factory';
import { anInvoice } from '../../../testkit/market/payment-factory';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { idsByPage } from '../../../testkit/server/list-pages';
import { useServer } from '../../../testkit/server/test-server';
import { auditTrailStatement } from './audit.sql';

const server = useServer();

const TRAIL = graphql(`query TrailSeen($kind: AuditKind, $adminId: ID, $after: String) {
  adminAuditTrail(kind: $kind, adminId: $adminId, after: $after) {
    items { id kind action details comment adminId adminName companyId companyName subjects filter before after }
    endCursor administrators { id name }
  }
}`);

const trail = async ({ client }: TestActor, given: TrailSeenQueryVariables) =>
  (await client.ask(TRAIL, given)).adminAuditTrail;

const NAMED_SUBJECTS = graphql(`query SubjectsNamed($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action namedSubjects { id kind name } } }
}`);
const EVERY_KIND = graphql(`query EveryKindOfRead($company: ID!, $user: ID!, $job: ID!, $application: ID!) {
  adminCompany(id: $company) { id } adminUser(id: $user) { user { id } } adminJob(id: $job) { isRemoved } adminApplication(id: $application) { user { id } }
  adminTokenTransactions(companyId: $company) { items { id } } adminUsers(search: "sari subjek") { items { id } }
}`);
const COMPANY = graphql(`query CompanyLookedAt($id: ID!) { adminCompany(id: $id) { id } }`);
const APPLICATIONS_LOOKED_AT = graphql(
  `query ApplicationsLookedAt($jobId: ID) { adminApplications(jobId: $jobId) { items { id } } }`,
);
const ABOUT =
  graphql(`query TrailAbout($aboutId: ID, $adminId: ID, $kind: AuditKind, $since: LocalDate, $exportsOnly: Boolean) {
  adminAuditTrail(aboutId: $aboutId, adminId: $adminId, kind: $kind, since: $since, exportsOnly: $exportsOnly) {
    items { id action } matching
  }
}`);
const ABOUT_PAGE = graphql(`query TrailAboutInPages($aboutId: ID, $pageSize: Int, $after: String) {
  adminAuditTrail(aboutId: $aboutId, pageSize: $pageSize, after: $after) { items { id details } endCursor }
}`);
const USERS = graphql(`query UsersLookedAt { adminUsers { items { id } } }`);

/** Enough entries of several kinds for a plan to tell something, in whatever order the tests run. */
async function readOften(admin: TestActor): Promise<void> {
  for (let round = 0; round < 10; round += 1)
    for (const action of ['READ_USERS', 'READ_COMPANY', 'READ_APPLICATIONS', 'EXPORT_USERS'] as const)
      await writeEntry(server, admin, { action });
}

const decide = (admin: TestActor, companyId: string) => verifyCompany(admin, companyId, { note: 'Papers seen' });
const look = ({ client }: TestActor, id: string) => client.ask(COMPANY, { id });

describe('the audit trail', () => {
  it('says who did what, on whom, and the state before and after, and nothing of a decision that was refused', async () => {
    const company = await aCompany(server, { companyName: 'PT Jejak', isVerified: false });
    const admin = await anAdmin(server);
    await decide(admin, company.companyId);
    expect(await decide(admin, company.companyId)).not.toEqual([]);

    const { items, administrators } = await trail(admin, { adminId: admin.accountId });

    expect(items).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'CHANGE',
        action: 'VERIFY',
        details: 'Verified PT Jejak',
        comment: 'Papers seen',
        adminId: admin.accountId,
        adminName: administrators.find(({ id }) => id === admin.accountId)?.name,
        companyId: company.companyId,
        companyName: 'PT Jejak',
        subjects: [company.companyId],
        filter: null,
        before: '{"verificationStatus":"PENDING"}',
        after: '{"verificationStatus":"VERIFIED"}',
      },
    ]);
  });

  it('is narrowed to one kind and to one administrator', async () => {
    const company = await aCompany(server, { isVerified: false });
    const [one, other] = [await anAdmin(server), await anAdmin(server)];
    await decide(one, company.companyId);
    await look(one, company.companyId);
    await look(other, company.companyId);
    const actions = async (options: TrailSeenQueryVariables) =>
      (await trail(one, options)).items.map(({ action, adminId }) => [action, adminId]);

    expect(await actions({ adminId: one.accountId })).toEqual([
      ['READ_COMPANY', one.accountId],
      ['VERIFY', one.accountId],
    ]);
    expect(await actions({ adminId: one.accountId, kind: 'READ' })).toEqual([['READ_COMPANY', one.accountId]]);
    expect((await actions({ kind: 'READ' })).slice(0, 2)).toEqual([
      ['READ_COMPANY', other.accountId],
      ['READ_COMPANY', one.accountId],
    ]);
    expect((await actions({ kind: 'CHANGE' }))[0]).toEqual(['VERIFY', one.accountId]);
  });

  it('is narrowed to what is about one company or one person, by the days, also under what belongs to them', async () => {
    const [company, other] = [await aCompany(server, { isVerified: false }), await aCompany(server)];
    const [seeker, admin] = [await aSeeker(server), await anAdmin(server)];
    await decide(admin, company.companyId);
    const job = await aJob(company);
    const application = await applied(seeker, job);
    const elsewhere = await applied(await aSeeker(server), await aJob(other));
    await look(admin, other.companyId);
    await admin.client.ask(APPLICATIONS_LOOKED_AT, { jobId: job.id });
    await admin.client.ask(EVERY_KIND, { company: company.companyId, user: seeker.seekerId, job: job.id, application });
    const about = async (aboutId: string, more: TrailAboutQueryVariables = {}) => {
      const { items, matching } = (await admin.client.ask(ABOUT, { aboutId, adminId: admin.accountId, ...more }))
        .adminAuditTrail;
      expect(matching).toBe(items.length);
      return items.map(({ action }) => action).toSorted();
    };

    expect(await about(company.companyId)).toEqual(['READ_APPLICATION', 'READ_COMPANY', 'READ_JOB', 'VERIFY']);
    expect(await about(company.companyId, { kind: 'CHANGE' })).toEqual(['VERIFY']);
    expect(await about(company.companyId, { since: '2026-11-24' })).toEqual([]);
    expect(await about(company.companyId, { exportsOnly: true })).toEqual([]);
    expect(await about(seeker.seekerId)).toEqual(['READ_APPLICATION', 'READ_APPLICATIONS', 'READ_USER']);
    expect(await about(job.id)).toEqual(['READ_JOB']);
    expect(await about(elsewhere)).toEqual([]);
  });

  it('about one company goes on to its end, each entry once, at the same cost', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const { companyId: aboutId } = company;
    const page = async (pageSize: number, after: string | null = null) =>
      (await admin.client.ask(ABOUT_PAGE, { aboutId, pageSize, after })).adminAuditTrail;
    await look(admin, aboutId);
    const cost = async (pageSize: number) => (await server.statementsOf(() => page(pageSize))).length;
    const few = await cost(1);
    for (let index = 0; index < 5; index += 1) await look(admin, aboutId);

    expect(await cost(20)).toBe(few);
    const pages = await idsByPage((after) => page(4, after));
    expect(pages.map(({ length }) => length)).toEqual([4, 2]);
    expect(new Set(pages.flat()).size).toBe(6);
  });

  it('goes on 20 at a time to its end, newest first, each entry once, at the same cost as one', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const page = (after: string | null) => trail(admin, { adminId: admin.accountId, after });
    await look(admin, company.companyId);
    expect(await server.statementsOf(() => page(null))).toHaveLength(3);
    for (let index = 0; index < 44; index += 1) await look(admin, company.companyId);

    expect(await server.statementsOf(() => page(null))).toHaveLength(3);
    const pages = await idsByPage(page);
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    const all = pages.flat();
    expect(all).toEqual([...new Set(all)].sort().reverse());
  });

  it.each([
    ['everything', {}, 'ix_admin_activities_created'],
    ['one kind', { kind: 'READ' }, 'ix_admin_activities_kind'],
    ['one administrator', { adminId: 'A' }, 'ix_admin_activities_admin'],
    ['both', { kind: 'READ', adminId: 'A' }, 'ix_admin_activities_admin_kind'],
    ['days', { since: '2026-11-01', until: '2026-11-30' }, 'ix_admin_activities_created'],
    ['exports', { exportsOnly: true }, 'ix_admin_activities_action'],
  ] as const)('reads %s along an index, without sorting', async (_what, given, index) => {
    await readOften(await anAdmin(server));
    const after = Buffer.from(JSON.stringify(['2026-11-20T00:00:00.000Z', '7'.repeat(26)])).toString('base64url');
    for (const cursor of [null, after]) {
      const { sql, parameters } = auditTrailStatement({ ...given, after: cursor, limit: 20 });
      const plan = await server.dataSource.query<{ table: string; key: string | null; Extra: string }[]>(
        `EXPLAIN ${sql}`,
        parameters,
      );
      const ranges = plan.filter(({ table, key }) => table === 'y' && key !== 'PRIMARY');
      expect([...new Set(ranges.map(({ key }) => key))]).toEqual([index]);
      // What is sorted are the few ids of a page.
      expect(ranges.filter(({ Extra }) => /filesort|temporary/.test(Extra ?? ''))).toEqual([]);
    }
  });

  it('reads what is about one row by the indexes of the rows alone', async () => {
    await readOften(await anAdmin(server));
    const { sql, parameters } = auditTrailStatement({ aboutId: newId(), after: null, limit: 20 });
    const plan = await server.dataSource.query<{ table: string | null; type: string | null }[]>(
      `EXPLAIN ${sql}`,
      parameters,
    );
    const kinds = plan.filter(({ table }) => table === 's' || table === 'o').map(({ type }) => type);
    expect(kinds).not.toEqual([]);
    expect(kinds.filter((type) => type === 'ALL' || type === 'index')).toEqual([]);
  });
});

describe('the subjects of an entry', () => {
  it('of every kind are named in one statement for each kind', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Subjek' })];
    const seeker = await aSeeker(server, { fullName: 'Sari Subjek' });
    const job = await aJob(company, { title: 'Kurir' });
    const application = await applied(seeker, job);
    const gone = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    await admin.client.ask(EVERY_KIND, { company: company.companyId, user: seeker.seekerId, job: job.id, application });
    await writeEntry(server, admin, { action: 'READ_USERS', subjects: [gone] });

    const ask = async () => {
      const { adminAuditTrail } = await admin.client.ask(NAMED_SUBJECTS, { adminId: admin.accountId });
      return adminAuditTrail.items.map(({ action, namedSubjects }) => [
        action,
        namedSubjects.map(({ kind, name }) => [kind, name]),
      ]);
    };

    // Entries of one moment come in no order of their own.
    expect(
      (await ask())
        .map((row) => JSON.stringify(row))
        .toSorted()
        .map((row) => JSON.parse(row) as unknown),
    ).toEqual([
      [
        'READ_APPLICATION',
        [
          ['APPLICATION', 'Sari Subjek, Kurir'],
          ['USER', 'Sari Subjek'],
        ],
      ],
      ['READ_COMPANY', [['COMPANY', 'PT Subjek']]],
      ['READ_JOB', [['JOB', 'Kurir, PT Subjek']]],
      ['READ_TOKEN_TRANSACTIONS', [['TOKEN_TRANSACTION', 'PT Subjek, 1']]],
      ['READ_USER', [['USER', 'Sari Subjek']]],
      ['READ_USERS', [['USER', 'Sari Subjek']]],
      ['READ_USERS', [['USER', null]]],
    ]);
    const few = (await server.statementsOf(ask)).length;
    for (let index = 0; index < 5; index += 1) await admin.client.ask(USERS);
    expect((await server.statementsOf(ask)).length).toBe(few);
  });
});

const DAYS_NAMES = graphql(`query NamesOfTheDay($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details companyName namedSubjects { kind name } } }
}`);
// Not beside the trail: this read is an entry of it, of a later day.
const TRANSACTIONS_NAMED = graphql(`query TransactionsNamed($companyId: ID) {
  adminTokenTransactions(companyId: $companyId) { items { type companyName } }
}`);

const PURCHASES_NAMED = graphql(`query PurchasesNamed($search: String) {
  adminTokenTransactions(search: $search, type: PURCHASE) { items { companyName } }
}`);

describe('the names of an entry', () => {
  it('keep the names of their day when a company, a person or a posting is renamed', async () => {
    const company = await aCompany(server, { companyName: 'PT Dahulu', isVerified: false });
    const [admin, seeker] = [await anAdmin(server), await aSeeker(server, { fullName: 'Sari Dahulu' })];
    await decide(admin, company.companyId);
    const job = await aJob(company, { title: 'Kurir' });
    const application = await applied(seeker, job);
    await anInvoice(company);
    const looked = { company: company.companyId, user: seeker.seekerId, job: job.id, application };
    await admin.client.ask(EVERY_KIND, looked);

    await changeCompanyProfile(company, { companyName: 'PT Kini' });
    await changeSeekerProfile(seeker, { fullName: 'Sari Kini' });

    const ask = () => admin.client.ask(DAYS_NAMES, { adminId: admin.accountId });
    const { adminAuditTrail } = await ask();
    const { adminTokenTransactions } = await admin.client.ask(TRANSACTIONS_NAMED, { companyId: company.companyId });
    expect(JSON.stringify(adminAuditTrail.items)).not.toContain('Kini');
    expect(adminAuditTrail.items.find(({ action }) => action === 'VERIFY')).toMatchObject({
      details: 'Verified PT Dahulu',
      companyName: 'PT Dahulu',
      namedSubjects: [{ kind: 'COMPANY', name: 'PT Dahulu' }],
    });
    expect(adminTokenTransactions.items.find(({ type }) => type === 'PURCHASE')?.companyName).toBe('PT Dahulu');

    for (const search of ['pt dahulu', 'pt kini']) {
      const found = await admin.client.ask(PURCHASES_NAMED, { search });
      expect(found.adminTokenTransactions.items.map(({ companyName }) => companyName)).toEqual(['PT Dahulu']);
    }

    await admin.client.ask(COMPANY, { id: company.companyId });
    expect((await ask()).adminAuditTrail.items[0]?.companyName).toBe('PT Kini');
  });
});
