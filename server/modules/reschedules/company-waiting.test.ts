import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { plansOf, wastefulSteps } from '../../../testkit/checks/query-plans';
import { graphql } from '../../../testkit/graphql';
import { fillMarketplace } from '../../../testkit/market/full-marketplace';
import { setActive } from '../../../testkit/market/job-changes';
import { anInterview } from '../../../testkit/market/interview-factory';
import { aJob, applied, reject } from '../../../testkit/market/job-factory';
import { cancel, requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { aCompany, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const WAITING = graphql(`query WhatWaits { companyWaiting { proposals answersToday jobsWithoutTimes pending } }`);
const LISTS = graphql(`query WhoWaits {
  companyApplications(isDueToday: true) { totalCount items { id } }
  companyJobs(status: WITHOUT_TIMES) { totalCount items { title } }
}`);

const waitingFor = async ({ client }: TestActor) => (await client.ask(WAITING)).companyWaiting;
const LATER = { date: '2026-11-27', start: '14:00', end: '14:30' };
const NOTHING = { proposals: 0, answersToday: 0, jobsWithoutTimes: 0, pending: 0 };

/** Interviews from Tuesday, 09:00; the clock begins on Monday, 09:00. */
describe('what waits for a company', () => {
  it('is a proposal until it is answered, nothing before and afterwards, and never that of another', async () => {
    await aJob(await aCompany(server), { slots: [] });
    const slots = [{}, { start: '15:00', end: '15:30' }];
    const { company, seeker, id } = await anInterview(server, { slots });
    expect(await waitingFor(company)).toEqual(NOTHING);
    await requestReschedule(seeker, id, LATER);
    expect(await waitingFor(company)).toEqual({ ...NOTHING, proposals: 1 });
    expect(await toAnswer(company)).toMatchObject([{ id }]);
    await respondToReschedule(company, id, 'REJECT');
    expect(await waitingFor(company)).toEqual(NOTHING);
  });

  it('is an applicant on the day on which the time for an answer ends', async () => {
    const [company, seeker, later] = [await aCompany(server), await aSeeker(server), await aSeeker(server)];
    const slots = [{ maxApplicants: 2 }, { date: '2026-12-18', maxApplicants: 2 }];
    const job = await aJob(company, { slots });
    const id = await applied(seeker, job);
    await applied(later, job, 1);
    server.clock.advance(14 * HOUR_MS);
    expect(await waitingFor(company)).toMatchObject({ answersToday: 1, pending: 2 });
    expect((await company.client.ask(LISTS)).companyApplications).toEqual({ totalCount: 1, items: [{ id }] });
    await reject(company, id);
    expect(await waitingFor(company)).toMatchObject({ answersToday: 0, pending: 1 });
  });

  it('is an open job without times, with past or with taken ones only', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    await aJob(company, { title: 'No times', slots: [] });
    await applied(seeker, await aJob(company, { title: 'Taken', slots: [{ maxApplicants: 1 }] }));
    const closed = await aJob(company, { title: 'Closed', slots: [] });
    await setActive(company, closed.id, false);
    await aJob(company, { title: 'Free', slots: [{ date: '2026-12-18' }] });
    expect(await waitingFor(company)).toMatchObject({ jobsWithoutTimes: 2 });
    const { companyJobs } = await company.client.ask(LISTS);
    expect(companyJobs.items.map(({ title }) => title)).toEqual(['Taken', 'No times']);
    expect(companyJobs.totalCount).toBe(2);
  });

  it('is read in one statement, from indexes', async () => {
    const company = await aCompany(server);
    // Of a few rows the database may as well read all.
    await fillMarketplace(server.dataSource, 1_000);
    await server.dataSource.query(
      `INSERT INTO interview_slots (id, job_id, company_id, date, start, end, starts_at, ends_at, location_type, max_applicants)
       SELECT CONCAT('01K', LPAD(seq, 23, '0')), CONCAT('01J', LPAD(1 + seq % 200, 23, '0')),
              CONCAT('01C', LPAD(1 + (1 + seq % 200) % 50, 23, '0')), '2026-12-21', '09:00', '09:30', '2026-12-21 02:00:00',
              '2026-12-21 02:30:00', 'ONLINE', 1
       FROM seq_1_to_4000`,
    );
    await server.dataSource.query('ANALYZE TABLE interview_slots');
    const plans = await plansOf(server, 'reschedule_requests', () => waitingFor(company));
    expect(plans).toHaveLength(1);
    expect(wastefulSteps(plans, 0)).toEqual([]);
    expect(plans[0]?.steps.map(({ key }) => key)).toContain('ix_applications_company_status');
  });
});

const TO_ANSWER = graphql(`query ProposalsToAnswer { proposalsToAnswer {
  id jobTitle selectedInterview { date start } interviewRescheduleRequest { requestedBy newInterview { date start } }
} }`);
const toAnswer = async ({ client }: TestActor) => (await client.ask(TO_ANSWER)).proposalsToAnswer;

describe('proposals to answer', () => {
  it.each([
    ['company', 'seeker'],
    ['seeker', 'company'],
  ] as const)('of the %s wait for the %s, with both times, until answered', async (asking, answering) => {
    const house = await anInterview(server);
    const { id } = house;
    await requestReschedule(house[asking], id, LATER);

    expect(await toAnswer(house[asking])).toEqual([]);
    expect(await toAnswer(house[answering])).toMatchObject([
      {
        id,
        selectedInterview: { date: '2026-11-24', start: '09:00' },
        interviewRescheduleRequest: { newInterview: { date: LATER.date, start: LATER.start } },
      },
    ]);

    await respondToReschedule(house[answering], id, 'ACCEPT');
    expect(await toAnswer(house[answering])).toEqual([]);
  });

  it('are those of interviews that were cancelled too, and wait no longer than they can be answered', async () => {
    const { company, seeker, id } = await anInterview(server);
    await cancel(company, id);
    server.clock.advance(20 * DAY_MS);
    await requestReschedule(company, id, { date: '2027-01-05', start: '09:00', end: '09:30' });
    server.clock.advance(47 * HOUR_MS);
    expect(await toAnswer(seeker)).toMatchObject([{ id }]);

    server.clock.advance(HOUR_MS);
    expect(await toAnswer(seeker)).toEqual([]);
  });
});
