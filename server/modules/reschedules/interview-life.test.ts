import type { EntityManager } from 'typeorm';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { expiryOf } from '../../../domain/reschedules';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/time';
import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { codesOf } from '../../../testkit/people/registration';
import { atOnce } from '../../../testkit/races/at-once';
import { revokeCompany } from '../../../testkit/market/company-decisions';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { graphql } from '../../../testkit/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { anInterview as anInterviewOf, type TestApplication } from '../../../testkit/market/interview-factory';
import { accept, aJob, applied, reject, type JobOptions } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsQueued } from '../../../testkit/outside/mailbox';
import {
  cancel,
  requestReschedule,
  respondToReschedule as respond,
  withdrawReschedule,
} from '../../../testkit/market/reschedules';
import { tokensOf } from '../../../testkit/market/payment-factory';
import { useServer } from '../../../testkit/server/test-server';
import { whileLocked } from '../../../testkit/races/while-locked';
import { endForErasure } from '../applications';
import { CancelledInterview } from './cancelled-interview.entity';
import { expireProposals } from './expire-proposals.task';
import { RescheduleRequest } from './reschedule-request.entity';

const server = useServer();
afterEach(() => expectInvariants(server));

/** The interview is on Tuesday, 09:00 to 09:30; the clock begins on Monday, 09:00. */
const LATER = { date: '2026-11-25', start: '14:00', end: '14:30' };
const OTHER = { date: '2026-11-26', start: '10:00', end: '10:30' };

async function anInterview(options: JobOptions = {}): Promise<TestApplication> {
  server.clock.reset();
  return anInterviewOf(server, { ...options, company: await aCompany(server, { tokens: 2 }) });
}

const LIFE = graphql(`query LifeOfInterview($id: ID!) {
  application(id: $id) {
    status joinUrl viewerCanCancelInterview viewerCanRequestReschedule viewerCanRespondToReschedule viewerCanAddDetails viewerProposalsLeft
    selectedInterview { date start }
    interview { state cancelledBy reason at planAgainUntil }
    cancelledInterviews { cancelledBy reason date start end }
    rescheduleHistory { status }
    applicant { fullName }
  }
}`);
const lifeOf = async ({ client }: TestActor, id: string) => (await client.ask(LIFE, { id })).application;
/** How many mails have come with this news of the interview. */
const told = async ({ email }: TestActor, news: string) =>
  (await mailsArrived(server, email, `${news}: Backend Engineer`)).length;
const UPCOMING = graphql(`query StillUpcoming { interviews { id } }`);
const upcoming = async ({ client }: TestActor) => (await client.ask(UPCOMING)).interviews.map(({ id }) => id);

