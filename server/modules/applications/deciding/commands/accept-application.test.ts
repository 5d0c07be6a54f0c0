import { wibInstant } from '../../../../../domain/time';
import { aCompany, aSeeker, signIn } from '../../../../../testkit/people/actors';
import { atOnce } from '../../../../../testkit/races/at-once';
import { graphql } from '../../../../../testkit/graphql';
import { expectInvariants } from '../../../../../testkit/checks/invariants';
import { accept, aJob, applied, halfHours, type Outcome } from '../../../../../testkit/market/job-factory';
import { codesOf } from '../../../../../testkit/people/registration';
import { tokensOf } from '../../../../../testkit/market/payment-factory';
import { useServer } from '../../../../../testkit/server/test-server';

const server = useServer();

const accepted = (outcomes: Outcome[]) => outcomes.filter(({ application }) => application?.status === 'ACCEPTED');
const codes = (outcomes: Outcome[]) => outcomes.flatMap(codesOf);

const DECISION = graphql(
  `query DecisionLeft($id: ID!) { application(id: $id) { status viewerCanDecide selectedInterview { start } } }`,
);

describe('accepting applicants at the same moment', () => {
  it('spends a balance of 5 on exactly 5 of 20', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const job = await aJob(company, { slots: halfHours(['10:00', '11:00', '12:00'], 20) });
    const seekers = await Promise.all(Array.from({ length: 20 }, () => aSeeker(server)));
    const ids = await Promise.all(seekers.map((seeker, index) => applied(seeker, job, index % 3)));

    const outcomes = await atOnce(20, (index) => accept(company, ids[index] ?? ''));

    expect(accepted(outcomes)).toHaveLength(5);
    expect(codes(outcomes)).toEqual(Array.from({ length: 15 }, () => 'NOT_ENOUGH_TOKENS'));
    expect(await tokensOf(company)).toBe(0);
    await expectInvariants(server);
  });

  it('charges the same application once, and every repeat succeeds', async () => {
    const company = await aCompany(server, { tokens: 10 });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, await aJob(company));

    const outcomes = await atOnce(20, () => accept(company, id));

    expect(accepted(outcomes)).toHaveLength(20);
    expect(await tokensOf(company)).toBe(9);
    await expectInvariants(server);
  });

  it('never gives a seeker two interviews within 30 minutes, in any order of acceptance', async () => {
    const seeker = await aSeeker(server);
    const companies = await Promise.all([aCompany(server, { tokens: 3 }), aCompany(server, { tokens: 3 })]);
    const slots = [[{ start: '13:00', end: '13:30' }], [{ start: '13:30', end: '14:00' }]];
    const ids = await Promise.all(
      companies.map(async (company, index) => applied(seeker, await aJob(company, { slots: slots[index] }))),
    );

    const outcomes = await Promise.all(companies.map((company, index) => accept(company, ids[index] ?? '')));

    expect(accepted(outcomes)).toHaveLength(1);
    expect(outcomes.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      'The proposed time conflicts with another scheduled interview',
    ]);
    const balances = await Promise.all(companies.map(tokensOf));
    expect(balances.toSorted()).toEqual([2, 3]);
    await expectInvariants(server);
  });
});

describe('accepting an applicant', () => {
  it('is refused without tokens with the exact text of the catalogue, and nothing is half done', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    const first = await applied(await aSeeker(server), job);
    const second = await applied(await aSeeker(server), job);
    await accept(company, first);

    const outcome = await accept(company, second);

    const message = "You don't have enough tokens to accept this applicant. Please purchase more tokens.";
    expect(outcome).toEqual({ application: null, errors: [{ code: 'NOT_ENOUGH_TOKENS', message, field: null }] });
    const { application } = await company.client.ask(DECISION, { id: second });
    expect(application).toMatchObject({ status: 'PENDING', viewerCanDecide: true });
    await expectInvariants(server);
  });

  it('takes another open slot of the job when the chosen time clashes', async () => {
    const seeker = await aSeeker(server);
    const [other, company] = await Promise.all([aCompany(server, { tokens: 1 }), aCompany(server, { tokens: 1 })]);
    const job = await aJob(company, { slots: halfHours(['09:00', '15:00']) });
    const clashing = await applied(seeker, job, 0);
    await accept(other, await applied(seeker, await aJob(other)));

    const refused = await accept(company, clashing);
    const moved = await accept(company, clashing, { slotId: job.slots[1]?.id });

    expect(codes([refused])).toEqual(['APPLICANT_CONFLICT']);
    expect(moved.application?.status).toBe('ACCEPTED');
    const { application } = await seeker.client.ask(DECISION, { id: clashing });
    expect(application?.selectedInterview.start).toBe('15:00');
    await expectInvariants(server);
  });

  it('is not possible once the chosen time has begun, even where the reply clock has not run, but at another time', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const job = await aJob(company, { slots: halfHours(['09:00', '15:00']) });
    const id = await applied(await aSeeker(server), job);
    await server.dataSource.query('UPDATE applications SET reply_by = reply_by + INTERVAL 30 DAY WHERE id = ?', [id]);
    server.clock.advance(wibInstant(job.slots[0]?.date ?? '', '09:00').getTime() - server.clock.now().getTime());
    const client = await signIn(server, company.email);

    const late = await accept({ ...company, client }, id);
    const moved = await accept({ ...company, client }, id, { slotId: job.slots[1]?.id });

    expect(late.errors).toMatchObject([{ code: 'SLOT_PAST', field: ['slotId'] }]);
    expect(moved.application?.status).toBe('ACCEPTED');
    await expectInvariants(server);
  });

  it('refuses a meeting link that is not a web address', async () => {
    const company = await aCompany(server);
    const id = await applied(await aSeeker(server), await aJob(company));

    const outcome = await accept(company, id, { interviewLink: 'javascript:alert(1)' });

    expect(outcome.errors).toMatchObject([{ code: 'URL_INVALID', field: ['interviewLink'] }]);
  });
});
