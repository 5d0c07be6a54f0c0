import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/time';
import {
  aCompany,
  anAdmin,
  aSeeker,
  signIn,
  type TestCompany,
  type TestSeeker,
} from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { decide } from '../../../../testkit/market/company-decisions';
import { reportAttendance, recordOutcome } from '../../../../testkit/market/follow-ups';
import { graphql } from '../../../../testkit/graphql';
import { saveInterviewDetails } from '../../../../testkit/market/interview-details';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { accept, aJob, applied, apply, hold, reject, withdraw } from '../../../../testkit/market/job-factory';
import { deleteJob, saveSlots, setActive } from '../../../../testkit/market/job-changes';
import { findLeaks } from '../../../../testkit/checks/leak-checker';
import { mailsArrived, mailsQueued, mailsTo, minutesLater } from '../../../../testkit/outside/mailbox';
import { tokensOf } from '../../../../testkit/market/payment-factory';
import { codesOf } from '../../../../testkit/people/registration';
import { runReplyClock } from '../../../../testkit/market/reply-clock';
import { pauseJob, resumeJob } from '../../../../testkit/market/reports';
import { cancel, requestReschedule, respondToReschedule } from '../../../../testkit/market/reschedules';
import { useServer } from '../../../../testkit/server/test-server';
import { whileLocked } from '../../../../testkit/races/while-locked';
import { Application } from '../application.entity';
import { endForErasure } from '../commands/end-for-erasure';
import { remindCompanies } from './reply-reminders.task';

const server = useServer();
const always = () => Promise.resolve(true);

/** Wednesday, Thursday and Friday of the next week, and a day after everything else. */
const DAYS = ['2026-12-02', '2026-12-03', '2026-12-04', '2027-01-20'] as const;
/** Seven days after Monday, 09:00 WIB. */
const REPLY_BY = '2026-11-30T02:00:00.000Z';

type Waiting = Awaited<ReturnType<typeof aWaitingApplication>>;

async function aWaitingApplication() {
  const [company, seeker] = [await aCompany(server, { tokens: 3 }), await aSeeker(server)];
  const job = await aJob(company, { title: 'Barista', slots: DAYS.map((date) => ({ date, maxApplicants: 1 })) });
  return { company, seeker, job, id: await applied(seeker, job) };
}

async function aLapsedApplication() {
  const waiting = await aWaitingApplication();
  server.clock.advance(7 * DAY_MS);
  await runClock();
  return waiting;
}

const runClock = () => runReplyClock(server);

const REPLY = graphql(`
  query ReplyTo($id: ID!) {
    application(id: $id) {
      status
      replyBy
      lapsedAt
      replyState
      rejectionNotice
      viewerCanDecide
      whyViewerCannotAccept
      viewerCanWithdraw
      selectedInterview {
        date
      }
      job {
        viewerCanApply
      }
    }
  }
`);

const replyTo = async ({ client }: Pick<TestSeeker, 'client'>, id: string) =>
  (await client.ask(REPLY, { id })).application;

const stored = (id: string) =>
  server.dataSource.manager.findOne(Application, { select: { slotId: true, missedReplies: true }, where: { id } });

test('both sides see until when an answer is expected', async () => {
  const { company, seeker, id } = await aWaitingApplication();
  const expected = { status: 'PENDING', replyBy: REPLY_BY, lapsedAt: null, replyState: 'EXPECTED' };
  expect(await replyTo(seeker, id)).toMatchObject(expected);
  expect(await replyTo(company, id)).toMatchObject(expected);
  await accept(company, id);
  expect(await replyTo(seeker, id)).toMatchObject({ replyBy: null, replyState: null });
});

