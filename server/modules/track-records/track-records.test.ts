import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { aCompany, anAdmin, aSeeker } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { graphql } from '../../../testkit/graphql';
import { anApplication } from '../../../testkit/market/interview-factory';
import { accept, aJob, applied, apply, reject, withdraw } from '../../../testkit/market/job-factory';
import { recordOutcome } from '../../../testkit/market/follow-ups';
import type { TrackRecordPart } from '../../../testkit/graphql/graphql';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { closeLapsedApplications, lapseApplications } from '../applications';
import { requestOutcomes } from '../follow-ups/outcome-questions.task';
import { CompanyTrackRecord } from './company-track-record.entity';
import { computeTrackRecords } from './compute-track-records.task';

const server = useServer();
const second = useSecondServer();
const always = () => Promise.resolve(true);
const pass = (ms: number): void => [server, second].forEach(({ clock }) => clock.advance(ms));
const night = () => Promise.all([server, second].map(({ services }) => computeTrackRecords(services, always)));

const SHOWN = graphql(`query ShownTrackRecord($company: ID!, $job: ID!) {
  company(id: $company) { trackRecord { ...Words } }
  job(id: $job) { companyTrackRecord { ...Words } }
}`);
graphql(`fragment Words on TrackRecord { isNew answersInTime answersWithinDays tellsOutcome }`);
graphql(`fragment Figures on OwnTrackRecord {
  inTime late notAnswered answeredWithin { days applications } interviews outcomesTold shown { isNew }
}`);
const ADMINS = graphql(`query FiguresForAdmins($id: ID!) { adminTrackRecord(companyId: $id) { ...Figures } }`);
const OWN = graphql(`query OwnFigures { ownTrackRecord { ...Figures } }`);
const BEHIND = graphql(`query BehindFigures($part: TrackRecordPart!) { trackRecordApplications(part: $part) { id } }`);

const NEW = { isNew: true, answersInTime: null, answersWithinDays: null, tellsOutcome: false };

async function aHouse() {
  server.clock.reset();
  second.clock.reset();
  // Past applications are copies of this one, which is pending and does not count.
  const { company, seeker, job, id: applicationId } = await anApplication(server);
  const words = async () => {
    const shown = await seeker.client.ask(SHOWN, { company: company.companyId, job: job.id });
    expect(shown.job?.companyTrackRecord).toEqual(shown.company?.trackRecord);
    return shown.company?.trackRecord;
  };
  return { company, applicationId, words };
}

let copies = 0;

interface Copies {
  count: number;
  /** When they were made. */
  daysAgo?: number;
  /** After how many days they were answered: after seven, late. Null: they lapsed and were not. */
  after: number | null;
  /** Whether the company could have answered those that lapsed. */
  couldAnswer?: boolean;
}

