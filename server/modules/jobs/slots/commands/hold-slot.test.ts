import { MINUTE_MS } from '../../../../../domain/time';
import { aCompany, aSeeker, type TestSeeker } from '../../../../../testkit/people/actors';
import { atOnce } from '../../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../../testkit/checks/invariants';
import { anInterview } from '../../../../../testkit/market/interview-factory';
import { aJob, applied, apply, hold } from '../../../../../testkit/market/job-factory';
import { useServer } from '../../../../../testkit/server/test-server';

const server = useServer();

describe('holding a seat', () => {
  it('keeps it from others for exactly ten minutes', async () => {
    const job = await aJob(await aCompany(server), { slots: [{ maxApplicants: 1 }] });
    const [holder, other] = [await aSeeker(server), await aSeeker(server)];

    expect((await hold(holder, job)).heldUntil).toBe('2026-11-23T02:10:00.000Z');
    expect((await apply(other, job)).errors[0]?.code).toBe('SLOT_FULL');
    server.clock.advance(10 * MINUTE_MS);
    expect((await apply(other, job)).application?.status).toBe('PENDING');
    await expectInvariants(server);
  });

  it('is one per seeker: a second hold releases the first', async () => {
    const job = await aJob(await aCompany(server), {
      slots: [{ maxApplicants: 1 }, { start: '14:00', end: '14:30', maxApplicants: 1 }],
    });
    const [holder, other] = [await aSeeker(server), await aSeeker(server)];
    await hold(holder, job, 0);
    const { job: shown } = await hold(holder, job, 1);

    expect(shown?.interviewAvailability.map(({ seatsLeft, isHeldByViewer }) => [seatsLeft, isHeldByViewer])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect((await apply(other, job, 0)).application?.status).toBe('PENDING');
    expect((await apply(await aSeeker(server), job, 1)).errors[0]?.code).toBe('SLOT_FULL');
  });

  it('does not block the holder, and ends with the application', async () => {
    const job = await aJob(await aCompany(server), { slots: [{ maxApplicants: 2 }] });
    const holder = await aSeeker(server);
    await hold(holder, job);
    await applied(holder, job);

    const late = await hold(holder, job);

    expect(late.errors[0]?.code).toBe('ALREADY_APPLIED');
    expect((await apply(await aSeeker(server), job)).application?.status).toBe('PENDING');
  });

  it('is refused for a time too close to an interview of the seeker, like an application', async () => {
    const { company, seeker } = await anInterview(server);

    expect((await hold(seeker, await aJob(company))).errors[0]?.code).toBe('INTERVIEW_CONFLICT');
  });

  it('gives the last seat to one of 50 who hold at once', async () => {
    const job = await aJob(await aCompany(server), { slots: [{ maxApplicants: 1 }] });
    const seekers = await Promise.all(Array.from({ length: 50 }, () => aSeeker(server)));

    const outcomes = await atOnce(50, (index) => hold(seekers[index] as TestSeeker, job));

    expect(outcomes.filter(({ heldUntil }) => heldUntil)).toHaveLength(1);
    await expectInvariants(server);
  });
});
