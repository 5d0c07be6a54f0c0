import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { graphql } from '../../../testkit/graphql';
import { aJob, applied } from '../../../testkit/market/job-factory';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import type { Operation } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, aPicture, uploaded } from '../../../testkit/files/uploads';
import { whileRefusingRows } from '../../../testkit/races/while-refusing-rows';

const server = useServer({ LOG_LEVEL: 'silent' });

const ADMIN_COMPANY = graphql(`query CompanyReadByAdmin($id: ID!) { adminCompany(id: $id) { id } }`);
const ADMIN_EMAIL = graphql(`query EmailReadByAdmin($id: ID!) { adminCompany(id: $id) { records { email } } }`);
const ADMIN_RECORDS = graphql(
  `query PhoneReadByAdmin($id: ID!) { found: adminCompany(id: $id) { records { phoneNumber } } }`,
);
const RECORDS = graphql(`query PhoneRead($id: ID!) { found: company(id: $id) { records { phoneNumber } } }`);
const APPLICANT = graphql(
  `query ApplicantRead($id: ID!) { application(id: $id) { applicant { fullName phoneNumber } } }`,
);
const APPLICATION = graphql(`query ApplicationRead($id: ID!) { application(id: $id) { id } }`);
const EMAILS = graphql(
  `query EmailsRead($search: String) { adminCompanies(search: $search) { items { records { email } } } }`,
);
const ACTIVITIES = graphql(`query ActionsOfDashboard { adminDashboard { latestActivities { action } } }`);
const LISTS: Operation<unknown, { search?: string | null }>[] = [
  graphql(`query CompaniesRead($search: String) { adminCompanies(search: $search) { endCursor } }`),
  graphql(`query UsersRead($search: String) { adminUsers(search: $search) { endCursor } }`),
  graphql(`query ApplicationsRead($search: String) { adminApplications(search: $search) { endCursor } }`),
  graphql(`query TransactionsRead($search: String) { adminTokenTransactions(search: $search) { endCursor } }`),
];

interface Row {
  admin_id: string;
  kind: string;
  action: string;
  parameters: Record<string, string> | null;
  company_id: string | null;
  subjects: string[];
  filter: Record<string, string> | null;
}

/** What the trail holds about one administrator, oldest first. */
async function trailOf({ accountId }: TestActor): Promise<Row[]> {
  const rows = await server.dataSource.query<
    (Omit<Row, 'parameters' | 'subjects' | 'filter'> & { parameters: unknown; subjects: unknown; filter: unknown })[]
  >(
    `SELECT y.admin_id, y.kind, y.action, y.parameters, y.company_id, y.subjects,
            IF(words.search IS NULL, y.filter, JSON_SET(y.filter, '$.search', words.search)) AS filter
     FROM admin_activities y LEFT JOIN activity_texts words ON words.activity_id = y.id WHERE y.admin_id = ? ORDER BY y.id`,
    [accountId],
  );
  const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
  return rows.map((row) => ({
    ...row,
    parameters: parsed(row.parameters) as Row['parameters'],
    subjects: parsed(row.subjects) as string[],
    filter: parsed(row.filter) as Row['filter'],
  }));
}

async function aCv(seeker: TestActor): Promise<{ url: string; id: string }> {
  const file = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
  await changeSeekerProfile(seeker, { cvClaim: file.claim });
  return file;
}

