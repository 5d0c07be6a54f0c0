import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { atOnce, tallyOf } from '../../../testkit/races/at-once';
import type { RefusalFragment } from '../../../testkit/graphql/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { aJob, apply, postJob, type TestJob } from '../../../testkit/market/job-factory';
import { logIn } from '../../../testkit/people/registration';
import type { TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { aPdf, upload } from '../../../testkit/files/uploads';

// The real limits, over two processes on one database.
const settings = { RATE_LIMIT_FACTOR: '1', SESSION_SECRET: 'one secret of both processes, for tests' };
const server = useServer(settings);
const second = useSecondServer(settings);

beforeEach(async () => {
  await server.dataSource.query('DELETE FROM rate_limits');
});

/** As if so many had been sent within the hour. */
const alreadySent = (action: string, points: number) =>
  server.dataSource.query('UPDATE rate_limits SET points = ? WHERE `key` LIKE ?', [points, `${action}:%`]);

const tally = (answers: { errors: RefusalFragment[] }[]) =>
  tallyOf(answers.map(({ errors }) => errors[0]?.code ?? 'done'));

it('lets a seeker apply 30 times an hour, counted over all processes', async () => {
  const [company, other, seeker] = [await aCompany(server), await aCompany(server), await aSeeker(server)];
  const jobs: TestJob[] = [];
  for (let number = 1; number <= 11; number += 1)
    jobs.push(await aJob(number % 2 === 0 ? company : other, { slots: [{ maxApplicants: 5 }] }));
  const there = second.visitor();
  await logIn(there, seeker.email);
  const elsewhere = { ...seeker, client: there };

  const send = (index: number) => apply(index % 2 === 0 ? seeker : elsewhere, jobs[index] ?? { id: '', slots: [] });
  await send(10);
  await alreadySent('apply', 22);

  const outcomes = await atOnce(10, send);

  expect(tally(outcomes)).toEqual({ done: 8, TOO_MANY_ATTEMPTS: 2 });
  expect((await apply(await aSeeker(server), jobs[0] ?? { id: '', slots: [] })).application?.status).toBe('PENDING');
  await expectInvariants(server);
});

it('lets an account upload 60 files an hour, and a network 60 from people without one', async () => {
  const [seeker, other, visitor] = [await aSeeker(server), await aSeeker(server), server.visitor()];
  const codeOf = async (client: TestClient) =>
    (await upload(client, { preset: 'user_cv', content: aPdf(), type: 'application/pdf' })).errors?.[0]?.code;
  expect(await codeOf(seeker.client)).toBeUndefined();
  await alreadySent('upload', 60);
  expect(await codeOf(seeker.client)).toBe('TOO_MANY_ATTEMPTS');
  expect(await Promise.all([other.client, visitor].map(codeOf))).toEqual([undefined, undefined]);
  await alreadySent('upload', 60);
  expect(await Promise.all([other.client, visitor, server.visitor()].map(codeOf))).toEqual(
    Array.from({ length: 3 }, () => 'TOO_MANY_ATTEMPTS'),
  );
});

it('lets a company post 60 jobs an hour', async () => {
  const company = await aCompany(server);
  await aJob(company, { slots: [] });
  const input = { title: 'Kasir', location: 'Jakarta', description: 'Menjaga kas', skills: ['Excel'], slots: [] };

  await alreadySent('create-job', 50);

  const answers = await atOnce(12, () => postJob(company, input));

  expect(tally(answers)).toEqual({ done: 10, TOO_MANY_ATTEMPTS: 2 });
  expect(tally([await postJob(await aCompany(server), input)])).toEqual({ done: 1 });
});
