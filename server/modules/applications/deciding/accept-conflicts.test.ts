import { MINUTE_MS } from '../../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../../testkit/people/actors';
import { atOnce, tallyOf } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { accept, aJob, applied, type Outcome, type TestJob } from '../../../../testkit/market/job-factory';
import { useServer } from '../../../../testkit/server/test-server';
import { AcceptanceConflict } from './acceptance-conflict.entity';

// The real limit.
const server = useServer({ RATE_LIMIT_FACTOR: '1' });

beforeEach(async () => {
  await server.dataSource.query('DELETE FROM rate_limits');
});

const tally = (outcomes: Outcome[]) =>
  tallyOf(outcomes.map(({ application, errors }) => application?.status ?? errors[0]?.code ?? 'nothing'));

/** Someone who has an interview at 09:00 elsewhere. */
async function aBusySeeker(): Promise<TestSeeker> {
  const seeker = await aSeeker(server);
  const other = await aCompany(server);
  await accept(other, await applied(seeker, await aJob(other)));
  return seeker;
}

/** A busy applicant of a company, whose job has slots at the time of the other interview and far from it. */
async function aBusyApplicant(company: TestCompany): Promise<{ id: string; job: TestJob }> {
  const seeker = await aBusySeeker();
  const job = await aJob(company, { slots: [{ maxApplicants: 5 }, { start: '15:00', end: '15:30' }] });
  return { id: await applied(seeker, job, 1), job };
}

const recorded = ({ companyId }: TestCompany) =>
  server.dataSource.manager.find(AcceptanceConflict, { where: { companyId } });

it('says nothing about other interviews to a company that cannot pay, for any time', async () => {
  const company = await aCompany(server, { tokens: 1 });
  const { id, job } = await aBusyApplicant(company);
  await accept(
    company,
    await applied(await aSeeker(server), await aJob(company, { slots: [{ start: '17:00', end: '17:30' }] })),
  );

  const outcomes = await Promise.all([
    accept(company, id, { slotId: job.slots[0]?.id }),
    accept(company, id, { slotId: job.slots[1]?.id }),
    accept(company, id),
  ]);

  expect(tally(outcomes)).toEqual({ NOT_ENOUGH_TOKENS: 3 });
  expect(await recorded(company)).toEqual([]);
  await expectInvariants(server);
});

it('records each acceptance that ends in a conflict, with the company and the application, and charges none', async () => {
  const company = await aCompany(server, { tokens: 3 });
  const { id, job } = await aBusyApplicant(company);

  expect(tally([await accept(company, id, { slotId: job.slots[0]?.id })])).toEqual({ APPLICANT_CONFLICT: 1 });

  const { companyId } = company;
  expect(await recorded(company)).toMatchObject([{ companyId, applicationId: id, createdAt: server.clock.now() }]);
  await expectInvariants(server);
});

it('reports ten conflicts an hour; then refuses every acceptance of the company, clash or not, until the hour is over', async () => {
  const company = await aCompany(server, { tokens: 9 });
  const { id, job } = await aBusyApplicant(company);
  const free = await applied(await aSeeker(server), await aJob(company, { slots: [{ start: '17:00', end: '17:30' }] }));
  const other = await aCompany(server);
  const clash = () => accept(company, id, { slotId: job.slots[0]?.id });

  const first = [];
  for (let time = 1; time <= 10; time += 1) first.push(await clash());
  const after = [await clash(), await accept(company, id), await accept(company, free)];

  expect(tally(first)).toEqual({ APPLICANT_CONFLICT: 10 });
  expect(tally(after)).toEqual({ TOO_MANY_ATTEMPTS: 3 });
  expect(await recorded(company)).toHaveLength(10);
  // Other companies are left alone.
  const elsewhere = await accept(other, await applied(await aSeeker(server), await aJob(other)));
  expect(elsewhere.application?.status).toBe('ACCEPTED');
  server.clock.advance(60 * MINUTE_MS);
  expect((await accept(company, free)).application?.status).toBe('ACCEPTED');
  await expectInvariants(server);
});

it('reports ten of fifty conflicts at the same moment, on several jobs', async () => {
  const company = await aCompany(server, { tokens: 9 });
  const applicants = await Promise.all(Array.from({ length: 5 }, () => aBusyApplicant(company)));

  const outcomes = await atOnce(50, (index) => {
    const { id, job } = applicants[index % 5] ?? { id: '', job: { slots: [] } };
    return accept(company, id, { slotId: job.slots[0]?.id });
  });

  expect(tally(outcomes)).toEqual({ APPLICANT_CONFLICT: 10, TOO_MANY_ATTEMPTS: 40 });
  expect(await recorded(company)).toHaveLength(10);
  await expectInvariants(server);
});