describe('cancelling', () => {
  it.each(['company', 'seeker'] as const)(
    'by the %s frees the seat, ends the proposal, and tells both',
    async (who) => {
      const house = await anInterview();
      const { company, seeker, id } = house;
      await requestReschedule(seeker, id, LATER);
      const tokens = await tokensOf(company);

      const { application, errors } = await cancel(house[who], id, 'Kantor tutup hari itu');

      expect(errors).toEqual([]);
      expect(application).toMatchObject({
        interview: {
          state: 'CANCELLED',
          cancelledBy: who === 'company' ? 'COMPANY' : 'APPLICANT',
          reason: 'Kantor tutup hari itu',
        },
        rescheduleHistory: [{ status: 'ENDED' }],
        viewerCanCancelInterview: false,
      });
      for (const side of [company, seeker]) {
        expect(await upcoming(side)).toEqual([]);
        expect(await told(side, 'The interview was cancelled')).toBe(1);
      }
      // The acceptance stays: the identity is shown, and the token spent.
      expect(await lifeOf(company, id)).toMatchObject({
        status: 'ACCEPTED',
        joinUrl: null,
        viewerCanAddDetails: false,
      });
      expect(await tokensOf(company)).toBe(tokens);
    },
  );

  it('leaves the time free for another interview of the applicant', async () => {
    const { seeker, id } = await anInterview();
    await cancel(seeker, id, null);
    const other = await aCompany(server, { tokens: 1 });
    expect(codesOf(await accept(other, await applied(seeker, await aJob(other))))).toEqual([]);
  });

  it('requires a reason from a company and none from an applicant', async () => {
    const { company, seeker, id } = await anInterview();
    for (const reason of [null, '', 'no'])
      expect((await cancel(company, id, reason)).errors).toMatchObject([
        { code: 'CANCEL_REASON_REQUIRED', message: ERROR_MESSAGES.CANCEL_REASON_REQUIRED },
      ]);
    expect((await cancel(seeker, id, null)).application?.interview).toMatchObject({ reason: null });
  });

  it('is refused to others, before an acceptance, from the begin on, and to the other side afterwards', async () => {
    const { company, seeker, id } = await anInterview();
    const strangers = [await aCompany(server), await aSeeker(server)];
    for (const stranger of strangers)
      expect(codesOf(await cancel(stranger, id))).toEqual(['UPDATE_APPLICATION_FORBIDDEN']);
    const pending = await applied(await aSeeker(server), await aJob(company));
    expect(codesOf(await cancel(company, pending))).toEqual(['CANCEL_NOT_ACCEPTED']);
    expect(await revokeCompany(await anAdmin(server), company.companyId)).toEqual([]);
    // Also by a company that was revoked, and again.
    for (const _ of [1, 2]) expect(codesOf(await cancel(company, id))).toEqual([]);
    expect(codesOf(await cancel(seeker, id))).toEqual(['CANCEL_ALREADY']);
    const { seeker: late, id: begun } = await anInterview();
    server.clock.advance(DAY_MS);
    expect(codesOf(await cancel(late, begun))).toEqual(['CANCEL_TOO_LATE']);
  });
});

describe('planning again', () => {
  it('uses the ordinary proposal, costs nothing, and keeps the cancellation', async () => {
    const { company, seeker, id } = await anInterview();
    await cancel(company, id);
    await requestReschedule(seeker, id, LATER);
    const tokens = await tokensOf(company);

    await respond(company, id, 'ACCEPT');

    expect(await lifeOf(seeker, id)).toMatchObject({
      selectedInterview: { date: LATER.date, start: LATER.start },
      interview: { state: 'PLANNED', cancelledBy: null, reason: null, at: null, planAgainUntil: null },
      cancelledInterviews: [{ cancelledBy: 'COMPANY', date: '2026-11-24', start: '09:00', end: '09:30' }],
      viewerCanCancelInterview: true,
    });
    expect(await tokensOf(company)).toBe(tokens);
    expect(await upcoming(seeker)).toEqual([id]);
    expect(await told(seeker, 'The interview is planned again')).toBe(1);
  });

  it('is possible for 30 days, also after the old time has passed', async () => {
    const { company, seeker, id } = await anInterview();
    await cancel(company, id);
    server.clock.advance(30 * DAY_MS - MINUTE_MS);
    expect(await lifeOf(seeker, id)).toMatchObject({ viewerCanRequestReschedule: true });
    server.clock.advance(MINUTE_MS);
    expect(await lifeOf(seeker, id)).toMatchObject({ viewerCanRequestReschedule: false });
    const late = { date: '2027-01-11', start: '09:00', end: '09:30' };
    expect(codesOf(await requestReschedule(seeker, id, late))).toEqual(['PLANNING_AGAIN_OVER']);
  });
});

