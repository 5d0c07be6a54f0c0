import { aCompany, anAdmin, aSeeker, type TestCompany, type TestSeeker } from '../../testing/actors';
import { aJob } from '../../testing/job-factory';
import { useSecondServer, useServer } from '../../testing/test-server';

const server = useServer({ SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' });
const other = useSecondServer({ SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' });

interface Card {
  id: string;
  companyName: string;
  locationTypes: string[];
}

const list = async (seeker: TestSeeker): Promise<Card[]> =>
  (await seeker.client.ask<{ jobs: { items: Card[] } }>('{ jobs { items { id companyName locationTypes } } }')).jobs.items;

/** The card as a server shows it that has shown it before and has not seen the change being made. */
async function cardOf(seeker: TestSeeker, id: string): Promise<Card | undefined> {
  return (await list({ ...seeker, client: seeker.client.clone(other.url) })).find((card) => card.id === id);
}

async function saveSlots(company: TestCompany, jobId: string, locationType: string) {
  const slots = [{ date: '2026-11-27', start: '14:00', end: '14:30', locationType, maxApplicants: 5 }];
  await company.client.ask('mutation ($input: SaveInterviewSlotsInput!) { saveInterviewSlots(input: $input) { errors { message } } }', { input: { jobId, slots } });
}

describe('a job card kept in memory', () => {
  it('shows other slots as soon as they are saved, on every server', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    const job = await aJob(company, { slots: [] });
    expect((await cardOf(seeker, job.id))?.locationTypes).toEqual([]);

    await saveSlots(company, job.id, 'ONSITE');
    expect((await cardOf(seeker, job.id))?.locationTypes).toEqual(['ONSITE']);

    await saveSlots(company, job.id, 'TENTATIVE');
    expect((await cardOf(seeker, job.id))?.locationTypes).toEqual(['TENTATIVE']);
  });

  it('is gone with its job, and comes back under the name that the company has then', async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const job = await aJob(company);
    expect(await cardOf(seeker, job.id)).toBeDefined();

    await company.client.ask('mutation { updateCompanyProfile(input: { companyName: "PT Nama Baru" }) { errors { message } } }');
    expect(await cardOf(seeker, job.id)).toBeUndefined();

    const { adminCompany } = await admin.client.ask<{ adminCompany: { records: { profileVersion: number } } }>(
      'query ($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }',
      { id: company.companyId },
    );
    const input = { companyId: company.companyId, profileVersion: adminCompany.records.profileVersion };
    await admin.client.ask('mutation ($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { message } } }', { input });
    expect((await cardOf(seeker, job.id))?.companyName).toBe('PT Nama Baru');
  });

  it('costs a statement the first time and none after', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    await aJob(company);
    const cost = async () => (await server.statementsOf(() => list(seeker))).filter((sql) => sql.includes('j.description')).length;

    expect([await cost(), await cost()]).toEqual([1, 0]);
  });
});
