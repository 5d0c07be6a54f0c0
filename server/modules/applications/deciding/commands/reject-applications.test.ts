import { aCompany, aSeeker, type TestCompany } from '../../../../../testkit/people/actors';
import { atOnce } from '../../../../../testkit/races/at-once';
import { graphql } from '../../../../../testkit/graphql';
import { expectInvariants } from '../../../../../testkit/checks/invariants';
import { accept, aJob, applied, withdraw, type TestJob } from '../../../../../testkit/market/job-factory';
import { mailsQueued } from '../../../../../testkit/outside/mailbox';
import { useServer } from '../../../../../testkit/server/test-server';

const server = useServer();

const REJECT_ALL = graphql(`mutation RejectSeveral($ids: [ID!]!) {
  rejectApplications(applicationIds: $ids) { applications { id status } errors { ...Refusal } }
}`);

const rejectAll = async ({ client }: TestCompany, ids: string[]) =>
  (await client.ask(REJECT_ALL, { ids })).rejectApplications;

const seats = (count: number) => ({ slots: [{ maxApplicants: count }] });

async function applicants(job: TestJob, count: number): Promise<string[]> {
  const seekers = await Promise.all(Array.from({ length: count }, () => aSeeker(server)));
  return Promise.all(seekers.map((seeker) => applied(seeker, job)));
}

async function statusOf(ids: string[]): Promise<string[]> {
  const rows = await server.dataSource.query<{ id: string; status: string }[]>(
    'SELECT id, status FROM applications WHERE id IN (?)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.status ?? 'missing');
}

/** How many mails there are about the rejection of each. */
const mailsAbout = (ids: string[]) => Promise.all(ids.map((id) => mailsQueued(server, `rejected:${id}`)));

describe('rejecting several applicants', () => {
  it('frees their seats, tells each once, and returns the same for a repeat', async () => {
    const company = await aCompany(server);
    const ids = await applicants(await aJob(company, seats(5)), 5);
    const asked = [ids[2] ?? '', ids[0] ?? '', ids[4] ?? ''];

    const first = await rejectAll(company, asked);

    expect(first).toEqual({ applications: asked.map((id) => ({ id, status: 'REJECTED' })), errors: [] });
    expect(await rejectAll(company, asked)).toEqual(first);
    expect(await statusOf(ids)).toEqual(['REJECTED', 'PENDING', 'REJECTED', 'PENDING', 'REJECTED']);
    expect(await mailsAbout(ids)).toEqual([1, 0, 1, 0, 1]);
    await expectInvariants(server);
  });

  it('refuses single ones by their index and rejects the others', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const job = await aJob(company, seats(3));
    const [accepted = '', pending = ''] = await applicants(job, 2);
    const leaver = await aSeeker(server);
    const withdrawn = await applied(leaver, job);
    await withdraw(leaver, withdrawn);
    await accept(company, accepted);
    const [foreign = ''] = await applicants(await aJob(await aCompany(server)), 1);

    const asked = [accepted, foreign, pending, '01ARZ3NDEKTSV4RRFFQ69G5FAV', withdrawn, foreign];
    const { applications, errors } = await rejectAll(company, asked);

    expect(applications).toEqual([{ id: pending, status: 'REJECTED' }]);
    expect(errors.map(({ message, field }) => [field?.join('.'), message])).toEqual([
      ['applicationIds.0', 'This application has already been decided.'],
      ['applicationIds.1', 'Unauthorized to update this application'],
      ['applicationIds.3', 'Application not found'],
      ['applicationIds.4', 'This application has already been decided.'],
      ['applicationIds.5', 'Unauthorized to update this application'],
    ]);
    expect(await statusOf([accepted, foreign, withdrawn])).toEqual(['ACCEPTED', 'PENDING', 'WITHDRAWN']);
    expect(await mailsAbout([accepted, foreign, withdrawn])).toEqual([0, 0, 0]);
    await expectInvariants(server);
  });

  it('takes a hundred, and none of a hundred and one', async () => {
    const company = await aCompany(server);
    const [id = ''] = await applicants(await aJob(company), 1);
    expect((await rejectAll(company, Array<string>(101).fill(id))).errors).toEqual([
      { code: 'TOO_MANY_ENTRIES', message: 'There are too many entries', field: ['applicationIds'] },
    ]);
    expect(await statusOf([id])).toEqual(['PENDING']);

    const { applications } = await rejectAll(company, Array<string>(100).fill(id));
    expect(applications).toEqual([{ id, status: 'REJECTED' }]);
  });

  it('leaves one decision each when two bulk rejections and acceptances meet', async () => {
    const company = await aCompany(server, { tokens: 20 });
    const ids = await applicants(await aJob(company, seats(12)), 12);

    const outcomes = await atOnce(2 + ids.length, async (index) => {
      if (index === 0) return (await rejectAll(company, ids)).applications ?? [];
      if (index === 1) return (await rejectAll(company, [...ids].reverse())).applications ?? [];
      const { application } = await accept(company, ids[index - 2] ?? '');
      return application ? [application] : [];
    });

    const now = await statusOf(ids);
    expect(now.filter((status) => status !== 'ACCEPTED' && status !== 'REJECTED')).toEqual([]);
    for (const { id, status } of outcomes.flat()) expect([id, status]).toEqual([id, now[ids.indexOf(id)]]);
    expect(await mailsAbout(ids)).toEqual(now.map((status) => (status === 'REJECTED' ? 1 : 0)));
    await expectInvariants(server);
  });
});