describe('a proposal', () => {
  it('waits for a change of the time zone of its job, and is read in the new one', async () => {
    const { company, id, job } = await anInterview();
    await cancel(company, id);
    const changeZone = (writer: EntityManager) =>
      writer.query("UPDATE jobs SET time_zone = 'Asia/Makassar', lock_version = lock_version + 1 WHERE id = ?", [
        job.id,
      ]);

    expect(codesOf(await whileLocked(server, changeZone, () => requestReschedule(company, id, LATER)))).toEqual([]);

    const [request] = await server.dataSource.manager.findBy(RescheduleRequest, { applicationId: id });
    expect(request?.newInterview.startsAt).toEqual(new Date('2026-11-25T06:00:00.000Z'));
  });

  it('is refused for a slot whose clock time now means another moment', async () => {
    const { company, seeker, id, job } = await anInterview({ slots: [{}, OTHER] });
    const slotId = job.slots[1]?.id;
    expect(codesOf(await requestReschedule(company, id, { ...OTHER, slotId }))).toEqual([]);
    await server.dataSource.query(
      'UPDATE interview_slots SET starts_at = starts_at - INTERVAL 1 HOUR, ends_at = ends_at - INTERVAL 1 HOUR WHERE id = ?',
      [slotId],
    );

    expect(codesOf(await respond(seeker, id, 'ACCEPT'))).toEqual(['SLOT_NOT_FOUND']);
  });

  it.each([
    ['48 hours after it was made', '2026-11-30T02:00Z', '2026-12-01T02:30Z', '2026-11-25T02:00Z'],
    ['at the proposed begin', '2026-11-24T03:00Z', '2026-12-01T02:30Z', '2026-11-24T03:00Z'],
    ['at the end of the planned interview', '2026-11-30T02:00Z', '2026-11-24T02:30Z', '2026-11-24T02:30Z'],
    ['but not within two hours for that', '2026-11-30T02:00Z', '2026-11-23T02:30Z', '2026-11-23T04:00Z'],
    ['unless it begins sooner', '2026-11-23T03:00Z', '2026-11-23T02:30Z', '2026-11-23T03:00Z'],
    ['the end of one that was cancelled does not count', '2026-11-30T02:00Z', null, '2026-11-25T02:00Z'],
  ])('expires %s', (_, newStart, plannedEnd, expected) => {
    const requestedAt = new Date('2026-11-23T02:00Z');
    const end = plannedEnd && new Date(plannedEnd);
    expect(expiryOf({ requestedAt, newStartsAt: new Date(newStart), plannedEnd: end || null })).toEqual(
      new Date(expected),
    );
  });

  it('expires by the clock, keeps the old time, and tells both sides once', async () => {
    const { company, seeker, id } = await anInterview({ slots: [{ date: '2026-11-30' }] });
    await requestReschedule(seeker, id, { date: '2026-12-02', start: '10:00', end: '10:30' });
    server.clock.advance(48 * HOUR_MS);

    expect(await lifeOf(company, id)).toMatchObject({
      rescheduleHistory: [{ status: 'EXPIRED' }],
      viewerCanRespondToReschedule: false,
      selectedInterview: { date: '2026-11-30' },
    });
    expect(codesOf(await respond(company, id, 'ACCEPT'))).toEqual(['RESCHEDULE_NONE_PENDING']);
    await expireProposals(server.services, () => Promise.resolve(true));
    await expireProposals(server.services, () => Promise.resolve(true));
    for (const side of [company, seeker])
      expect(await told(side, 'A proposed interview time was not answered')).toBe(1);
    // It no longer hides the applicant's request, and counts.
    expect(await lifeOf(seeker, id)).toMatchObject({ viewerCanRequestReschedule: true, viewerProposalsLeft: 2 });
  });

  it('is replaced by a new one before the task records its expiry', async () => {
    const { company, seeker, id } = await anInterview({ slots: [{ date: '2026-11-30' }] });
    await requestReschedule(seeker, id, { date: '2026-12-02', start: '10:00', end: '10:30' });
    server.clock.advance(48 * HOUR_MS);
    const again = await requestReschedule(company, id, { date: '2026-12-03', start: '10:00', end: '10:30' });
    expect(codesOf(again)).toEqual([]);
    expect((await lifeOf(company, id))?.rescheduleHistory.map(({ status }) => status)).toEqual(['PENDING', 'EXPIRED']);
    await told(seeker, 'A proposed interview time was not answered');
  });

  it('can be taken back by its own side, again and again, and told once', async () => {
    const { company, seeker, id } = await anInterview();
    await requestReschedule(company, id, LATER);
    expect(codesOf(await withdrawReschedule(seeker, id))).toEqual(['RESCHEDULE_NONE_PENDING']);
    for (let time = 0; time < 2; time += 1)
      expect((await withdrawReschedule(company, id)).application?.rescheduleHistory).toEqual([
        { status: 'WITHDRAWN', requestedBy: 'COMPANY' },
      ]);
    expect(await told(seeker, 'A proposed interview time was taken back')).toBe(1);
    expect(codesOf(await respond(seeker, id, 'ACCEPT'))).toEqual(['RESCHEDULE_NONE_PENDING']);
  });

  it('is made at most three times by a side, counter offers included', async () => {
    const { company, seeker, id } = await anInterview();
    for (let time = 0; time < 2; time += 1) {
      await requestReschedule(company, id, LATER);
      await withdrawReschedule(company, id);
    }
    await requestReschedule(seeker, id, LATER);
    expect(codesOf(await respond(company, id, 'COUNTER', OTHER))).toEqual([]);
    await respond(seeker, id, 'COUNTER', LATER);
    expect(await lifeOf(company, id)).toMatchObject({ viewerProposalsLeft: 0 });
    expect(codesOf(await respond(company, id, 'COUNTER', OTHER))).toEqual(['RESCHEDULE_LIMIT']);
    expect(codesOf(await respond(company, id, 'REJECT'))).toEqual([]);
    expect(codesOf(await requestReschedule(company, id, LATER))).toEqual(['RESCHEDULE_LIMIT']);
  });

  it('of a slot takes its seat there when it is accepted, and reserves nothing before', async () => {
    const { company, seeker, id, job } = await anInterview({
      slots: [{}, OTHER],
    });
    const slot = job.slots[1];
    await requestReschedule(company, id, { ...OTHER, slotId: slot?.id });
    await expectInvariants(server);
    expect((await respond(seeker, id, 'ACCEPT')).application?.selectedInterview).toEqual({
      date: OTHER.date,
      start: OTHER.start,
    });
    const [row] = await server.dataSource.query<{ seats_taken: number; is_selected: number }[]>(
      'SELECT seats_taken, is_selected FROM interview_slots WHERE id = ?',
      [slot?.id],
    );
    expect(row).toEqual({ seats_taken: 1, is_selected: 1 });
  });

  it('says of its slot where in the input it was named, and of one that was seen no field', async () => {
    const { company, seeker, id, job } = await anInterview({
      slots: [{}, { ...LATER, maxApplicants: 1 }, { ...OTHER, maxApplicants: 1 }],
    });
    const [, other, full] = job.slots;
    await applied(await aSeeker(server), job, 2);
    const inFull = { ...OTHER, slotId: full?.id };
    const fieldOf = ({ errors: [error] }: Awaited<ReturnType<typeof respond>>) => [
      error?.code,
      error?.field?.join('.'),
    ];

    expect(fieldOf(await requestReschedule(company, id, inFull))).toEqual(['SLOT_FULL', 'time.slotId']);
    const unknown = await requestReschedule(company, id, { ...OTHER, slotId: other?.id });
    expect(fieldOf(unknown)).toEqual(['SLOT_NOT_FOUND', 'time.slotId']);
    await requestReschedule(seeker, id, { ...LATER, slotId: other?.id });
    expect(fieldOf(await respond(company, id, 'COUNTER', inFull))).toEqual(['SLOT_FULL', 'counterOffer.slotId']);
    await applied(await aSeeker(server), job, 1);
    expect(fieldOf(await respond(company, id, 'ACCEPT'))).toEqual(['SLOT_FULL', undefined]);
  });

  it('of a slot that is full, removed or moved is refused, and the request stays pending', async () => {
    const { company, seeker, id, job } = await anInterview({ slots: [{}, { ...OTHER, maxApplicants: 1 }] });
    const slotId = job.slots[1]?.id;
    expect(codesOf(await requestReschedule(company, id, { ...LATER, slotId }))).toEqual(['SLOT_NOT_FOUND']);
    const [foreign] = (await aJob(await aCompany(server), { slots: [OTHER] })).slots;
    const ofOthers = await requestReschedule(company, id, { ...OTHER, slotId: foreign?.id });
    expect(codesOf(ofOthers)).toEqual(['SLOT_NOT_FOUND']);
    await requestReschedule(company, id, { ...OTHER, slotId });
    const rival = await applied(await aSeeker(server), job, 1);
    expect(codesOf(await respond(seeker, id, 'ACCEPT'))).toEqual(['SLOT_FULL']);
    await accept(company, rival);
    expect(codesOf(await respond(seeker, id, 'ACCEPT'))).toEqual(['SLOT_SELECTED']);
    expect(await lifeOf(seeker, id)).toMatchObject({
      viewerCanRespondToReschedule: true,
      selectedInterview: { start: '09:00' },
    });
  });
});

