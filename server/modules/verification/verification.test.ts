import { aCompany, anAdmin, aSeeker, type TestActor, type TestCompany } from '../../../testkit/people/actors';
import { decide } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import type { UpdateCompanyProfileInput } from '../../../testkit/graphql/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { anInterview } from '../../../testkit/market/interview-factory';
import { aJob } from '../../../testkit/market/job-factory';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { useServer } from '../../../testkit/server/test-server';
import { Company } from '../companies';

const server = useServer();

let admin: TestActor;
beforeAll(async () => {
  admin = await anAdmin(server);
});

const EDIT = graphql(`mutation EditVerifiedProfile($input: UpdateCompanyProfileInput!) {
  updateCompanyProfile(input: $input) { hasChanged company { isVerified records { verificationStatus profileVersion } } errors { ...Refusal } }
}`);

const editProfile = async (
  { client }: TestCompany,
  input: UpdateCompanyProfileInput = { companyName: 'PT Nama Baru' },
) => (await client.ask(EDIT, { input })).updateCompanyProfile;

it('keeps the name of a company that changes another part of its profile', async () => {
  const company = await aCompany(server, { companyName: 'PT Tetap Nama' });
  expect((await editProfile(company, { website: 'https://tetap.test' })).errors).toEqual([]);
  expect((await editProfile(company, { companyName: '' })).errors).toMatchObject([{ field: ['companyName'] }]);
  const names = await server.dataSource.query('SELECT company_name FROM companies WHERE id = ?', [company.companyId]);
  expect(names).toEqual([{ company_name: 'PT Tetap Nama' }]);
});

const JOBS = graphql(`query TitlesVisibleToSeekers($search: String) { jobs(search: $search) { items { title } } }`);

const visibleTitles = async ({ client }: TestActor, search: string) =>
  (await client.ask(JOBS, { search })).jobs.items.map(({ title }) => title);

const OWN_REJECTION = graphql(`query OwnRejection { viewer { company { isRejected rejectionReason } } }`);
const COMPANY = graphql(
  `query CompanyForSeeker($id: ID!) { company(id: $id) { companyName isVerified tokenBalance } }`,
);
const ACTIVITIES = graphql(
  `query LatestDecisions { adminDashboard { latestActivities { action comment companyId } } }`,
);

