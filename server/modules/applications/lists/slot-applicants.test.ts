import { aCompany, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { accept, aJob, applied, reject, slotOf, withdraw, type TestJob } from '../../../../testkit/market/job-factory';
import { cancel } from '../../../../testkit/market/reschedules';
import type { ResultOf } from '../../../../testkit/server/test-client';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';
import { DAY_MS } from '../../../../domain/time';

const server = useServer();

const WHO_SITS = graphql(`query WhoSits($slotId: ID!) { companyApplications(slotId: $slotId) { totalCount items {
  id jobId status jobTitle companyName selectedInterview { date start end } selectedSlot { maxApplicants seatsLeft } interviewDetails { venue link additionalInfo } joinUrl rejectionNotice
  applicant { isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience }
} } }`);
const UPCOMING = graphql(
  `query InterviewsToCome { companyApplications(isUpcoming: true, order: INTERVIEW_TIME) { items { id } } }`,
);
type Seated = NonNullable<ResultOf<typeof WHO_SITS>['companyApplications']>['items'][number];

const ask = (actor: TestActor, job: TestJob, slot = 0) => actor.client.send(WHO_SITS, { slotId: slotOf(job, slot).id });

async function seatedIn(actor: TestActor, job: TestJob, slot = 0): Promise<Seated[] | undefined> {
  return (await ask(actor, job, slot)).data?.companyApplications?.items;
}

describe('who has a seat in a slot', () => {
  it('is told to its company, masked until acceptance', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const job = await aJob(company, {
      slots: [{ maxApplicants: 3 }, { start: '15:00', end: '15:30', maxApplicants: 3 }],
    });
    const [first, second, elsewhere] = [
      await aSeeker(server, { fullName: 'Sekar Ayu' }),
      await aSeeker(server, { fullName: 'Bima Sakti' }),
      await aSeeker(server),
    ];
    const [accepted, pending, other] = [
      await applied(first, job),
      await applied(second, job),
      await applied(elsewhere, job, 1),
    ];
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
    const job = await aJob(company, {
      slots: [{ maxApplicants: 9 }, { start: '12:00', end: '12:30' }, { start: '15:00', end: '15:30' }],
    });
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

describe('the cost of asking who has a seat', () => {
  it('is the same number of statements for one applicant and for 12', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, {
      slots: [{ maxApplicants: 20 }, { start: '15:00', end: '15:30', maxApplicants: 20 }],
    });
    const seekers = await Promise.all(Array.from({ length: 13 }, () => aSeeker(server)));
    for (const [index, seeker] of seekers.entries()) await applied(seeker, job, index === 0 ? 0 : 1);
    const costOf = async (slot: number) => (await server.statementsOf(() => ask(company, job, slot))).length;

    expect((await seatedIn(company, job, 1))?.length).toBe(12);
    expect(await costOf(1)).toBe(await costOf(0));
  });
});
