import { aCompany, anAdmin, aSeeker, type TestActor, type TestCompany } from '../../testing/actors';
import { mailsArrived } from '../../testing/mailbox';
import { useServer } from '../../testing/test-server';
import { aPdf, uploaded } from '../../testing/uploads';

const server = useServer();

interface LastDecision {
  decision: string;
  adminName: string;
  comment: string | null;
  changes: { field: string; before: string | null; now: string | null }[] | null;
}

const LAST_DECISION = 'lastDecision { decision adminName comment changes { field before now } }';

async function lastDecision(actor: TestActor, id: string, root: 'adminCompany' | 'company' = 'adminCompany'): Promise<LastDecision | null> {
  const answer = await actor.client.ask<Record<string, { lastDecision: LastDecision | null }>>(`query ($id: ID!) { ${root}(id: $id) { ${LAST_DECISION} } }`, { id });
  return answer[root]?.lastDecision ?? null;
}

async function decide(admin: TestActor, decision: 'verify' | 'reject' | 'revoke', companyId: string, profileVersion = 1): Promise<LastDecision | null> {
  const type = decision === 'reject' ? 'RejectCompanyInput' : 'CompanyDecisionInput';
  const input = { companyId, profileVersion, ...(decision === 'reject' ? { reason: 'The deed is missing' } : { note: 'Papers seen' }) };
  const answer = await admin.client.ask<Record<string, { company: { lastDecision: LastDecision } | null; errors: unknown[] }>>(
    `mutation ($input: ${type}!) { answer: ${decision}Company(input: $input) { company { ${LAST_DECISION} } errors { code } } }`,
    { input },
  );
  expect(answer['answer']?.errors).toEqual([]);
  return answer['answer']?.company?.lastDecision ?? null;
}

const edit = ({ client }: TestCompany, input: Record<string, unknown>) =>
  client.ask('mutation ($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { code } } }', { input: { companyName: 'PT Berubah', ...input } });

describe('the last decision about a company', () => {
  it('is null until something was decided', async () => {
    const [company, admin] = [await aCompany(server, { isVerified: false }), await anAdmin(server)];

    expect(await lastDecision(admin, company.companyId)).toBeNull();
  });

  it('says who decided what, and that nothing has changed since', async () => {
    const [company, admin] = [await aCompany(server, { isVerified: false }), await anAdmin(server)];

    const decided = await decide(admin, 'reject', company.companyId);

    expect(decided).toEqual({ decision: 'REJECT', adminName: expect.stringMatching(/^Admin /) as string, comment: 'The deed is missing', changes: [] });
    expect(await lastDecision(admin, company.companyId)).toEqual(decided);
  });

  it('shows field by field what the company has changed since, before and now', async () => {
    const company = await aCompany(server, { companyName: 'PT Semula', companyNpwp: '0123456789012345', isVerified: false });
    const admin = await anAdmin(server);
    await decide(admin, 'reject', company.companyId);
    const deed = await uploaded(company.client, { preset: 'company_deed', content: aPdf() });

    await edit(company, { companyAddress: 'Jl. Thamrin 2, Jakarta', companyNpwp: '9999999999999999', website: 'https://berubah.example', deedClaim: deed.claim });

    expect((await lastDecision(admin, company.companyId))?.changes).toEqual([
      { field: 'COMPANY_NAME', before: 'PT Semula', now: 'PT Berubah' },
      { field: 'NPWP', before: '0123456789012345', now: '9999999999999999' },
      { field: 'DEED', before: null, now: deed.url },
      { field: 'ADDRESS', before: 'Jl. Sudirman 1, Jakarta', now: 'Jl. Thamrin 2, Jakarta' },
      { field: 'WEBSITE', before: null, now: 'https://berubah.example' },
    ]);
  });

  it('counts from the latest decision, and a field that came back is no change', async () => {
    const [company, admin] = [await aCompany(server, { companyName: 'PT Berubah', isVerified: false }), await anAdmin(server)];
    await decide(admin, 'verify', company.companyId);
    const deed = await uploaded(company.client, { preset: 'company_deed', content: aPdf() });
    await edit(company, { companyAddress: 'Jl. Lain 3', deedClaim: deed.claim });
    await decide(admin, 'verify', company.companyId, 2);

    expect((await lastDecision(admin, company.companyId))?.changes).toEqual([]);
    await edit(company, { companyAddress: 'Jl. Lain 4' });
    await edit(company, { companyAddress: 'Jl. Lain 3', remove: ['DEED'] });

    expect((await lastDecision(admin, company.companyId))?.changes).toEqual([{ field: 'DEED', before: 'A file', now: null }]);
  });

  it('does not guess for a decision that is older than the record of profiles', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    await server.dataSource.query(
      "INSERT INTO admin_activities (id, admin_id, company_id, action, details, created_at) VALUES ('01ARZ3NDEKTSV4RRFFQ69G5FAV', ?, ?, 'VERIFY', 'Verified PT Lama', '2026-01-05')",
      [admin.accountId, company.companyId],
    );

    expect(await lastDecision(admin, company.companyId)).toMatchObject({ decision: 'VERIFY', changes: null });
  });

  it('is told to administrators alone', async () => {
    const [company, admin, seeker] = [await aCompany(server, { isVerified: false }), await anAdmin(server), await aSeeker(server)];
    await decide(admin, 'verify', company.companyId);

    expect(await lastDecision(company, company.companyId, 'company')).toBeNull();
    expect(await lastDecision(seeker, company.companyId, 'company')).toBeNull();
    expect(await lastDecision(admin, company.companyId, 'company')).not.toBeNull();
  });

  it('costs a list one more statement, however many companies it has', async () => {
    const admin = await anAdmin(server);
    const cost = (search: string, more = '') => server.statementsOf(() => admin.client.ask(`query ($search: String) { adminCompanies(search: $search) { items { id ${more} } } }`, { search }));
    for (let index = 0; index < 10; index += 1) {
      const { companyId } = await aCompany(server, { companyName: index === 0 ? 'PT Sepuluh Awal' : 'PT Sepuluh', isVerified: false });
      await decide(admin, 'verify', companyId);
    }

    const bare = await cost('PT Sepuluh');
    expect(await cost('PT Sepuluh', LAST_DECISION)).toHaveLength(bare.length + 1);
    expect(await cost('PT Sepuluh Awal', LAST_DECISION)).toHaveLength(bare.length + 1);
  });
});

describe('a decision', () => {
  it.each([
    ['verify', false, 'PT Surat is verified', 'visible to job seekers'],
    ['reject', false, 'PT Surat could not be verified', 'The deed is missing'],
    ['revoke', true, 'The verification of PT Surat was revoked', 'Papers seen'],
  ] as const)('to %s is told to the company by e-mail', async (decision, isVerified, subject, words) => {
    const [company, admin] = [await aCompany(server, { companyName: 'PT Surat', isVerified }), await anAdmin(server)];

    await decide(admin, decision, company.companyId);

    const [mail] = await mailsArrived(server, company.email, subject);
    expect(mail?.text).toContain(words);
  });
});
