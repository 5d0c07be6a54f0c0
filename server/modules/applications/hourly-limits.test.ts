import { aCompany, aSeeker, type TestCompany } from '../../testing/actors';
import { atOnce } from '../../testing/at-once';
import { expectInvariants } from '../../testing/invariants';
import { aJob, apply, type TestJob } from '../../testing/job-factory';
import { useSecondServer, useServer } from '../../testing/test-server';

// The real limits, over two processes on one database.
const settings = { RATE_LIMIT_FACTOR: '1', SESSION_SECRET: 'one secret of both processes, for tests' };
const server = useServer(settings);
const second = useSecondServer(settings);

beforeEach(async () => {
  await server.dataSource.query('DELETE FROM rate_limits');
});

type Answer = { errors: { code: string; message: string }[] };
const CREATE = 'mutation ($input: CreateJobInput!) { answer: createJob(input: $input) { errors { code message } } }';
const DUPLICATE = 'mutation ($id: ID!) { answer: duplicateJob(jobId: $id) { errors { code message } } }';

function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { errors } of answers) {
    const answer = errors[0]?.code ?? 'done';
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

async function ask(company: TestCompany, mutation: string, variables: Record<string, unknown>): Promise<Answer> {
  return (await company.client.ask<{ answer: Answer }>(mutation, variables)).answer;
}

it('lets a seeker apply 30 times an hour, counted over all processes', async () => {
  const [company, other, seeker] = [await aCompany(server), await aCompany(server), await aSeeker(server)];
  const jobs: TestJob[] = [];
  for (let number = 1; number <= 32; number += 1) jobs.push(await aJob(number % 2 === 0 ? company : other, { slots: [{ maxApplicants: 5 }] }));
  const there = second.visitor();
  await there.ask('mutation ($input: LoginInput!) { login(input: $input) { errors { code } } }', { input: { email: seeker.email, password: 'Rahasia-123' } });
  const elsewhere = { ...seeker, client: there };

  const outcomes = await atOnce(32, (index) => apply(index % 2 === 0 ? seeker : elsewhere, jobs[index] ?? { id: '', slots: [] }));

  expect(tally(outcomes)).toEqual({ done: 30, TOO_MANY_ATTEMPTS: 2 });
  expect((await apply(await aSeeker(server), jobs[0] ?? { id: '', slots: [] })).application?.status).toBe('PENDING');
  await expectInvariants(server);
});

it('lets a company post 60 jobs an hour, duplicates among them', async () => {
  const company = await aCompany(server);
  const { id } = await aJob(company, { slots: [] });
  const input = { title: 'Kasir', location: 'Jakarta', description: 'Menjaga kas', skills: ['Excel'], slots: [] };

  const answers = await atOnce(62, (index) => (index % 2 === 0 ? ask(company, CREATE, { input }) : ask(company, DUPLICATE, { id })));

  expect(tally(answers)).toEqual({ done: 59, TOO_MANY_ATTEMPTS: 3 });
  expect(tally([await ask(await aCompany(server), CREATE, { input })])).toEqual({ done: 1 });
});