it.each(['seeker', 'company'] as const)(
  'a proposal of a %s who is erased after the interview ends with it, also without a reason',
  async (leaving) => {
    const house = await anInterview();
    const { [leaving]: leaver, id } = house;
    server.clock.advance(DAY_MS + 29 * MINUTE_MS);
    expect(codesOf(await requestReschedule(leaver, id, LATER))).toEqual([]);
    server.clock.advance(6 * MINUTE_MS);
    await requestErasure(leaver);
    await eraseNow(server);
    server.clock.advance(14 * MINUTE_MS);

    const other = leaving === 'seeker' ? house.company : house.seeker;
    expect(await lifeOf(other, id)).toMatchObject({
      status: 'ACCEPTED',
      rescheduleHistory: [{ status: 'ENDED' }],
      viewerCanRespondToReschedule: false,
    });
    expect(codesOf(await respond(other, id, 'ACCEPT'))).toEqual(['RESCHEDULE_NONE_PENDING']);
  },
);

it('cancelling, accepting a proposal, an erasure and another acceptance at once leave one outcome, each told once', async () => {
  const { company, seeker, id } = await anInterview();
  await requestReschedule(company, id, LATER);
  const other = await aCompany(server, { tokens: 1 });
  const clashing = await applied(seeker, await aJob(other, { slots: [LATER] }));

  const acts = [
    () => cancel(company, id),
    () => respond(seeker, id, 'ACCEPT'),
    () => accept(other, clashing),
    () => endForErasure(server.services, id, 'APPLICANT'),
  ] as const;
  await atOnce(52, (index) => Promise.resolve(acts[index % 4]?.()));

  expect((await lifeOf(company, id))?.status).toBe('WITHDRAWN');
  const { manager } = server.dataSource;
  const [proposal] = await manager.findBy(RescheduleRequest, { applicationId: id });
  const [off, ...more] = await manager.findBy(CancelledInterview, { applicationId: id });
  expect(more).toEqual([]);
  // Cancelling first ends the proposal; an erasure first leaves it as it is.
  expect(off ? ['ACCEPTED', 'ENDED'] : ['ACCEPTED', 'PENDING']).toContain(proposal?.status);
  expect(await mailsQueued(server, `interview-cancelled:${off?.id}:%`)).toBe(off ? 2 : 0);
  expect(await mailsQueued(server, `reschedule-%:${proposal?.id}%`)).toBe(proposal?.status === 'ACCEPTED' ? 2 : 1);
  expect(await mailsQueued(server, `erasure-cancelled:${id}`)).toBe(off ? 0 : 1);
  // The rest of the erasure.
  await requestErasure(seeker);
  await eraseNow(server);
});

