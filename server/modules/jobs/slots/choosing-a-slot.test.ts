import { DAY_MS } from '../../../../domain/time';
import {
  aCompany,
  aSeeker,
  anAdmin,
  PASSWORD,
  signIn,
  type TestActor,
  type TestCompany,
  type TestSeeker,
} from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { deleteJob } from '../../../../testkit/market/job-changes';
import { anApplication, anInterview } from '../../../../testkit/market/interview-factory';
import { accept, aJob, apply, hold, type TestJob } from '../../../../testkit/market/job-factory';
import { registerSeeker } from '../../../../testkit/people/registration';
import type { ResultOf } from '../../../../testkit/server/test-client';
import { giveCompanyTo } from '../../../../testkit/people/members';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const JOB = graphql(`query SlotsOfJobPage($id: ID!) { job(id: $id) {
  title viewerCanApply viewerApplication { status }
  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }`);

type JobPage = NonNullable<ResultOf<typeof JOB>['job']>;

async function see({ client }: TestActor, id: string) {
  const { data, errors } = await client.send(JOB, { id });
  return { job: data?.job, messages: (errors ?? []).map(({ message }) => message) };
}

async function shown(actor: TestActor, { id }: TestJob): Promise<JobPage> {
  const { job, messages } = await see(actor, id);
  if (!job) throw new Error(`The job was not shown: ${messages[0]}`);
  return job;
}

describe('the page of a job', () => {
  it('says of a job past its auto-close day that it takes no more applications', async () => {
    const seeker = await aSeeker(server);
    const job = await aJob(await aCompany(server), { autoCloseDate: '2026-11-24' });

    expect((await shown(seeker, job)).viewerCanApply).toBe(true);
    server.clock.advance(2 * DAY_MS);
    const messages = ['This job is no longer accepting applications'];
    expect(await see(seeker, job.id)).toEqual({ job: null, messages });
  });

  it('returns the same for a missing job, a deleted one and one of an unverified company', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    const unverified = await aCompany(server, { isVerified: false });
    const [deleted, hidden] = [await aJob(company), await aJob(unverified, { title: 'Hidden Job' })];
    await deleteJob(company, deleted.id);

    for (const id of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'no-id-at-all', deleted.id, hidden.id]) {
      expect([id, await see(seeker, id)]).toEqual([id, { job: null, messages: ['Job not found'] }]);
    }
    expect(await see(unverified, hidden.id)).toMatchObject({ job: { title: 'Hidden Job' }, messages: [] });
    expect(await see(await anAdmin(server), hidden.id)).toMatchObject({ job: { title: 'Hidden Job' }, messages: [] });
  });
});

describe('a slot on the page of a job', () => {
  it('names the accepted interview of the viewer that lies less than 30 minutes before or after it', async () => {
    const first = await aCompany(server, { companyName: 'PT Pertama' });
    const [second, other] = [await aCompany(server), await aSeeker(server)];
    const options = { title: 'Juru Ketik', slots: [{ start: '10:00', end: '10:30' }] };
    const { seeker, id: interview } = await anApplication(server, { company: first, ...options });
    const halfHours = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
    const slots = halfHours.slice(0, -1).map((start, index) => ({ start, end: halfHours[index + 1] ?? '' }));
    const job = await aJob(second, { slots: [...slots, { date: '2026-11-25', start: '10:00', end: '10:30' }] });
    const conflictsFor = async (viewer: TestSeeker) =>
      (await shown(viewer, job)).interviewAvailability.map(({ start, conflict }) => [
        start,
        conflict?.jobTitle ?? null,
      ]);
    const none = [...slots.map(({ start }) => [start, null]), ['10:00', null]];

    expect(await conflictsFor(seeker)).toEqual(none);
    await accept(first, interview);

    expect(await conflictsFor(seeker)).toEqual([
      ['09:00', null],
      ['09:30', 'Juru Ketik'],
      ['10:00', 'Juru Ketik'],
      ['10:30', 'Juru Ketik'],
      ['11:00', null],
      ['10:00', null],
    ]);
    expect(await conflictsFor(other)).toEqual(none);
    // As a company the same person looks at the times of its own job, which their own interviews say nothing of.
    await giveCompanyTo(server, second, seeker);
    await server.dataSource.query("UPDATE accounts SET active_role = 'COMPANY' WHERE id = ?", [seeker.accountId]);
    expect(await conflictsFor(seeker)).toEqual(none);
    await server.dataSource.query("UPDATE accounts SET active_role = 'USER' WHERE id = ?", [seeker.accountId]);
    expect((await shown(seeker, job)).interviewAvailability[1]?.conflict).toEqual({
      applicationId: interview,
      jobTitle: 'Juru Ketik',
      companyName: 'PT Pertama',
      date: '2026-11-24',
      start: '10:00',
      end: '10:30',
    });
  });

  it.each([
    ['it has begun', () => server.clock.advance(DAY_MS), 'PAST', 'has already begun'],
    [
      'an accepted applicant has it',
      async (company: TestCompany, job: TestJob) => void (await anInterview(server, { company, job })),
      'SELECTED',
      'is already taken',
    ],
  ] as const)('can be neither held nor chosen once %s', async (_when, happens, state, why) => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    await happens(company, job);
    const message = `This interview slot ${why}. Please choose another one.`;
    const refusal = [{ code: `SLOT_${state}`, message, field: ['slotId'] }];

    expect((await shown(seeker, job)).interviewAvailability[0]?.state).toBe(state);
    expect((await hold(seeker, job)).errors).toEqual(refusal);
    expect((await apply(seeker, job)).errors).toEqual(refusal);
  });
});

it("a seeker who is a company too may not apply to a job of their own company, and to others' they may", async () => {
  const [company, other] = [await aCompany(server, { email: 'both@people.test' }), await aCompany(server)];
  const [own, others] = [await aJob(company), await aJob(other)];
  await registerSeeker(server.visitor(), { email: company.email, password: PASSWORD, confirmPassword: PASSWORD });
  const both = { ...company, client: await signIn(server, company.email), seekerId: '', fullName: '', phoneNumber: '' };

  const refusal = [{ code: 'OWN_COMPANY_JOB', message: 'You cannot apply to a job of your own company' }];
  expect((await shown(both, own)).viewerCanApply).toBe(false);
  expect((await hold(both, own)).errors).toMatchObject(refusal);
  expect((await apply(both, own)).errors).toMatchObject(refusal);
  expect((await shown(both, others)).viewerCanApply).toBe(true);
  expect((await apply(both, others)).application?.status).toBe('PENDING');
});