/** Applications to jobs of their own, copies of the one of the house. */
async function applications(
  { applicationId }: { applicationId: string },
  { count, daysAgo = 10, after, couldAnswer = true }: Copies,
): Promise<string[]> {
  const prefix = `C${String((copies += 1)).padStart(5, '0')}`;
  await server.dataSource.query(
    `INSERT INTO jobs (id, company_id, company_name, title, description, location, time_zone, employment_type, skills, search_text, created_at, updated_at)
     SELECT CONCAT(?, LPAD(seq, 20, '0')), j.company_id, j.company_name, j.title, j.description, j.location, j.time_zone, j.employment_type, j.skills,
            j.search_text, j.created_at, j.updated_at
     FROM jobs j JOIN applications a ON a.job_id = j.id, seq_1_to_${count} WHERE a.id = ?`,
    [prefix, applicationId],
  );
  const daysLater = (days: number) => new Date(server.clock.now().getTime() + (days - daysAgo) * DAY_MS);
  const [appliedAt, replyBy, decidedAt] = [daysLater(0), daysLater(7), after === null ? null : daysLater(after)];
  const isMissed = couldAnswer && (after === null || after > 7);
  await server.dataSource.query(
    `INSERT INTO applications (id, job_id, company_id, seeker_id, status, company_name, job_title, interview_date, interview_start,
                               interview_end, interview_starts_at, interview_ends_at, interview_location_type, applied_at, decided_at, updated_at,
                               waiting_since, reply_by, lapsed_at, missed_replies, first_missed_at)
     SELECT j.id, j.id, j.company_id, a.seeker_id, ?, a.company_name, a.job_title, a.interview_date, a.interview_start,
            a.interview_end, a.interview_starts_at, a.interview_ends_at, a.interview_location_type, ?, ?, ?, ?, ?, ?, ?, ?
     FROM applications a JOIN jobs j ON j.id LIKE CONCAT(?, '%') WHERE a.id = ?`,
    [
      decidedAt ? 'REJECTED' : 'PENDING',
      appliedAt,
      decidedAt,
      decidedAt ?? replyBy,
      appliedAt,
      replyBy,
      decidedAt ? null : replyBy,
      isMissed ? 1 : 0,
      isMissed ? replyBy : null,
      prefix,
      applicationId,
    ],
  );
  return Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(20, '0')}`);
}

it('is new here below twenty applications; then words that are computed once a night, on two servers', async () => {
  const house = await aHouse();
  await applications(house, { count: 19, after: 1.5 });
  await night();
  expect(await house.words()).toEqual(NEW);
  await applications(house, { count: 1, after: 1.5 });
  // Once a night, and not before two o'clock.
  await night();
  pass(16 * HOUR_MS);
  await night();
  expect(await house.words()).toEqual(NEW);
  pass(HOUR_MS);
  await night();
  expect(await house.words()).toEqual({
    isNew: false,
    answersInTime: 'NEARLY_ALWAYS',
    answersWithinDays: 2,
    tellsOutcome: false,
  });
});

it('keeps the words while one to nine applications come, with any result, and updates them with the tenth', async () => {
  const house = await aHouse();
  // On the border: two thirds within a day, and nine of ten in time.
  await applications(house, { count: 14, after: 0.5 });
  await applications(house, { count: 4, after: 2.5 });
  await applications(house, { count: 2, after: 8 });
  await night();
  const before = await house.words();
  expect(before).toEqual({ isNew: false, answersInTime: 'NEARLY_ALWAYS', answersWithinDays: 1, tellsOutcome: false });
  for (const after of [7.1, 0.1, null, 3, 7.1, null, 7.1, 5, 7.1]) {
    pass(DAY_MS);
    await applications(house, { count: 1, daysAgo: after ?? 7, after });
    await night();
    expect(await house.words()).toEqual(before);
  }
  pass(DAY_MS);
  await applications(house, { count: 1, daysAgo: 7.1, after: 7.1 });
  await night();
  expect(await house.words()).toMatchObject({ answersInTime: 'MOSTLY', answersWithinDays: 3 });
});

it('keeps the words when a missed one is answered, or its applicant chooses another time', async () => {
  const house = await aHouse();
  await applications(house, { count: 18, after: 1 });
  const [answered = '', chosenAgain = ''] = await applications(house, { count: 2, daysAgo: 8, after: null });
  await night();
  const before = await house.words();
  expect(before).toMatchObject({ isNew: false, answersInTime: 'NEARLY_ALWAYS' });
  pass(HOUR_MS);
  expect((await reject(house.company, answered)).errors).toEqual([]);
  // Another time begins another wait.
  await server.dataSource.query('UPDATE applications SET reply_by = reply_by + INTERVAL 7 DAY WHERE id = ?', [
    chosenAgain,
  ]);
  pass(DAY_MS);
  await night();
  expect(await house.words()).toEqual(before);
});

it('forgets what is older than 90 days, and is new here again', async () => {
  const house = await aHouse();
  await applications(house, { count: 20, daysAgo: 80, after: 1 });
  await night();
  expect(await house.words()).toMatchObject({ isNew: false });
  // One that comes does not keep them, nor bring them back.
  await applications(house, { count: 3, daysAgo: 5, after: 1 });
  pass(11 * DAY_MS);
  await night();
  expect(await house.words()).toEqual(NEW);

  // Nine new ones do not either, when eighteen of the counted ones are left.
  const other = await aHouse();
  await applications(other, { count: 12, daysAgo: 80, after: 1 });
  await applications(other, { count: 18, daysAgo: 20, after: 1 });
  await night();
  expect(await other.words()).toMatchObject({ isNew: false });
  pass(11 * DAY_MS);
  await applications(other, { count: 9, daysAgo: 5, after: 1 });
  await night();
  expect(await other.words()).toEqual(NEW);
});

it('tells the company its exact figures at once, and the applications behind them', async () => {
  const house = await aHouse();
  await applications(house, { count: 3, after: 0.5 });
  await applications(house, { count: 2, after: 8 });
  await applications(house, { count: 4, after: null });
  // What it could not answer does not count, also when it answers later.
  await applications(house, { count: 2, after: 9, couldAnswer: false });
  await applications(house, { count: 5, after: null, couldAnswer: false });
  const own = async () => (await house.company.client.ask(OWN)).ownTrackRecord;
  expect(await own()).toEqual({
    inTime: 3,
    late: 2,
    notAnswered: 4,
    answeredWithin: [1, 2, 3, 5, 7].map((days) => ({ days, applications: 3 })),
    interviews: 0,
    outcomesTold: 0,
    shown: { isNew: true },
  });
  const admin = await anAdmin(server);
  const { adminTrackRecord } = await admin.client.ask(ADMINS, { id: house.company.companyId });
  expect(adminTrackRecord).toEqual(await own());
  const behind = async (part: TrackRecordPart) =>
    (await house.company.client.ask(BEHIND, { part })).trackRecordApplications.length;
  expect(await Promise.all([behind('IN_TIME'), behind('LATE'), behind('NOT_ANSWERED')])).toEqual([3, 2, 4]);

  await accept(house.company, house.applicationId);
  pass(2 * DAY_MS);
  await requestOutcomes(server.services, always);
  expect(await own()).toMatchObject({ inTime: 4, interviews: 0 });
  pass(14 * DAY_MS);
  expect(await own()).toMatchObject({ interviews: 1, outcomesTold: 0 });
  expect(await behind('OUTCOME_MISSING')).toBe(1);
  await recordOutcome(house.company, house.applicationId, 'NOT_CHOSEN');
  expect(await own()).toMatchObject({ interviews: 1, outcomesTold: 1 });
  expect(await Promise.all([behind('OUTCOME_TOLD'), behind('OUTCOME_MISSING')])).toEqual([1, 0]);
});

it('counts each application that was due once: answered in time, late, or never', async () => {
  server.clock.reset();
  const company = await aCompany(server, { tokens: 3 });
  const dates = ['2026-12-02', '2027-01-20', '2027-01-21', '2027-01-22'];
  const job = await aJob(company, { slots: dates.map((date) => ({ date, maxApplicants: 20 })) });
  const runClock = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    await lapseApplications(server.services, always);
    await closeLapsedApplications(server.services, always);
  };
  const an = async (slot = 1) => {
    const seeker = await aSeeker(server);
    return { seeker, id: await applied(seeker, job, slot) };
  };
  const [inTime, late, gaveUp] = [await an(), await an(), await an()];
  const [leftBefore, chosenAgain, leaver, lateLeaver] = [await an(), await an(), await an(), await an()];
  // Closed for no reply in the end.
  await an();
  await reject(company, inTime.id);
  await withdraw(leftBefore.seeker, leftBefore.id);
  await accept(company, leaver.id);

  await runClock(8);
  await withdraw(gaveUp.seeker, gaveUp.id);
  await reject(company, late.id);
  for (const { seeker } of [chosenAgain, lateLeaver])
    expect((await apply(seeker, job, 2)).application?.status).toBe('PENDING');
  for (const { id } of [chosenAgain, lateLeaver]) expect((await accept(company, id)).errors).toEqual([]);
  const own = async () => {
    const { inTime: answered, late: answeredLate, notAnswered } = (await company.client.ask(OWN)).ownTrackRecord;
    return [answered, answeredLate, notAnswered];
  };
  expect(await own()).toEqual([2, 3, 2]);
  // An acceptance that ends with its applicant counts as nothing, so never as an answer that was not given.
  for (const { seeker } of [leaver, lateLeaver]) await requestErasure(seeker);
  await eraseNow(server);
  expect(await own()).toEqual([1, 2, 2]);

  await runClock(15);
  // It lapses too, and is not closed yet.
  await an(3);
  expect(await own()).toEqual([1, 2, 2]);
  await runClock(20);
  expect(await own()).toEqual([1, 2, 3]);
});

it('is not said of an imported company, and goes with one that is erased', async () => {
  const house = await aHouse();
  await applications(house, { count: 20, after: 1 });
  await night();
  const { companyId } = house.company;
  await server.dataSource.query('UPDATE companies SET is_imported = 1 WHERE id = ?', [companyId]);
  expect(await house.words()).toBeNull();
  await requestErasure(house.company);
  await eraseNow(server);
  pass(DAY_MS);
  await night();
  expect(await server.dataSource.manager.existsBy(CompanyTrackRecord, { companyId })).toBe(false);
});
