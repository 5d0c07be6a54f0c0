import { ERROR_MESSAGES } from '../../../domain/errors';
import { ATTENDANCES } from '../../../domain/follow-ups';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, signIn, type TestActor, type TestCompany } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { followedUp, reportAttendance, recordOutcome } from '../../../testkit/market/follow-ups';
import { figure } from '../../../testkit/checks/figures';
import { graphql } from '../../../testkit/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { anInterview as anInterviewOf, type TestApplication } from '../../../testkit/market/interview-factory';
import { aJob, applied, type JobOptions } from '../../../testkit/market/job-factory';
import { plansOf } from '../../../testkit/checks/query-plans';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import { mailsArrived, mailsQueued, mailsTo, minutesLater } from '../../../testkit/outside/mailbox';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { tokensOf } from '../../../testkit/market/payment-factory';
import { codesOf } from '../../../testkit/people/registration';
import { cancel, requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { InterviewFollowUp } from './interview-follow-up.entity';
import { recordOutcomes } from './outcome-news.task';
import { requestOutcomes } from './outcome-questions.task';

const server = useServer({ METRICS_PORT: '0' });
const second = useSecondServer();
const always = () => Promise.resolve(true);

/** From the test's begin, Monday 09:00 WIB, to the end of the interview on Tuesday, 09:00 to 09:30. */
const TO_THE_END = DAY_MS + 30 * MINUTE_MS;
const ASKED = 'How did your interview end?';

const anInterview = async (options: JobOptions = {}, company?: TestCompany) =>
  anInterviewOf(server, { ...options, company: company ?? (await aCompany(server, { tokens: 9 })) });

const CLOCKS = [server.clock, second.clock];
const pass = (ms: number): void => CLOCKS.forEach((clock) => clock.advance(ms));

/** One that has just ended. */
async function aHeldInterview(): Promise<TestApplication> {
  for (const clock of CLOCKS) clock.reset();
  const interview = await anInterview();
  pass(TO_THE_END);
  return interview;
}

async function passCorrection(): Promise<void> {
  pass(10 * MINUTE_MS);
  await recordOutcomes(server.services, always);
  minutesLater(server, 0);
}

const ABSENT = graphql(`query WhoDidNotCome($jobId: ID) {
  companyApplications(isAbsent: true, jobId: $jobId) { totalCount counts { accepted } items { id jobId } }
}`);

async function absentOf({ client }: Pick<TestCompany, 'client'>, jobId?: string) {
  const listed = (await client.ask(ABSENT, { jobId })).companyApplications;
  expect(listed?.totalCount).toBe(listed?.items.length);
  return listed?.items.map(({ id }) => id).toSorted();
}

const followUpOf = async (side: Pick<TestActor, 'client'>, id: string) => (await followedUp(side, id)).followUp;
const asked = ({ companyId }: TestCompany) => mailsQueued(server, `outcome-question:${companyId}:%`);

describe('how it was', () => {
  it('can be given by each side for 14 days after the end, and both read both', async () => {
    const { company, seeker, id } = await anInterview();
    pass(TO_THE_END - MINUTE_MS);
    for (const side of [company, seeker]) {
      expect((await reportAttendance(side, id, 'TOOK_PLACE')).errors).toMatchObject([
        { code: 'INTERVIEW_NOT_HELD', message: ERROR_MESSAGES.INTERVIEW_NOT_HELD },
      ]);
      expect(await followedUp(side, id)).toMatchObject({ followUp: null, viewerCanReportAttendance: false });
    }
    pass(MINUTE_MS);
    const tokens = await tokensOf(company);
    for (const word of ATTENDANCES) expect(codesOf(await reportAttendance(company, id, word))).toEqual([]);
    expect((await reportAttendance(seeker, id, 'TOOK_PLACE')).application).toMatchObject({
      viewerCanReportAttendance: true,
      viewerCanRecordOutcome: false,
      followUp: { companySays: 'COULD_NOT_COME', applicantSays: 'TOOK_PLACE', openUntil: '2026-12-08T02:30:00.000Z' },
    });
    expect(await followUpOf(company, id)).toMatchObject({ companySays: 'COULD_NOT_COME', applicantSays: 'TOOK_PLACE' });
    // Nothing else follows.
    expect(await tokensOf(company)).toBe(tokens);
    expect((await followedUp(company, id)).status).toBe('ACCEPTED');

    pass(14 * DAY_MS);
    expect(codesOf(await reportAttendance(seeker, id, 'OTHER_ABSENT'))).toEqual(['FOLLOW_UP_OVER']);
    await expectInvariants(server);
  });

  it('is refused to others, and of an interview that was cancelled or is not accepted', async () => {
    const { company, id } = await anInterview();
    const pending = await applied(await aSeeker(server), await aJob(company));
    const off = await anInterview({}, company);
    await cancel(company, off.id);
    pass(TO_THE_END);
    for (const stranger of [await aCompany(server), await aSeeker(server)]) {
      expect(codesOf(await reportAttendance(stranger, id, 'TOOK_PLACE'))).toEqual(['UPDATE_APPLICATION_FORBIDDEN']);
      // No other company reads what was said.
      await expect(followedUp(stranger, id)).rejects.toThrow('APPLICATION_FORBIDDEN');
    }
    for (const other of [pending, off.id]) {
      expect(codesOf(await reportAttendance(company, other, 'TOOK_PLACE'))).toEqual(['INTERVIEW_NOT_HELD']);
      expect(codesOf(await recordOutcome(company, other, 'CHOSEN'))).toEqual(['INTERVIEW_NOT_HELD']);
      expect(await followUpOf(company, other)).toBeNull();
    }
  });

  it('belongs to the interview that took place: one that moves after its end has no words yet', async () => {
    const { company, seeker, id } = await anInterview();
    pass(TO_THE_END - MINUTE_MS);
    await requestReschedule(seeker, id, { date: '2026-11-25', start: '10:00', end: '10:30' });
    pass(HOUR_MS);
    await reportAttendance(seeker, id, 'COULD_NOT_COME');
    await reportAttendance(company, id, 'OTHER_ABSENT');
    expect(await absentOf(company)).toEqual([id]);
    await recordOutcome(company, id, 'NOT_CHOSEN');
    expect(codesOf(await respondToReschedule(company, id, 'ACCEPT'))).toEqual([]);
    expect(await absentOf(company)).toEqual([]);
    expect(await followUpOf(seeker, id)).toBeNull();
    await passCorrection();
    pass(DAY_MS);
    expect(await followUpOf(seeker, id)).toMatchObject({ applicantSays: null, outcome: null });
    expect(await mailsQueued(server, `outcome:${id}:%`)).toBe(0);
    // What was said of the earlier time is not tried again and again.
    const rows = await server.dataSource.manager.find(InterviewFollowUp, { where: { applicationId: id } });
    expect(rows.filter(({ outcome, toldAt }) => outcome && !toldAt)).toEqual([]);
  });

  it('is hidden for an applicant who has asked to be erased, and removed with them', async () => {
    const { company, seeker, id } = await aHeldInterview();
    await reportAttendance(seeker, id, 'OTHER_ABSENT');
    await reportAttendance(company, id, 'TOOK_PLACE');
    await recordOutcome(company, id, 'CHOSEN');
    await requestErasure(seeker, { when: 'IN_14_DAYS' });
    expect(await followUpOf(company, id)).toMatchObject({ companySays: 'TOOK_PLACE', applicantSays: null });
    const { seeker: other, company: itsCompany, id: its } = await aHeldInterview();
    await reportAttendance(other, its, 'OTHER_ABSENT');
    await reportAttendance(itsCompany, its, 'OTHER_ABSENT');
    await recordOutcome(itsCompany, its, 'CHOSEN');
    await requestErasure(other);
    await eraseNow(server);
    // The outcome is the company's own decision, like the status, and names nobody.
    expect(await server.dataSource.manager.findOneBy(InterviewFollowUp, { applicationId: its })).toMatchObject({
      companySays: null,
      applicantSays: null,
      outcome: 'CHOSEN',
    });
  });
});

it('who did not come is listed by the word of the company, and by their own where it says nothing', async () => {
  const { company, id } = await aHeldInterview();
  server.clock.reset();
  const silent = await anInterview({}, company);
  const denied = await anInterview({}, company);
  const came = await anInterview({}, company);
  await anInterview({}, company);
  pass(TO_THE_END);
  expect(await absentOf(company)).toEqual([]);
  await reportAttendance(company, id, 'OTHER_ABSENT');
  await reportAttendance(silent.seeker, silent.id, 'COULD_NOT_COME');
  await reportAttendance(denied.seeker, denied.id, 'COULD_NOT_COME');
  await reportAttendance(company, denied.id, 'TOOK_PLACE');
  await reportAttendance(company, came.id, 'TOOK_PLACE');

  expect(await absentOf(company)).toEqual([id, silent.id].toSorted());
  const listed = (await company.client.ask(ABSENT)).companyApplications;
  // The tabs count all, whichever is open.
  expect(listed?.counts.accepted).toBe(5);
  const jobId = listed?.items.find((item) => item.id === id)?.jobId;
  expect(await absentOf(company, jobId)).toEqual([id]);
  expect(await absentOf(await aCompany(server))).toEqual([]);
  const [plan] = await plansOf(server, 'interview_follow_ups', () => absentOf(company));
  const steps = plan?.steps.filter(({ table }) => table === 'f' || table === 'a');
  expect(new Set(steps?.map(({ key }) => key))).toEqual(new Set(['PRIMARY', 'ix_applications_company_interview']));

  await reportAttendance(company, id, 'TOOK_PLACE');
  // The words of someone who has asked to be erased are hidden.
  await requestErasure(silent.seeker, { when: 'IN_14_DAYS' });
  expect(await absentOf(company)).toEqual([]);
});

const TO_TELL = graphql(`query InterviewsWithoutOutcome {
  outcomesToTell { id jobTitle applicant { fullName } followUp { outcome } viewerCanRecordOutcome }
}`);

describe('the outcome', () => {
  it.each([
    ['CHOSEN', 'en', 'You were chosen: Backend Engineer'],
    ['NOT_CHOSEN', 'id', 'Hasil wawancara Anda: Backend Engineer'],
  ] as const)(
    '%s can be changed for ten minutes, then the applicant is told once (%s)',
    async (outcome, language, subject) => {
      const { company, seeker, id } = await aHeldInterview();
      await chooseLanguage(seeker, language);
      const other = outcome === 'CHOSEN' ? 'NOT_CHOSEN' : 'CHOSEN';
      await recordOutcome(company, id, other);
      pass(9 * MINUTE_MS);
      await recordOutcomes(server.services, always);
      const { application } = await recordOutcome(company, id, outcome);
      expect(application).toMatchObject({ viewerCanRecordOutcome: true, followUp: { outcome } });
      expect(application?.followUp?.changeableUntil).toBe(
        new Date(server.clock.now().getTime() + 10 * MINUTE_MS).toISOString(),
      );
      expect(await followUpOf(seeker, id)).toMatchObject({ outcome: null, outcomeAt: null });
      pass(9 * MINUTE_MS);
      await recordOutcomes(server.services, always);
      expect(await followUpOf(seeker, id)).toMatchObject({ outcome: null });

      pass(MINUTE_MS);
      await Promise.all([server, second].map(({ services }) => recordOutcomes(services, always)));
      minutesLater(server, 0);

      await mailsArrived(server, seeker.email, subject);
      expect(await followUpOf(seeker, id)).toMatchObject({ outcome, changeableUntil: null });
      expect(codesOf(await recordOutcome(company, id, outcome))).toEqual([]);
      for (const late of [other, 'STILL_DECIDING'] as const)
        expect((await recordOutcome(company, id, late)).errors).toMatchObject([
          { code: 'OUTCOME_TOLD', message: ERROR_MESSAGES.OUTCOME_TOLD },
        ]);
      await passCorrection();
      expect(await mailsQueued(server, `outcome%:${id}:%`)).toBe(1);
    },
  );

  it('is not mailed of a company that was erased meanwhile, whose mail would name no one', async () => {
    const { company, id } = await aHeldInterview();
    await recordOutcome(company, id, 'CHOSEN');
    await requestErasure(company);
    await eraseNow(server);
    pass(10 * MINUTE_MS);
    await recordOutcomes(server.services, always);

    expect(await mailsQueued(server, `outcome:${id}:%`)).toBe(0);
    const rows = await server.dataSource.manager.findBy(InterviewFollowUp, { applicationId: id });
    expect(rows.filter(({ outcome, toldAt }) => outcome && !toldAt)).toEqual([]);
  });

  it('still deciding is told at once and once, and may be followed by a final one at any time', async () => {
    const { company, seeker, id } = await aHeldInterview();
    const told = async () =>
      figure(await server.figures(), 'temukerja_hiring_events_total', { what: 'STILL_DECIDING' });
    const before = await told();
    for (const _ of [1, 2]) expect(codesOf(await recordOutcome(company, id, 'STILL_DECIDING'))).toEqual([]);
    expect(await followUpOf(seeker, id)).toMatchObject({ outcome: 'STILL_DECIDING' });
    await mailsArrived(server, seeker.email, 'The company is still deciding: Backend Engineer');
    expect(await told()).toBe(before + 1);
    pass(20 * DAY_MS);
    expect(await followUpOf(seeker, id)).toMatchObject({ outcome: 'STILL_DECIDING', isOutcomeMissing: false });
    expect(codesOf(await recordOutcome(company, id, 'CHOSEN'))).toEqual([]);
    expect(await followUpOf(seeker, id)).toMatchObject({ outcome: 'STILL_DECIDING' });
    await passCorrection();
    await mailsArrived(server, seeker.email, 'You were chosen: Backend Engineer');
  });

  it('is recorded only by the company, once, even at the same moment', async () => {
    const { company, seeker, id } = await aHeldInterview();
    expect((await recordOutcome(await aCompany(server), id, 'CHOSEN')).errors).toMatchObject([
      { code: 'UPDATE_APPLICATION_FORBIDDEN' },
    ]);
    const clients = [company.client, await signIn(second, company.email)];
    const told = await atOnce(12, (index) =>
      recordOutcome({ client: clients[index % 2] ?? company.client }, id, index % 3 === 0 ? 'CHOSEN' : 'NOT_CHOSEN'),
    );
    expect(told.flatMap(codesOf)).toEqual([]);
    const { followUp } = await followedUp(company, id);
    await passCorrection();
    const subject =
      followUp?.outcome === 'CHOSEN'
        ? 'You were chosen: Backend Engineer'
        : 'The outcome of your interview: Backend Engineer';
    expect(await mailsArrived(server, seeker.email, subject)).toHaveLength(1);
    await expectInvariants(server);
  });

  it('is asked for on one page: interviews of 14 days without one that is fixed, in as many statements for many', async () => {
    const { company, seeker, id } = await aHeldInterview();
    const ids = async () => (await company.client.ask(TO_TELL)).outcomesToTell.map((each) => each.id);
    expect((await company.client.ask(TO_TELL)).outcomesToTell).toEqual([
      {
        id,
        jobTitle: 'Backend Engineer',
        applicant: { fullName: seeker.fullName },
        followUp: { outcome: null },
        viewerCanRecordOutcome: true,
      },
    ]);
    const few = (await server.statementsOf(() => company.client.ask(TO_TELL))).length;
    server.clock.reset();
    const more = [await anInterview({}, company), await anInterview({}, company)];
    pass(TO_THE_END);
    expect((await ids()).toSorted()).toEqual([id, ...more.map((each) => each.id)].toSorted());
    expect(await server.statementsOf(() => company.client.ask(TO_TELL))).toHaveLength(few);
    await recordOutcome(company, id, 'STILL_DECIDING');
    expect(await ids()).toContain(id);
    await recordOutcome(company, id, 'CHOSEN');
    // A page that is loaded again still offers to change it.
    expect(await ids()).toContain(id);
    await passCorrection();
    expect(await ids()).not.toContain(id);
    pass(14 * DAY_MS);
    expect(await ids()).toEqual([]);
  });
});

describe('companies are asked', () => {
  const INTERVIEWS = graphql(`query InterviewsWithAnOutcomeOrNone { ownTrackRecord { interviews } }`);
  const askOnBoth = async () => {
    await Promise.all([server, second].map(({ services }) => requestOutcomes(services, always)));
    minutesLater(server, 0);
  };
  /** Monday is the first day. */
  const setDay = (day: number, hours = 0): void => {
    for (const clock of CLOCKS) {
      clock.reset();
      clock.advance((day - 1) * DAY_MS + hours * HOUR_MS);
    }
  };

  it('the day after and once more a week later, not at night, in one mail for all interviews of a day', async () => {
    setDay(1);
    const { company, seeker, id } = await anInterview();
    const other = await anInterview({ slots: [{ start: '17:00', end: '18:00' }] }, company);
    setDay(2, 8);
    await askOnBoth();
    setDay(3, -2);
    await askOnBoth();
    expect(await asked(company)).toBe(0);
    setDay(3);
    await askOnBoth();
    await mailsArrived(server, company.email, 'How did your 2 interviews end?');
    for (const day of [3, 4, 9]) {
      setDay(day, 1);
      await askOnBoth();
    }
    expect(await asked(company)).toBe(1);
    await recordOutcome(company, other.id, 'NOT_CHOSEN');
    await recordOutcome(company, id, 'STILL_DECIDING');
    setDay(10);
    await askOnBoth();
    expect((await mailsArrived(server, company.email, ASKED))[0]?.text).toContain('/company/outcomes');
    for (const day of [11, 12, 15, 16, 20]) {
      setDay(day);
      await askOnBoth();
    }
    expect(await asked(company)).toBe(2);
    // Accepted or not: a mail about several applicants names none.
    const mails = JSON.stringify(await mailsTo(server, company.email));
    for (const applicant of [seeker, other.seeker])
      expect(findLeaks(mails, { ...applicant, others: [applicant.seekerId, applicant.accountId] })).toEqual([]);
    expect(await followUpOf(seeker, id)).toMatchObject({ outcome: 'STILL_DECIDING', isOutcomeMissing: false });
  });

  it('once a day, so that after days without a server the second question comes on another day', async () => {
    setDay(1);
    const { company } = await anInterview();
    for (const hour of [0, 1]) {
      setDay(12, hour);
      await askOnBoth();
    }
    expect(await asked(company)).toBe(1);
    setDay(13);
    await askOnBoth();
    expect(await asked(company)).toBe(2);
  });

  it('and silence reads so after 14 days, when a late outcome is still taken', async () => {
    setDay(1);
    const { company, seeker, id } = await anInterview();
    setDay(3);
    await askOnBoth();
    setDay(15, 23);
    expect(await followUpOf(seeker, id)).toMatchObject({ outcome: null, isOutcomeMissing: false });
    setDay(16, 1);
    expect(await followUpOf(seeker, id)).toMatchObject({ outcome: null, isOutcomeMissing: true });
    expect(codesOf(await recordOutcome(company, id, 'CHOSEN'))).toEqual([]);
    await passCorrection();
    expect(await followUpOf(seeker, id)).toMatchObject({ outcome: 'CHOSEN', isOutcomeMissing: false });
  });

  it('about no applicant who was erased, nor is that outcome missing', async () => {
    setDay(1);
    const { company, ...first } = await anInterview();
    const second = await anInterview({}, company);
    setDay(2, 1);
    await requestErasure(first.seeker);
    await eraseNow(server);
    expect((await company.client.ask(TO_TELL)).outcomesToTell).toMatchObject([{ id: second.id }]);
    setDay(3);
    await askOnBoth();
    await mailsArrived(server, company.email, ASKED);
    await requestErasure(second.seeker);
    await eraseNow(server);
    setDay(10);
    await askOnBoth();
    expect(await asked(company)).toBe(1);
    setDay(17);
    expect((await company.client.ask(INTERVIEWS)).ownTrackRecord).toEqual({ interviews: 0 });
  });

  it('about no interview that was cancelled or has an outcome', async () => {
    setDay(1);
    const { company, id } = await anInterview();
    const off = await anInterview({}, company);
    await cancel(off.seeker, off.id);
    setDay(2, 1);
    await recordOutcome(company, id, 'CHOSEN');
    for (const day of [3, 10]) {
      setDay(day, 2);
      await askOnBoth();
    }
    expect(await asked(company)).toBe(0);
  });
});