describe('an application whose time for an answer has passed', () => {
  it('lapses by the task: its seat is free, and the applicant is told, with other times and jobs', async () => {
    const { company, seeker, job, id } = await aWaitingApplication();
    const other = await aCompany(server);
    for (const day of ['Thursdays', 'Fridays', 'Saturdays']) await aJob(other, { title: `Barista on ${day}` });
    const related = await aJob(other, { title: 'Barista on Sundays' });
    const next = await aSeeker(server);
    expect(codesOf(await apply(next, job))).toEqual(['SLOT_FULL']);

    server.clock.advance(7 * DAY_MS - 1);
    await runClock();
    expect(await replyTo(seeker, id)).toMatchObject({ replyState: 'EXPECTED' });
    server.clock.advance(1);
    await runClock();
    await runClock();

    const lapsed = { status: 'NO_REPLY', replyBy: null, lapsedAt: REPLY_BY, replyState: 'LAPSED' };
    expect(await replyTo(seeker, id)).toMatchObject({
      ...lapsed,
      viewerCanWithdraw: true,
      job: { viewerCanApply: true },
    });
    expect(await replyTo(company, id)).toMatchObject({
      ...lapsed,
      viewerCanDecide: true,
      whyViewerCannotAccept: 'APPLICATION_LAPSED',
    });
    expect(await stored(id)).toMatchObject({ slotId: null, missedReplies: 1 });
    expect((await apply(next, job)).application?.status).toBe('PENDING');
    const [mail] = await mailsArrived(server, seeker.email, 'No reply: Barista');
    expect(await mailsQueued(server, `no-reply-yet:${id}:%`)).toBe(1);
    // Its own time is free again as well, when the mail is written.
    for (const day of ['Dec 2', 'Dec 3', 'Dec 4']) expect(mail?.text).toContain(`${day}, 2026, 09:00–09:30 WIB`);
    expect(mail?.text).toContain(`/user/job/${related.id}`);
    expect(mail?.text.match(/\/user\/job\//g)).toHaveLength(3);
    await expectInvariants(server);
  });

  it('can be accepted until the task has written it', async () => {
    const { company, id } = await aWaitingApplication();
    server.clock.advance(7 * DAY_MS + MINUTE_MS);
    expect((await accept(company, id)).application?.status).toBe('ACCEPTED');
    await runClock();
    expect(await replyTo(company, id)).toMatchObject({ status: 'ACCEPTED', replyState: null });
  });

  it('leaves out times that clash with an interview of the applicant', async () => {
    const { seeker } = await aWaitingApplication();
    const other = await aCompany(server);
    const clashing = await aJob(other, { slots: [{ date: DAYS[1] }] });
    await accept(other, await applied(seeker, clashing));
    server.clock.advance(7 * DAY_MS);
    await runClock();
    const [mail] = await mailsArrived(server, seeker.email, 'No reply: Barista');
    expect(mail?.text).toContain('Dec 4, 2026');
    expect(mail?.text).not.toContain('Dec 3, 2026');
  });
});

const TO_COME = graphql(`query WaitingToCome { seekerDashboard { waitingApplications { id } } }`);
const COMPANY_TO_COME = graphql(`query ApplicantsToCome {
  companyDashboard { nextChosenTime { startsAt } } companyApplications(isUpcoming: true) { items { id } }
}`);

describe('from a lapsed application', () => {
  it('acceptance is refused, for its own time and for another', async () => {
    const { company, job, id } = await aLapsedApplication();
    expect(codesOf(await accept(company, id))).toEqual(['APPLICATION_LAPSED']);
    expect(codesOf(await accept(company, id, { slotId: job.slots[1]?.id ?? '' }))).toEqual(['APPLICATION_LAPSED']);
    expect(await tokensOf(company)).toBe(3);
    const stranger = await aCompany(server);
    expect(codesOf(await accept(stranger, id))).toEqual(['UPDATE_APPLICATION_FORBIDDEN']);
  });

  it('the applicant may withdraw it, and apply again', async () => {
    const { company, seeker, job, id } = await aLapsedApplication();
    expect((await withdraw(seeker, id)).application?.status).toBe('WITHDRAWN');
    expect(codesOf(await reject(company, id))).toEqual(['APPLICATION_NOT_PENDING']);
    expect(await replyTo(seeker, id)).toMatchObject({ lapsedAt: null, replyState: null });
    expect(await applied(seeker, job, 1)).toBe(id);
    expect(await replyTo(seeker, id)).toMatchObject({ replyState: 'EXPECTED', selectedInterview: { date: DAYS[1] } });
    expect((await stored(id))?.missedReplies).toBe(0);
    await expectInvariants(server);
  });

  it('the applicant may choose another time, with the checks of applying: the clock starts again', async () => {
    const { company, seeker, job, id } = await aLapsedApplication();
    const next = await aSeeker(server);
    await applied(next, job, 1);
    expect(codesOf(await apply(seeker, job, 1))).toEqual(['SLOT_FULL']);
    expect((await hold(seeker, job, 2)).errors).toEqual([]);
    expect(await applied(seeker, job, 2)).toBe(id);
    expect(await applied(seeker, job, 2)).toBe(id);
    expect(codesOf(await apply(seeker, job, 0))).toEqual(['ALREADY_APPLIED']);

    const again = { replyState: 'EXPECTED', replyBy: '2026-12-03T14:00:00.000Z', selectedInterview: { date: DAYS[2] } };
    expect(await replyTo(seeker, id)).toMatchObject({ ...again, lapsedAt: null });
    // News of the job wait for each other.
    minutesLater(server);
    await mailsArrived(server, company.email, 'An applicant for Barista has chosen another time');
    expect((await accept(company, id)).application?.status).toBe('ACCEPTED');
    await expectInvariants(server);
  });

  it('it lapses again, and is told again', async () => {
    const { seeker, job, id } = await aLapsedApplication();
    await applied(seeker, job, 2);
    server.clock.advance(4 * DAY_MS);
    await runClock();
    expect(await replyTo(seeker, id)).toMatchObject({ replyState: 'LAPSED' });
    expect(await stored(id)).toMatchObject({ slotId: null, missedReplies: 2 });
    await mailsArrived(server, seeker.email, 'No reply: Barista', 2);
  });

  it('nothing is possible that needs an acceptance, and its time is free for other things', async () => {
    const { company, seeker, job, id } = await aLapsedApplication();
    const time = { date: DAYS[1], start: '10:00', end: '10:30' };
    const refused = await Promise.all([
      requestReschedule(seeker, id, time),
      respondToReschedule(company, id, 'ACCEPT'),
      cancel(company, id),
      saveInterviewDetails(company, { applicationId: id, venue: 'Lantai 3' }),
      reportAttendance(seeker, id, 'TOOK_PLACE'),
      recordOutcome(company, id, 'CHOSEN'),
    ]);
    expect(refused.flatMap(codesOf)).toEqual([
      'RESCHEDULE_NOT_ACCEPTED',
      'RESCHEDULE_NONE_PENDING',
      'CANCEL_NOT_ACCEPTED',
      'INTERVIEW_DETAILS_FORBIDDEN',
      'INTERVIEW_NOT_HELD',
      'INTERVIEW_NOT_HELD',
    ]);
    expect((await seeker.client.fetch(`/interviews/${id}.ics`)).status).toBe(404);
    expect((await saveSlots(company, job.id, [], [job.slots[0]?.id ?? ''])).errors).toEqual([]);
    expect(await replyTo(seeker, id)).toMatchObject({ replyState: 'LAPSED', selectedInterview: { date: DAYS[0] } });
    // What is pending has a seat, or has lapsed.
    for (const broken of ['lapsed_at = NULL', `slot_id = '${job.slots[1]?.id}'`])
      await expect(server.dataSource.query(`UPDATE applications SET ${broken} WHERE id = ?`, [id])).rejects.toThrow(
        /ck_applications_(seat|lapsed)/,
      );
    await expectInvariants(server);
  });

  it('it is downloaded as one without a reply, and is not among what is to come', async () => {
    const { company, seeker } = await aLapsedApplication();
    const none = { companyDashboard: { nextChosenTime: null }, companyApplications: { items: [] } };
    expect(await company.client.ask(COMPANY_TO_COME)).toEqual(none);
    expect((await seeker.client.ask(TO_COME)).seekerDashboard.waitingApplications).toEqual([]);
    const { client } = await anAdmin(server);
    const csv = await client.fetch(`/exports/applications.csv?search=${encodeURIComponent(seeker.fullName)}`);
    expect((await csv.text()).split('\r\n')[1]).toContain(',NO_REPLY,,2026-11-30,2026-11-23,2026-12-02,');
  });

  it.each<[string, string, (waiting: Waiting) => Promise<unknown>]>([
    ['a rejection by the company', 'REJECTED', ({ company, id }) => reject(company, id)],
    ['deleting the job', 'REJECTED', ({ company, job }) => deleteJob(company, job.id)],
    ['an erasure of the applicant', 'WITHDRAWN', ({ id }) => endForErasure(server.services, id, 'APPLICANT')],
    ['an erasure of the company', 'REJECTED', ({ id }) => endForErasure(server.services, id, 'COMPANY')],
  ])('%s ends it', async (_what, status, end) => {
    const waiting = await aLapsedApplication();
    await end(waiting);
    expect(await replyTo(waiting.seeker, waiting.id)).toMatchObject({ status, lapsedAt: null, replyState: null });
    await expectInvariants(server);
  });
});

/** How an answer becomes impossible, and possible again. */
async function whatKeepsFromAnswering({ company, seeker, job }: Waiting) {
  const admin = await anAdmin(server);
  const [seekers, companies] = [
    'UPDATE seekers SET erasing_at = ? WHERE id = ?',
    'UPDATE companies SET erasing_at = ? WHERE id = ?',
  ];
  const set = (sql: string, of: string, at: Date | null) => server.dataSource.query(sql, [at, of]);
  const now = server.clock.now();
  return {
    paused: [() => pauseJob(admin, job.id, 'Asks for money'), () => resumeJob(admin, job.id)],
    revoked: [() => decide(admin, 'revoke', company.companyId), () => decide(admin, 'verify', company.companyId)],
    'leaving applicant': [() => set(seekers, seeker.seekerId, now), () => set(seekers, seeker.seekerId, null)],
    'leaving company': [() => set(companies, company.companyId, now), () => set(companies, company.companyId, null)],
  } as const;
}
const OBSTACLES = ['paused', 'revoked', 'leaving applicant', 'leaving company'] as const;

describe('where the company could not answer', () => {
  test.each([...OBSTACLES, 'closed'] as const)('%s', async (why) => {
    const waiting = await aWaitingApplication();
    const { company, seeker, job, id } = waiting;
    const [begin, end] = {
      ...(await whatKeepsFromAnswering(waiting)),
      closed: [() => setActive(company, job.id, false), () => setActive(company, job.id, true)],
    }[why];
    await begin();
    server.clock.advance(7 * DAY_MS);
    await runClock();

    // A closed job's applicants can be accepted, so that one counts; nobody can choose another time there.
    expect(await stored(id)).toMatchObject({ slotId: null, missedReplies: why === 'closed' ? 1 : 0 });
    const [mail] = await mailsArrived(server, seeker.email, 'No reply: Barista');
    expect(mail?.text).not.toContain('choose another time');
    if (why !== 'leaving company') expect(codesOf(await apply(seeker, job, 1))).not.toEqual([]);
    await end();
    expect((await apply(seeker, job, 1)).application?.id).toBe(id);
    await expectInvariants(server);
  });
});

test('thirty days after it lapsed it is closed: "No reply" for both, and nobody is mailed', async () => {
  const { company, seeker, job, id } = await aLapsedApplication();
  await mailsArrived(server, seeker.email, 'No reply: Barista');
  server.clock.advance(30 * DAY_MS - 1);
  await runClock();
  const [asSeeker, asCompany] = [await signIn(server, seeker.email), await signIn(server, company.email)];
  expect(await replyTo({ client: asSeeker }, id)).toMatchObject({ status: 'NO_REPLY', replyState: 'LAPSED' });
  const queued = await mailsQueued(server, '%');
  server.clock.advance(1);
  await runClock();
  expect(await mailsQueued(server, '%')).toBe(queued);

  const closed = {
    status: 'NO_REPLY',
    replyState: 'CLOSED',
    rejectionNotice: 'There was no reply, so the application was closed.',
  };
  expect(await replyTo({ client: asSeeker }, id)).toMatchObject(closed);
  expect(await replyTo({ client: asCompany }, id)).toMatchObject({ ...closed, viewerCanDecide: false });
  expect(await applied({ ...seeker, client: asSeeker }, job, 3)).toBe(id);
  expect(await replyTo({ client: asSeeker }, id)).toMatchObject({
    status: 'PENDING',
    replyState: 'EXPECTED',
    rejectionNotice: null,
  });
  await expectInvariants(server);
});

test('it is not closed while its applicant chooses another time and holds the lock of the job', async () => {
  const { seeker, job, id } = await aLapsedApplication();
  server.clock.advance(30 * DAY_MS);
  const client = await signIn(server, seeker.email);
  let meanwhile: unknown;
  await whileLocked(
    server,
    (writer) => writer.query('UPDATE jobs SET lock_version = lock_version + 1 WHERE id = ?', [job.id]),
    runClock,
    async () => {
      meanwhile = (await replyTo({ client }, id))?.replyState;
    },
  );
  expect(meanwhile).toBe('LAPSED');
  expect((await replyTo({ client }, id))?.replyState).toBe('CLOSED');
});

const WAITING_LONG = graphql(`
  query WaitingLong($waitingDays: Int, $companyId: ID) {
    adminApplications(waitingDays: $waitingDays, companyId: $companyId) {
      matching
      items {
        id
        replyState
      }
    }
    adminSilentCompanies(olderThanDays: 7, pageSize: 100) {
      items {
        company {
          id
        }
      }
    }
  }
`);

test('administrators find who has waited longer than some days, and the companies that could have answered', async () => {
  const admin = await anAdmin(server);
  const { company, id } = await aWaitingApplication();
  const excused = await aWaitingApplication();
  await pauseJob(admin, excused.job.id, 'Asks for money');
  server.clock.advance(7 * DAY_MS + 1);
  await runClock();
  const ask = (waitingDays: number) => admin.client.ask(WAITING_LONG, { waitingDays, companyId: company.companyId });
  const { adminApplications, adminSilentCompanies } = await ask(7);
  expect(adminApplications).toMatchObject({ matching: 1, items: [{ id, replyState: 'LAPSED' }] });
  expect((await ask(8)).adminApplications.items).toEqual([]);
  const silent = adminSilentCompanies.items.map((each) => each.company.id);
  expect(silent).toContain(company.companyId);
  expect(silent).not.toContain(excused.company.companyId);
});

const SOONEST = graphql(`
  query SoonestReplies($status: ApplicationStatus) {
    companyApplications(order: REPLY_BY, status: $status) {
      items {
        id
      }
    }
  }
`);

test('a company reads first what an answer is expected to soonest, then what has lapsed, then the rest', async () => {
  const company = await aCompany(server, { tokens: 2 });
  const days = ['2026-11-25', '2026-11-30', '2026-12-03', '2026-12-08', '2026-12-09'];
  const job = await aJob(company, { slots: days.map((date) => ({ date })) });
  const ids: string[] = [];
  for (const slot of days.keys()) ids.push(await applied(await aSeeker(server), job, slot));
  await accept(company, ids[4] ?? '');
  server.clock.advance(3 * DAY_MS);
  await runClock();
  ids.push(await applied(await aSeeker(server), job, 3));
  for (const status of [null, 'PENDING' as const]) {
    const { companyApplications } = await company.client.ask(SOONEST, { status });
    const order = status ? [1, 2, 3, 5] : [1, 2, 3, 5, 0, 4];
    expect(companyApplications?.items.map(({ id }) => ids.indexOf(id))).toEqual(order);
  }
});

describe('a company is reminded', () => {
  const remind = () => remindCompanies(server.services, always);
  const reminders = async ({ companyId }: TestCompany) => {
    await remind();
    return mailsQueued(server, `replies-expected:${companyId}:%`);
  };

  it('at half time and in the last day, in one mail a day, without a name', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ date: DAYS[0] }, { date: DAYS[1] }] });
    const [first, second] = [await aSeeker(server, { fullName: 'Rina Dewi Kartika' }), await aSeeker(server)];
    await applied(first, job);
    server.clock.advance(HOUR_MS);
    await applied(second, job, 1);

    // Thursday, 21:00 WIB, is half time of the first; the second follows an hour later, on the same day.
    server.clock.advance(3.5 * DAY_MS - HOUR_MS - 1);
    expect(await reminders(company)).toBe(0);
    server.clock.advance(1);
    await remind();
    const [mail] = await mailsArrived(server, company.email, '2 applicants wait for your answer');
    expect(mail?.text).toContain('Answer expected by Nov 30, 2026, 09:00 WIB');
    server.clock.advance(HOUR_MS);
    expect(await reminders(company)).toBe(1);

    server.clock.advance(2.5 * DAY_MS - 2 * HOUR_MS);
    expect(await reminders(company)).toBe(1);
    server.clock.advance(HOUR_MS);
    await remind();
    await mailsArrived(server, company.email, '2 applicants wait for your answer', 2);
    server.clock.advance(12 * HOUR_MS);
    expect(await reminders(company)).toBe(2);
    const mails = JSON.stringify(await mailsTo(server, company.email));
    for (const seeker of [first, second])
      expect(findLeaks(mails, { ...seeker, others: [seeker.seekerId, seeker.accountId] })).toEqual([]);
  });

  it('on the next day of what comes after the mail of the day', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 2 }] });
    await applied(await aSeeker(server), job);
    // For Tuesday, 09:00: an answer is expected by 21:00, and half time is 15:00.
    server.clock.advance(6 * HOUR_MS);
    expect(await reminders(company)).toBe(1);
    await applied(await aSeeker(server), job);
    server.clock.advance(8 * HOUR_MS);
    expect(await reminders(company)).toBe(1);
    server.clock.advance(HOUR_MS);
    expect(await reminders(company)).toBe(2);
  });

  it('again once another time was chosen', async () => {
    const { company, seeker, job } = await aLapsedApplication();
    await applied(seeker, job, 2);
    server.clock.advance(DAY_MS);
    expect(await reminders(company)).toBe(0);
    server.clock.advance(DAY_MS);
    expect(await reminders(company)).toBe(1);
  });

  it('not of what it has answered', async () => {
    const { company, id } = await aWaitingApplication();
    await reject(company, id);
    server.clock.advance(4 * DAY_MS);
    expect(await reminders(company)).toBe(0);
  });

  it.each(OBSTACLES)('only of what it can answer: %s', async (why) => {
    const waiting = await aWaitingApplication();
    const [begin, end] = (await whatKeepsFromAnswering(waiting))[why];
    await begin();
    server.clock.advance(4 * DAY_MS);
    expect(await reminders(waiting.company)).toBe(0);
    await end();
    expect(await reminders(waiting.company)).toBe(1);
  });
});

test('lapsing, accepting, withdrawing and choosing again at once leave one outcome, and no seat too many', async () => {
  const waiting = await Promise.all(Array.from({ length: 6 }, () => aWaitingApplication()));
  const rivals = await Promise.all(Array.from({ length: 3 }, () => aSeeker(server)));
  server.clock.advance(7 * DAY_MS);
  await atOnce(waiting.length * 6, async (index) => {
    const { company, seeker, job, id } = waiting[index % waiting.length] as Waiting;
    const acts = [
      runClock,
      () => accept(company, id),
      () => withdraw(seeker, id),
      () => apply(seeker, job, 1),
      () => apply(rivals[index % rivals.length] as TestSeeker, job, 0),
      () => reject(company, id),
    ];
    await acts[Math.floor(index / waiting.length)]?.();
  });
  await runClock();
  for (const { company, id } of waiting) {
    const seen = await replyTo(company, id);
    const spent = 3 - (await tokensOf(company));
    expect([id, spent]).toEqual([id, seen?.status === 'ACCEPTED' ? 1 : 0]);
  }
  await expectInvariants(server);
});
