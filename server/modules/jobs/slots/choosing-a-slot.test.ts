import { DAY_MS } from '../../../../domain/time';
import {
  aCompany,
  aSeeker,
  anAdmin,
  PASSWORD,
  signIn,
  type TestActor,
  type TestSeeker,
} from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { deleteJob } from '../../../../testkit/market/job-changes';
import { accept, aJob, applied, apply, hold, type TestJob } from '../../../../testkit/market/job-factory';
import { registerSeeker } from '../../../../testkit/people/registration';
import type { ResultOf } from '../../../../testkit/server/test-client';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const JOB = graphql(`query SlotsOfJobPage($id: ID!) { job(id: $id) {
  title viewerCanApply viewerApplication { status }
  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }`);

type JobPage = NonNullable<ResultOf<typeof JOB>['job']>;

interface Seen {
  job: JobPage | null | undefined;
  messages: string[];
}

async function see({ client }: TestActor, id: string): Promise<Seen> {
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
    expect(await see(seeker, job.id)).toEqual({
      job: null,
      messages: ['This job is no longer accepting applications'],
    });
  });

  it('returns the same for a missing job, a deleted one and one of an unverified company', async () => {
    const [company, unverified, seeker] = [
      await aCompany(server),
      await aCompany(server, { isVerified: false }),
      await aSeeker(server),
    ];
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
    const [first, second, seeker, other] = [
      await aCompany(server, { companyName: 'PT Pertama' }),
      await aCompany(server),
      await aSeeker(server),
      await aSeeker(server),
    ];
    const interview = await applied(
      seeker,
      await aJob(first, { title: 'Juru Ketik', slots: [{ start: '10:00', end: '10:30' }] }),
    );
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
    await server.dataSource.query('UPDATE company_members SET account_id = ? WHERE company_id = ?', [
      seeker.accountId,
      second.companyId,
    ]);
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

  it('can be neither held nor chosen once it has begun', async () => {
    const seeker = await aSeeker(server);
    const job = await aJob(await aCompany(server));
    server.clock.advance(DAY_MS);
    const refusal = [
      {
        code: 'SLOT_PAST',
        message: 'This interview slot has already begun. Please choose another one.',
        field: ['slotId'],
      },
    ];

    expect((await shown(seeker, job)).interviewAvailability[0]?.state).toBe('PAST');
    expect((await hold(seeker, job)).errors).toEqual(refusal);
    expect((await apply(seeker, job)).errors).toEqual(refusal);
  });

  it('can be neither held nor chosen once an accepted applicant has it', async () => {
    const [company, hired, seeker] = [await aCompany(server), await aSeeker(server), await aSeeker(server)];
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    await accept(company, await applied(hired, job));
    const refusal = [
      {
        code: 'SLOT_SELECTED',
        message: 'This interview slot is already taken. Please choose another one.',
        field: ['slotId'],
      },
    ];

    expect((await shown(seeker, job)).interviewAvailability[0]?.state).toBe('SELECTED');
    expect((await hold(seeker, job)).errors).toEqual(refusal);
    expect((await apply(seeker, job)).errors).toEqual(refusal);
  });
});

describe('a seeker who is a company too', () => {
  it("may not apply to a job of their own company, and to others' they may", async () => {
    const [company, other] = [await aCompany(server, { email: 'both@people.test' }), await aCompany(server)];
    const [own, others] = [await aJob(company), await aJob(other)];
    await registerSeeker(server.visitor(), { email: company.email, password: PASSWORD, confirmPassword: PASSWORD });
    const both = {
      client: await signIn(server, company.email),
      accountId: company.accountId,
      email: company.email,
      seekerId: '',
      fullName: '',
      phoneNumber: '',
    };

    expect((await shown(both, own)).viewerCanApply).toBe(false);
    expect((await apply(both, own)).errors).toMatchObject([
      { code: 'OWN_COMPANY_JOB', message: 'You cannot apply to a job of your own company' },
    ]);
    expect((await shown(both, others)).viewerCanApply).toBe(true);
    expect((await apply(both, others)).application?.status).toBe('PENDING');
  });
});
