import { MINUTE_MS } from '../../../domain/time';
import { aCompany, anAdmin, type TestActor, type TestCompany } from '../../../testkit/people/actors';
import { decide as sendDecision, type Decision } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import type { VerificationStatus } from '../../../testkit/graphql/graphql';
import { changeCompanyProfile } from '../../../testkit/people/profile-changes';
import { useServer } from '../../../testkit/server/test-server';
import { Admin } from '../accounts';
import { Company } from '../companies';

const server = useServer();

async function decide(by: TestActor, decision: Decision, id: string, more: { note?: string } = {}) {
  server.clock.advance(MINUTE_MS);
  const { profileVersion } = await server.dataSource.manager.findOneByOrFail(Company, { id });
  return sendDecision(by, decision, id, { profileVersion, ...more });
}

async function register(companyName: string): Promise<TestCompany> {
  server.clock.advance(MINUTE_MS);
  return aCompany(server, { companyName, isVerified: false });
}

async function edit(company: TestCompany, companyName: string): Promise<void> {
  server.clock.advance(MINUTE_MS);
  await changeCompanyProfile(company, { companyName, companyAddress: `Jl. Baru ${companyName}` });
}

const QUEUE = graphql(`query VerificationQueue($search: String, $after: String, $pageSize: Int) {
  adminCompanies(order: LONGEST_WAITING, search: $search, after: $after, pageSize: $pageSize) {
    items { companyName records { verificationStatus waitingSince waitingAs profileVersion } } endCursor
  }
}`);

async function queue({ client }: TestActor, search: string, more: { after?: string | null; pageSize?: number } = {}) {
  const { adminCompanies } = await client.ask(QUEUE, { search, ...more });
  return {
    endCursor: adminCompanies.endCursor,
    rows: adminCompanies.items.map(({ companyName, records }) => [companyName, records?.waitingAs]),
  };
}

const TOLD = graphql(
  `query ToldOfRevocation { viewer { company { isRevoked revocationNote isRejected rejectionReason } } }`,
);
const BY_ORIGIN = graphql(`query CompaniesByOrigin($isImported: Boolean, $status: VerificationStatus) {
  adminCompanies(search: "pt asal", isImported: $isImported, status: $status) { items { id } }
}`);
graphql(`fragment Deciders on Company { records { verifiedBy { id name } rejectedBy { id name } } }`);
const DECIDERS = graphql(`query DecidersForAdmin($id: ID!) { adminCompany(id: $id) { ...Deciders } }`);
const OWN_DECIDERS = graphql(`query DecidersForCompany($id: ID!) { company(id: $id) { ...Deciders } }`);

describe('the verification queue', () => {
  it('begins with the company that has waited longest, and says why each waits', async () => {
    const admin = await anAdmin(server);
    const revoked = await register('PT Antre Dicabut');
    const corrected = await register('PT Antre Koreksi');
    const verified = await register('PT Antre Berubah');
    await register('PT Antre Baru');
    await decide(admin, 'verify', revoked.companyId);
    await decide(admin, 'reject', corrected.companyId);
    await decide(admin, 'verify', verified.companyId);
    await edit(corrected, 'PT Antre Koreksi');
    await decide(admin, 'revoke', revoked.companyId, { note: 'The office has moved' });
    await edit(verified, 'PT Antre Berubah');
    await register('PT Antre Terakhir');

    expect((await queue(admin, 'antre')).rows).toEqual([
      ['PT Antre Baru', 'NEW'],
      ['PT Antre Koreksi', 'CORRECTED'],
      ['PT Antre Dicabut', 'REVOKED'],
      ['PT Antre Berubah', 'CORRECTED'],
      ['PT Antre Terakhir', 'NEW'],
    ]);
    const first = await queue(admin, 'antre', { pageSize: 2 });
    const second = await queue(admin, 'antre', { pageSize: 2, after: first.endCursor });
    expect([...first.rows, ...second.rows].map(([name]) => name)).toEqual([
      'PT Antre Baru',
      'PT Antre Koreksi',
      'PT Antre Dicabut',
      'PT Antre Berubah',
    ]);
  });

  it('keeps its public page when the profile is edited again', async () => {
    const admin = await anAdmin(server);
    const first = await register('PT Sabar Pertama');
    const second = await register('PT Sabar Kedua');
    await decide(admin, 'verify', second.companyId);
    await decide(admin, 'revoke', second.companyId);
    await edit(first, 'PT Sabar Pertama');
    await edit(second, 'PT Sabar Kedua');

    expect((await queue(admin, 'sabar')).rows).toEqual([
      ['PT Sabar Pertama', 'NEW'],
      ['PT Sabar Kedua', 'CORRECTED'],
    ]);
  });

  it('tells a revoked company why, until it has edited its profile or was verified again', async () => {
    const [admin, company] = [await anAdmin(server), await register('PT Tahu Alasan')];
    const told = async () => (await company.client.ask(TOLD)).viewer?.company;
    await decide(admin, 'verify', company.companyId);
    await decide(admin, 'revoke', company.companyId, { note: 'The office has moved' });
    expect(await told()).toEqual({
      isRevoked: true,
      revocationNote: 'The office has moved',
      isRejected: false,
      rejectionReason: null,
    });

    await decide(admin, 'verify', company.companyId);
    expect(await told()).toMatchObject({ isRevoked: false, revocationNote: null });
    await decide(admin, 'revoke', company.companyId);
    expect(await told()).toMatchObject({ isRevoked: true, revocationNote: null });
    await edit(company, 'PT Tahu Alasan');
    expect(await told()).toMatchObject({ isRevoked: false, revocationNote: null });
  });
});