it('an interview that is over can be joined and moved until its end, and not from then on, by either side', async () => {
  const interviewLink = 'https://meet.example/one';
  const { company, seeker, id } = await anInterviewOf(server, { accepting: { interviewLink } });
  server.clock.advance(DAY_MS + 29 * MINUTE_MS);
  for (const actor of [company, seeker])
    expect(await lifeOf(actor, id)).toMatchObject({ joinUrl: interviewLink, viewerCanRequestReschedule: true });

  server.clock.advance(MINUTE_MS);

  for (const actor of [company, seeker]) {
    expect(await lifeOf(actor, id)).toMatchObject({ joinUrl: null, viewerCanRequestReschedule: false });
    const { errors } = await requestReschedule(actor, id, LATER);
    expect(errors).toEqual([
      { code: 'RESCHEDULE_INTERVIEW_OVER', message: 'An interview that is over cannot be rescheduled', field: null },
    ]);
  }
});

it('an unaccepted application has no interview of its own', async () => {
  const { company } = await anInterview();
  const seeker = await aSeeker(server);
  const id = await applied(seeker, await aJob(company));
  expect(await lifeOf(seeker, id)).toMatchObject({ interview: null, viewerCanCancelInterview: false });
  await reject(company, id);
  expect(await lifeOf(seeker, id)).toMatchObject({ interview: null, cancelledInterviews: [] });
});
