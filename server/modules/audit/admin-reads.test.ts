import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { trailOf as readTrail } from '../../../testkit/people/admin-trail';
import { atOnce } from '../../../testkit/races/at-once';
import { ROOT_ACCESS } from '../../../testkit/checks/root-access-table';
import { callRoot, leastArguments, ROOTS } from '../../../testkit/checks/schema-roots';
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
const RECORDS = graphql(`query PhoneRead($id: ID!) { company(id: $id) { records { phoneNumber } } }`);
const APPLICANT = graphql(
  `query ApplicantRead($id: ID!) { application(id: $id) { applicant { fullName phoneNumber } } }`,
);
const APPLICATION = graphql(`query ApplicationRead($id: ID!) { application(id: $id) { id } }`);
const EMAILS = graphql(
  `query EmailsRead($search: String) { adminCompanies(search: $search) { items { records { email } } } }`,
);
const ACTIVITIES = graphql(`query ActionsOfDashboard { adminDashboard { latestActivities { action } } }`);
/** All that administrators may search. */
const SEARCHED = ROOTS.filter(
  ({ name, field }) =>
    ROOT_ACCESS[name]?.join() === 'admin' && field.args.some((argument) => argument.name === 'search'),
);

const trailOf = (person: TestActor) => readTrail(server, person);

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

  it.each<[string, Operation<unknown, { id: string }>]>([
    ['adminCompany', ADMIN_EMAIL],
    ['company', RECORDS],
  ])('leaves one entry for the records of a company, asked for through %s', async (_root, question) => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];

    await admin.client.ask(question, { id: company.companyId });
    await company.client.ask(RECORDS, { id: company.companyId });

    expect(await trailOf(admin)).toMatchObject([
      { action: 'READ_COMPANY', company_id: company.companyId, subjects: [company.companyId] },
    ]);
    expect(await trailOf(company)).toEqual([]);
    // The latest activities of the dashboard are decisions.
    const { adminDashboard } = await admin.client.ask(ACTIVITIES);
    expect(adminDashboard.latestActivities.map(({ action }) => action)).not.toContain('READ_COMPANY');
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
    const one = await aCompany(server, { companyName: 'PT Daftar Satu' });
    const two = await aCompany(server, { companyName: 'PT Daftar Dua' });

    await admin.client.ask(EMAILS, { search: 'pt daftar' });

    const [entry, ...more] = await trailOf(admin);
    expect(entry).toMatchObject({ action: 'READ_COMPANIES', parameters: null, filter: { search: 'pt daftar' } });
    expect(entry?.subjects.toSorted()).toEqual([one.companyId, two.companyId].toSorted());
    expect(more).toEqual([]);
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
  for (const root of SEARCHED) {
    const given = { ...leastArguments(root), search: 'Maju\uD800' };
    expect((await callRoot(admin.client, root, given)).errors).toBeUndefined();
  }
  expect((await trailOf(admin)).map(({ filter }) => filter?.['search'])).toEqual(SEARCHED.map(() => 'Maju'));
});

it('refuses every change of an entry in the database itself', async () => {
  const [company, admin] = [await aCompany(server), await anAdmin(server)];
  await admin.client.ask(ADMIN_COMPANY, { id: company.companyId });
  for (const statement of [
    "UPDATE admin_activities SET action = 'VERIFY'",
    'DELETE FROM admin_activities',
    'REPLACE INTO admin_activities SELECT * FROM admin_activities',
  ])
    await expect(server.dataSource.query(statement)).rejects.toThrow('admin_activities is append-only');
  expect(await trailOf(admin)).toHaveLength(1);
});

it('writes an entry for each of the reads at the same moment, together', async () => {
  const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
  const id = await applied(seeker, await aJob(company));

  const statements = await server.statementsOf(() => atOnce(40, () => admin.client.ask(APPLICANT, { id })));

  expect(await trailOf(admin)).toHaveLength(40);
  expect(statements.filter((sql) => sql.includes('INSERT INTO admin_activities')).length).toBeLessThan(40);
});