it('imported companies can be left out of the list, or listed alone, with and without a status', async () => {
  const admin = await anAdmin(server);
  const own = await aCompany(server, { companyName: 'PT Asal Sendiri' });
  const imported = await aCompany(server, { companyName: 'PT Asal Impor' });
  await server.dataSource.query('UPDATE companies SET is_imported = 1 WHERE id = ?', [imported.companyId]);
  const list = async (options: { isImported?: boolean; status?: VerificationStatus }) =>
    (await admin.client.ask(BY_ORIGIN, options)).adminCompanies.items.map(({ id }) => id);

  expect((await list({})).sort()).toEqual([own.companyId, imported.companyId].sort());
  for (const status of [undefined, 'VERIFIED'] as const) {
    expect(await list({ isImported: false, status })).toEqual([own.companyId]);
    expect(await list({ isImported: true, status })).toEqual([imported.companyId]);
  }
  expect(await list({ isImported: true, status: 'PENDING' })).toEqual([]);
});

it('a decision that no longer fits says who decided what, and when', async () => {
  const [first, second, company] = [await anAdmin(server), await anAdmin(server), await register('PT Sudah Putus')];
  await decide(first, 'verify', company.companyId);
  const { name } = await server.dataSource.manager.findOneByOrFail(Admin, { accountId: first.accountId });

  const { errors } = await decide(second, 'reject', company.companyId);

  expect(errors).toEqual([
    {
      code: 'VERIFICATION_STATE',
      field: null,
      message: expect.stringMatching(
        new RegExp(
          `^This decision does not fit the current state of the company\\. ${name} verified it on [A-Z][a-z]{2} \\d{1,2}, 2026, \\d{2}:\\d{2} WIB\\.$`,
        ),
      ) as string,
    },
  ]);
});

it('who decided is named to administrators, and to no company', async () => {
  const [admin, company] = [await anAdmin(server), await register('PT Siapa Memutus')];
  const seen = async () => (await admin.client.ask(DECIDERS, { id: company.companyId })).adminCompany?.records;
  const decider = { id: admin.accountId, name: expect.any(String) as string };

  expect(await seen()).toEqual({ verifiedBy: null, rejectedBy: null });
  await decide(admin, 'verify', company.companyId);
  expect(await seen()).toEqual({ verifiedBy: decider, rejectedBy: null });
  const own = await company.client.ask(OWN_DECIDERS, { id: company.companyId });
  expect(own.company).toEqual({ records: { verifiedBy: null, rejectedBy: null } });

  await edit(company, 'PT Siapa Memutus');
  await decide(admin, 'reject', company.companyId);
  expect(await seen()).toEqual({ verifiedBy: null, rejectedBy: decider });
  await server.dataSource.query('DELETE FROM admins WHERE account_id = ?', [admin.accountId]);
  const [other] = [await anAdmin(server)];
  const { adminCompany } = await other.client.ask(DECIDERS, { id: company.companyId });
  expect(adminCompany?.records?.rejectedBy?.name).toBe('Former administrator');
});
