import { MINUTE_MS } from '../../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../../testkit/people/actors';
import { atOnce, tallyOf } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { accept, aJob, applied, type Outcome, type TestJob } from '../../../../testkit/market/job-factory';
import { useServer } from '../../../../testkit/server/test-server';

// The real limit.
const server = useServer({ RATE_LIMIT_FACTOR: '1' });

beforeEach(async () => {
  await server.dataSource.query('DELETE FROM rate_limits');
});

const codes = (outcomes: Outcome[]): string[] => outcomes.flatMap(({ errors }) => errors.map(({ code }) => code));

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

const recorded = async ({ companyId }: TestCompany): Promise<number> =>
  Number(
    (
      await server.dataSource.query<{ total: string }[]>(
        'SELECT COUNT(*) AS total FROM acceptance_conflicts WHERE company_id = ?',
        [companyId],
      )
    )[0]?.total,
  );

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

  expect(codes(outcomes)).toEqual(['NOT_ENOUGH_TOKENS', 'NOT_ENOUGH_TOKENS', 'NOT_ENOUGH_TOKENS']);
  expect(await recorded(company)).toBe(0);
  await expectInvariants(server);
});

it('records each acceptance that ends in a conflict, with the company and the application, and charges none', async () => {
  const company = await aCompany(server, { tokens: 3 });
  const { id, job } = await aBusyApplicant(company);

  expect(codes([await accept(company, id, { slotId: job.slots[0]?.id })])).toEqual(['APPLICANT_CONFLICT']);

  const rows = await server.dataSource.query<object[]>(
    'SELECT company_id, application_id, created_at FROM acceptance_conflicts WHERE company_id = ?',
    [company.companyId],
  );
  expect(rows).toEqual([{ company_id: company.companyId, application_id: id, created_at: server.clock.now() }]);
  await expectInvariants(server);
});

it('reports ten conflicts an hour; then refuses every acceptance of the company, clash or not, until the hour is over', async () => {
  const company = await aCompany(server, { tokens: 9 });
  const { id, job } = await aBusyApplicant(company);
  const free = await applied(await aSeeker(server), await aJob(company, { slots: [{ start: '17:00', end: '17:30' }] }));
  const clash = () => accept(company, id, { slotId: job.slots[0]?.id });

  const first = [];
  for (let time = 1; time <= 10; time += 1) first.push(await clash());
  const after = [await clash(), await accept(company, id), await accept(company, free)];

  expect(tally(first)).toEqual({ APPLICANT_CONFLICT: 10 });
  expect(tally(after)).toEqual({ TOO_MANY_ATTEMPTS: 3 });
  expect(await recorded(company)).toBe(10);
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
  expect(await recorded(company)).toBe(10);
  await expectInvariants(server);
});

it('leaves other companies alone', async () => {
  const [company, other] = [await aCompany(server, { tokens: 9 }), await aCompany(server, { tokens: 2 })];
  const { id, job } = await aBusyApplicant(company);
  for (let time = 1; time <= 11; time += 1) await accept(company, id, { slotId: job.slots[0]?.id });

  const outcome = await accept(other, await applied(await aSeeker(server), await aJob(other)));

  expect(outcome.application?.status).toBe('ACCEPTED');
});