describe('verification', () => {
  it('shows the jobs of a company to seekers from the decision on, and not before', async () => {
    const [company, seeker] = [await aCompany(server, { isVerified: false }), await aSeeker(server)];
    await aJob(company, { title: 'Hidden Gardener' });

    expect(await visibleTitles(seeker, 'Hidden Gardener')).toEqual([]);
    const { company: verified } = await decide(admin, 'verify', company.companyId);
    expect(verified).toMatchObject({ isVerified: true, records: { verificationStatus: 'VERIFIED' } });
    expect(await visibleTitles(seeker, 'Hidden Gardener')).toEqual(['Hidden Gardener']);

    await decide(admin, 'revoke', company.companyId);
    expect(await visibleTitles(seeker, 'Hidden Gardener')).toEqual([]);
    await expectInvariants(server);
  });

  it('needs a reason to reject, and tells it to the company alone, with its lines', async () => {
    const company = await aCompany(server, { isVerified: false, companyName: 'PT Baris' });
    const seeker = await aSeeker(server);

    const withoutReason = await decide(admin, 'reject', company.companyId, { reason: '  ' });
    const { company: rejected } = await decide(admin, 'reject', company.companyId, {
      reason: 'The deed is missing.\r\nThe NPWP is not yours.',
    });

    expect(withoutReason.errors).toMatchObject([{ code: 'REJECTION_REASON_REQUIRED' }]);
    const rejectionReason = 'The deed is missing.\nThe NPWP is not yours.';
    expect(rejected?.records?.rejectionReason).toBe(rejectionReason);
    const { viewer } = await company.client.ask(OWN_REJECTION);
    expect(viewer?.company).toEqual({ isRejected: true, rejectionReason });
    const [mail] = await mailsArrived(server, company.email, 'PT Baris could not be verified');
    expect(mail?.text).toContain(`Reason: ${rejectionReason}`);
    const page = await server.visitor().fetch(`/sandbox/mailbox/${mail?.number}`);
    expect(await page.text()).toMatch(/The deed is missing\.(<br>|&lt;br&gt;)The NPWP is not yours\./);
    const asSeeker = await seeker.client.send(COMPANY, { id: company.companyId });
    expect(asSeeker.errors?.[0]?.message).toBe('This company has not been verified yet');
    expect(asSeeker.raw).not.toContain('deed');
  });

  it('is needed again after every profile edit, and the jobs disappear until then', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    await aJob(company, { title: 'Profile Painter' });
    expect(await visibleTitles(seeker, 'Profile Painter')).toHaveLength(1);

    const { company: edited } = await editProfile(company, { companyName: 'PT Cat Warna' });

    expect(edited).toMatchObject({ isVerified: false, records: { verificationStatus: 'PENDING', profileVersion: 2 } });
    expect(await visibleTitles(seeker, 'Profile Painter')).toEqual([]);
    await decide(admin, 'verify', company.companyId, { profileVersion: 2 });
    expect(await visibleTitles(seeker, 'cat warna')).toEqual(['Profile Painter']);
  });

  it.each<[string, UpdateCompanyProfileInput]>([
    ['said again', {}],
    [
      'said with spaces, and with removals of what is not there',
      {
        companyName: ' PT Sama Saja ',
        companyAddress: 'Jl. Sudirman 1, Jakarta ',
        remove: ['WEBSITE', 'DESCRIPTION', 'DEED'],
        website: '',
      },
    ],
  ])('and everything that depends on it stays when a profile is saved unchanged, %s', async (_how, given) => {
    const [company, seeker] = [await aCompany(server, { companyName: 'PT Sama Saja' }), await aSeeker(server)];
    await aJob(company, { title: 'Unchanged Upholsterer' });
    const rowOf = async () =>
      (await server.dataSource.query<object[]>('SELECT * FROM companies WHERE id = ?', [company.companyId]))[0];
    const before = await rowOf();
    server.clock.advance(60_000);

    const stored = {
      companyName: 'PT Sama Saja',
      phoneNumber: '081234567890',
      companyAddress: 'Jl. Sudirman 1, Jakarta',
      industry: 'Technology',
      companySize: '11-50 employees',
    };
    const answer = await editProfile(company, { ...stored, ...given });

    expect(answer).toEqual({
      hasChanged: false,
      company: { isVerified: true, records: { verificationStatus: 'VERIFIED', profileVersion: 1 } },
      errors: [],
    });
    // The lock is counted by itself.
    expect({ ...(await rowOf()), lock_version: 0 }).toEqual({ ...before, lock_version: 0 });
    expect(await visibleTitles(seeker, 'Unchanged Upholsterer')).toHaveLength(1);
    expect((await decide(admin, 'revoke', company.companyId)).errors).toEqual([]);
    expect(await editProfile(company, { ...stored, website: 'https://sama.example' })).toMatchObject({
      hasChanged: true,
    });
    await expectInvariants(server);
  });

  it('comes back to a rejected company by an edit of its profile, which clears the rejection, and by nothing else', async () => {
    const company = await aCompany(server, { isVerified: false });
    await decide(admin, 'reject', company.companyId);
    const rejection = () =>
      server.dataSource.manager.findOneOrFail(Company, {
        select: { isRejected: true, rejectedBy: true, rejectedAt: true, rejectionReason: true },
        where: { id: company.companyId },
      });
    expect(await rejection()).toMatchObject({
      ...{ isRejected: true, rejectedBy: admin.accountId },
      ...{ rejectedAt: expect.any(Date) as Date, rejectionReason: 'The deed is missing' },
    });

    for (const decision of ['verify', 'reject', 'revoke'] as const) {
      expect([decision, (await decide(admin, decision, company.companyId)).errors]).toMatchObject([
        decision,
        [{ code: 'VERIFICATION_STATE' }],
      ]);
    }
    await editProfile(company);

    expect(await rejection()).toMatchObject({
      ...{ isRejected: false, rejectedBy: null, rejectedAt: null, rejectionReason: null },
    });
    expect((await decide(admin, 'verify', company.companyId, { profileVersion: 2 })).company?.isVerified).toBe(true);
  });

  it('refuses a decision on a profile that has changed since it was looked at, and on the wrong state', async () => {
    const company = await aCompany(server, { isVerified: false });
    await editProfile(company);

    const outdated = await decide(admin, 'verify', company.companyId);
    const notVerified = await decide(admin, 'revoke', company.companyId, { profileVersion: 2 });

    expect(outdated.errors).toMatchObject([{ code: 'COMPANY_CHANGED' }]);
    expect(notVerified.errors).toMatchObject([{ code: 'VERIFICATION_STATE' }]);
  });

  it('leaves a trace of each decision that no one can change', async () => {
    const company = await aCompany(server, { isVerified: false });
    // Later than the decisions of the tests before.
    server.clock.advance(3_600_000);
    await decide(admin, 'verify', company.companyId, { note: 'All papers seen' });

    const { adminDashboard } = await admin.client.ask(ACTIVITIES);
    expect(adminDashboard.latestActivities[0]).toEqual({
      action: 'VERIFY',
      comment: 'All papers seen',
      companyId: company.companyId,
    });
    await expect(server.dataSource.query('UPDATE admin_activities SET comment = NULL')).rejects.toThrow('append-only');
    await expect(server.dataSource.query('DELETE FROM token_transactions')).rejects.toThrow('append-only');
  });
});

it('a revoked company stays readable for the seekers it has accepted', async () => {
  const { company, seeker } = await anInterview(server);
  const other = await aSeeker(server);
  await decide(admin, 'revoke', company.companyId);

  const accepted = await seeker.client.send(COMPANY, { id: company.companyId });
  const stranger = await other.client.send(COMPANY, { id: company.companyId });

  expect(accepted.data).toMatchObject({ company: { isVerified: false, tokenBalance: null } });
  expect(stranger.errors?.[0]?.message).toBe('This company has not been verified yet');
});
