import { aCompany, aSeeker } from '../../testing/actors';
import { atOnce } from '../../testing/at-once';
import type { RefusalFragment } from '../../testing/graphql/graphql';
import { expectInvariants } from '../../testing/invariants';
import { duplicateJob } from '../../testing/job-changes';
import { aJob, apply, postJob, type TestJob } from '../../testing/job-factory';
import { logIn } from '../../testing/registration';
import { useSecondServer, useServer } from '../../testing/test-server';

// The real limits, over two processes on one database.
const settings = { RATE_LIMIT_FACTOR: '1', SESSION_SECRET: 'one secret of both processes, for tests' };
const server = useServer(settings);
const second = useSecondServer(settings);

beforeEach(async () => {
  await server.dataSource.query('DELETE FROM rate_limits');
});

interface Answer {
  errors: RefusalFragment[];
}

function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { errors } of answers) {
    const answer = errors[0]?.code ?? 'done';
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

it('lets a seeker apply 30 times an hour, counted over all processes', async () => {
  const [company, other, seeker] = [await aCompany(server), await aCompany(server), await aSeeker(server)];
  const jobs: TestJob[] = [];
  for (let number = 1; number <= 32; number += 1)
    jobs.push(await aJob(number % 2 === 0 ? company : other, { slots: [{ maxApplicants: 5 }] }));
  const there = second.visitor();
  await logIn(there, seeker.email);
  const elsewhere = { ...seeker, client: there };

  const outcomes = await atOnce(32, (index) =>
    apply(index % 2 === 0 ? seeker : elsewhere, jobs[index] ?? { id: '', slots: [] }),
  );

  expect(tally(outcomes)).toEqual({ done: 30, TOO_MANY_ATTEMPTS: 2 });
  expect((await apply(await aSeeker(server), jobs[0] ?? { id: '', slots: [] })).application?.status).toBe('PENDING');
  await expectInvariants(server);
});

it('lets a company post 60 jobs an hour, duplicates among them', async () => {
  const company = await aCompany(server);
  const { id } = await aJob(company, { slots: [] });
  const input = { title: 'Kasir', location: 'Jakarta', description: 'Menjaga kas', skills: ['Excel'], slots: [] };

  const answers = await atOnce<Answer>(62, (index) =>
    index % 2 === 0 ? postJob(company, input) : duplicateJob(company, id),
  );

  expect(tally(answers)).toEqual({ done: 59, TOO_MANY_ATTEMPTS: 3 });
  expect(tally([await postJob(await aCompany(server), input)])).toEqual({ done: 1 });
});