describe('what an administrator reads of people', () => {
  it('leaves one entry for a CV that is opened, with the file and its owner, and none for a look at its headers', async () => {
    const [seeker, admin] = [await aSeeker(server), await anAdmin(server)];
    const cv = await aCv(seeker);

    await admin.client.fetch(cv.url, { method: 'HEAD' });
    expect(await trailOf(admin)).toEqual([]);
    expect((await admin.client.fetch(cv.url)).status).toBe(200);

    expect(await trailOf(admin)).toEqual([
      {
        admin_id: admin.accountId,
        kind: 'READ',
        action: 'READ_FILE',
        parameters: { document: 'user_cv' },
        company_id: null,
        subjects: [cv.id, seeker.accountId],
        filter: null,
      },
    ]);
  });

  it('leaves none for the owner of a file, and none for a logo', async () => {
    const [seeker, company, admin] = [await aSeeker(server), await aCompany(server), await anAdmin(server)];
    const cv = await aCv(seeker);
    const logo = await uploaded(company.client, { preset: 'company_logo', content: await aPicture() });
    await changeCompanyProfile(company, { companyName: 'PT Logo', logoClaim: logo.claim });

    await seeker.client.fetch(cv.url);
    expect((await admin.client.fetch(logo.url)).status).toBe(200);

    expect(await trailOf(seeker)).toEqual([]);
    expect(await trailOf(admin)).toEqual([]);
  });

  it.each([
    ['adminCompany', ADMIN_RECORDS],
    ['company', RECORDS],
  ] as const)('leaves one entry for the records of a company, asked for through %s', async (_root, question) => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];

    await admin.client.ask(question, { id: company.companyId });
    await company.client.ask(RECORDS, { id: company.companyId });

    expect(await trailOf(admin)).toMatchObject([
      { action: 'READ_COMPANY', company_id: company.companyId, subjects: [company.companyId] },
    ]);
    expect(await trailOf(company)).toEqual([]);
  });

  it('leaves one entry for an application, whose applicant is open to administrators', async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const id = await applied(seeker, await aJob(company));

    await admin.client.ask(APPLICANT, { id });
    await seeker.client.ask(APPLICATION, { id });

    expect(await trailOf(admin)).toMatchObject([{ action: 'READ_APPLICATION', subjects: [id] }]);
    expect(await trailOf(seeker)).toEqual([]);
  });

  it('leaves one entry for a list, with every row that it showed and what it was narrowed to', async () => {
    const admin = await anAdmin(server);
    const ids = [
      await aCompany(server, { companyName: 'PT Daftar Satu' }),
      await aCompany(server, { companyName: 'PT Daftar Dua' }),
    ].map(({ companyId }) => companyId);

    await admin.client.ask(EMAILS, { search: 'pt daftar' });

    expect(await trailOf(admin)).toMatchObject([
      { action: 'READ_COMPANIES', parameters: null, filter: { search: 'pt daftar' } },
    ]);
    expect((await trailOf(admin))[0]?.subjects.sort()).toEqual(ids.sort());
  });

  it('stays out of the latest activities of the dashboard', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    await admin.client.ask(ADMIN_COMPANY, { id: company.companyId });

    const { adminDashboard } = await admin.client.ask(ACTIVITIES);

    expect(adminDashboard.latestActivities.map(({ action }) => action)).not.toContain('READ_COMPANY');
  });

  it('is refused as a whole when it cannot be recorded', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const answer = await whileRefusingRows(server, 'admin_activities', () =>
      admin.client.send(ADMIN_EMAIL, { id: company.companyId }),
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(answer.raw).not.toContain(company.email);
  });
});

it('records the search that was made, without halves of characters, which no JSON column takes', async () => {
  const admin = await anAdmin(server);
  for (const list of LISTS) await admin.client.ask(list, { search: 'Maju\uD800' });
  expect((await trailOf(admin)).map(({ filter }) => filter)).toEqual(LISTS.map(() => ({ search: 'Maju' })));
});

describe('the audit trail', () => {
  it.each([
    ['UPDATE', "UPDATE admin_activities SET action = 'VERIFY'"],
    ['DELETE', 'DELETE FROM admin_activities'],
    ['REPLACE', 'REPLACE INTO admin_activities SELECT * FROM admin_activities'],
  ])('refuses %s in the database itself', async (_what, statement) => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    await admin.client.ask(ADMIN_COMPANY, { id: company.companyId });

    await expect(server.dataSource.query(statement)).rejects.toThrow('admin_activities is append-only');

    expect(await trailOf(admin)).toHaveLength(1);
  });
});

describe('reads at the same moment', () => {
  it('leave an entry each, written together', async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const id = await applied(seeker, await aJob(company));

    const statements = await server.statementsOf(() => atOnce(40, () => admin.client.ask(APPLICANT, { id })));

    expect(await trailOf(admin)).toHaveLength(40);
    expect(statements.filter((sql) => sql.includes('INSERT INTO admin_activities')).length).toBeLessThan(40);
  });
});
