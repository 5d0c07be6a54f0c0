import { aCompany, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import {
  accept,
  aJob,
  applied,
  halfHours,
  reject,
  slotOf,
  withdraw,
  type TestJob,
} from '../../../../testkit/market/job-factory';
import { cancel } from '../../../../testkit/market/reschedules';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';
import { DAY_MS } from '../../../../domain/time';

const server = useServer();

const WHO_SITS = graphql(`query WhoSits($slotId: ID!) { companyApplications(slotId: $slotId) { totalCount items {
  id status selectedSlot { maxApplicants seatsLeft } applicant { isRevealed fullName email }
} } }`);
const UPCOMING = graphql(
  `query InterviewsToCome { companyApplications(isUpcoming: true, order: INTERVIEW_TIME) { items { id } } }`,
);
const seatedIn = async ({ client }: TestActor, job: TestJob, slot = 0) =>
  (await client.ask(WHO_SITS, { slotId: slotOf(job, slot).id })).companyApplications?.items;

describe('who has a seat in a slot', () => {
  it('is told to its company, masked until acceptance', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const job = await aJob(company, { slots: halfHours(['09:00', '15:00'], 3) });
    const first = await aSeeker(server, { fullName: 'Sekar Ayu' });
    const accepted = await applied(first, job);
    const pending = await applied(await aSeeker(server, { fullName: 'Bima Sakti' }), job);
    const other = await applied(await aSeeker(server), job, 1);
    await accept(company, accepted);

    expect(await seatedIn(company, job)).toMatchObject([
      {
        id: pending,
        status: 'PENDING',
        selectedSlot: { maxApplicants: 3, seatsLeft: 1 },
        applicant: { isRevealed: false, fullName: 'B**a S**i', email: null },
      },
      { id: accepted, status: 'ACCEPTED', applicant: { isRevealed: true, fullName: 'Sekar Ayu', email: first.email } },
    ]);
    expect((await seatedIn(company, job, 1))?.map(({ id }) => id)).toEqual([other]);
  });

  it('leaves out those whose seat is free again', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
    const [rejected, withdrawn] = [await aSeeker(server), await aSeeker(server)];
    await reject(company, await applied(rejected, job));
    await withdraw(withdrawn, await applied(withdrawn, job));

    expect(await seatedIn(company, job)).toEqual([]);
  });
});

describe('who sits in the interviews to come', () => {
  it('lists in order of time, without past, rejected and cancelled ones', async () => {
    const [company, other] = [await aCompany(server, { tokens: 3 }), await aCompany(server)];
    const job = await aJob(company, { slots: halfHours(['09:00', '12:00', '15:00'], 9) });
    const seat = async (slot: number) => applied(await aSeeker(server), job, slot);
    const [later, sooner, cancelled, rejected] = [await seat(2), await seat(0), await seat(1), await seat(0)];
    await accept(company, sooner);
    await accept(company, cancelled);
    await reject(company, rejected);
    await cancel(company, cancelled);
    await applied(await aSeeker(server), await aJob(other));
    const upcoming = async () => (await company.client.ask(UPCOMING)).companyApplications?.items.map(({ id }) => id);

    expect(await upcoming()).toEqual([sooner, later]);
    const plans = await plansOf(server, 'applications', upcoming);
    expect(
      new Set(plans.flatMap(({ steps }) => steps.filter(({ type }) => type === 'range').map(({ key }) => key))),
    ).toEqual(new Set(['ix_applications_company_interview']));

    server.clock.advance(2 * DAY_MS);
    expect(await upcoming()).toEqual([]);
  });
});
