import { aCompany, anAdmin, aSeeker, type TestActor, type TestCompany } from '../../../testkit/people/actors';
import { decide as sendDecision, type Decision } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import type { UpdateCompanyProfileInput } from '../../../testkit/graphql/graphql';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { changeCompanyProfile } from '../../../testkit/people/profile-changes';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, uploaded } from '../../../testkit/files/uploads';

const server = useServer();

let admin: TestActor;
beforeAll(async () => {
  admin = await anAdmin(server);
});

const FOR_ADMINISTRATORS = graphql(
  `query LastDecisionForAdmin($id: ID!) { found: adminCompany(id: $id) { lastDecision { ...DecisionSeen } } }`,
);
const FOR_EVERYONE = graphql(
  `query LastDecisionForAll($id: ID!) { found: company(id: $id) { lastDecision { ...DecisionSeen } } }`,
);
const COMPANY_IDS = graphql(
  `query CompanyIdsFound($search: String) { adminCompanies(search: $search) { items { id } } }`,
);
const LAST_DECISIONS = graphql(
  `query LastDecisionsFound($search: String) { adminCompanies(search: $search) { items { id lastDecision { ...DecisionSeen } } } }`,
);

async function lastDecision(
  { client }: TestActor,
  id: string,
  question: typeof FOR_ADMINISTRATORS | typeof FOR_EVERYONE = FOR_ADMINISTRATORS,
) {
  const { found } = await client.ask(question, { id });
  if (!found) throw new Error('The company cannot be seen by this client');
  return found.lastDecision;
}

/** A decision that must be taken. */
async function decide(decision: Decision, companyId: string, profileVersion = 1) {
  const { company, errors } = await sendDecision(admin, decision, companyId, { profileVersion, note: 'Papers seen' });
  expect(errors).toEqual([]);
  return company?.lastDecision;
}

const edit = (company: TestCompany, input: UpdateCompanyProfileInput) =>
  changeCompanyProfile(company, { companyName: 'PT Berubah', ...input });

describe('the last decision about a company', () => {
  it('is null at first, then says who decided what, and that nothing has changed since, to administrators alone', async () => {
    const company = await aCompany(server, { isVerified: false });
    expect(await lastDecision(admin, company.companyId)).toBeNull();

    const decided = await decide('reject', company.companyId);

    expect(decided).toEqual({
      decision: 'REJECT',
      adminName: expect.stringMatching(/^Admin /) as string,
      comment: 'The deed is missing',
      changes: [],
    });
    expect(await lastDecision(admin, company.companyId, FOR_EVERYONE)).toEqual(decided);
    expect(await lastDecision(company, company.companyId, FOR_EVERYONE)).toBeNull();
  });

  it('shows field by field what the company has changed since, before and now', async () => {
    const company = await aCompany(server, {
      companyName: 'PT Semula',
      companyNpwp: '0123456789012345',
      isVerified: false,
    });
    await decide('reject', company.companyId);
    const deed = await uploaded(company.client, { preset: 'company_deed', content: aPdf() });

    await edit(company, {
      companyAddress: 'Jl. Thamrin 2, Jakarta',
      companyNpwp: '9999999999999999',
      website: 'https://berubah.example',
      deedClaim: deed.claim,
    });

    expect((await lastDecision(admin, company.companyId))?.changes).toEqual([
      { field: 'COMPANY_NAME', before: 'PT Semula', now: 'PT Berubah' },
      { field: 'NPWP', before: '0123456789012345', now: '9999999999999999' },
      { field: 'DEED', before: null, now: deed.url },
      { field: 'ADDRESS', before: 'Jl. Sudirman 1, Jakarta', now: 'Jl. Thamrin 2, Jakarta' },
      { field: 'WEBSITE', before: null, now: 'https://berubah.example' },
    ]);
  });

  it('counts from the latest decision, and a field that came back is no change', async () => {
    const company = await aCompany(server, { companyName: 'PT Berubah', isVerified: false });
    await decide('verify', company.companyId);
    const deed = await uploaded(company.client, { preset: 'company_deed', content: aPdf() });
    await edit(company, { companyAddress: 'Jl. Lain 3', deedClaim: deed.claim });
    await decide('verify', company.companyId, 2);
    expect(await lastDecision(await aSeeker(server), company.companyId, FOR_EVERYONE)).toBeNull();

    expect((await lastDecision(admin, company.companyId))?.changes).toEqual([]);
    await edit(company, { companyAddress: 'Jl. Lain 4' });
    await edit(company, { companyAddress: 'Jl. Lain 3', remove: ['DEED'] });

    expect((await lastDecision(admin, company.companyId))?.changes).toEqual([
      { field: 'DEED', before: 'A file', now: null },
    ]);
  });

  it('costs a list one more statement, however many companies it has', async () => {
    const cost = (search: string) => server.statementsOf(() => admin.client.ask(LAST_DECISIONS, { search }));
    for (let index = 0; index < 10; index += 1) {
      const companyName = index === 0 ? 'PT Sepuluh Awal' : 'PT Sepuluh';
      const { companyId } = await aCompany(server, { companyName, isVerified: false });
      await decide('verify', companyId);
    }

    const bare = await server.statementsOf(() => admin.client.ask(COMPANY_IDS, { search: 'PT Sepuluh' }));
    expect(await cost('PT Sepuluh')).toHaveLength(bare.length + 1);
    expect(await cost('PT Sepuluh Awal')).toHaveLength(bare.length + 1);
  });
});

it.each([
  ['verify', false, 'PT Surat is verified', 'visible to job seekers'],
  ['reject', false, 'PT Surat could not be verified', 'The deed is missing'],
  ['revoke', true, 'The verification of PT Surat was revoked', 'Papers seen'],
] as const)('a decision to %s is told to the company by e-mail', async (decision, isVerified, subject, words) => {
  const company = await aCompany(server, { companyName: 'PT Surat', isVerified });

  await decide(decision, company.companyId);

  const [mail] = await mailsArrived(server, company.email, subject);
  expect(mail?.text).toContain(words);
});
