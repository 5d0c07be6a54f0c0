import { aCompany, aSeeker, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied, halfHours, hold } from '../../../testkit/market/job-factory';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const LIST = graphql(
  `query NextTimesInList { jobs { items { id nextTimes { slots { date start locationType } more state } } } }`,
);

async function nextTimes({ client }: TestSeeker, jobId: string) {
  const { jobs } = await client.ask(LIST);
  const times = jobs.items.find(({ id }) => id === jobId)?.nextTimes;
  return times && { starts: times.slots.map(({ start }) => start), more: times.more, state: times.state };
}

test('a job in a list tells the next two times that the person can choose now, and how many more', async () => {
  const company = await aCompany(server, { tokens: 5 });
  const [seeker, other, third] = [await aSeeker(server), await aSeeker(server), await aSeeker(server)];
  const job = await aJob(company, { slots: halfHours(['09:00', '11:00', '13:00', '14:00', '15:00', '16:00']) });
  const elsewhere = await aJob(company, { slots: [{ start: '10:00', end: '11:00' }] });
  expect(await nextTimes(seeker, job.id)).toEqual({ starts: ['09:00', '11:00'], more: 4, state: 'FREE' });

  // Full; held by someone; then a clash by the 30 minutes around an accepted interview.
  await applied(other, job, 0);
  await hold(third, job, 2);
  expect(await nextTimes(seeker, job.id)).toEqual({ starts: ['11:00', '14:00'], more: 2, state: 'FREE' });
  expect(await nextTimes(third, job.id)).toEqual({ starts: ['11:00', '13:00'], more: 3, state: 'FREE' });
  await accept(company, await applied(seeker, elsewhere, 0));
  expect(await nextTimes(seeker, job.id)).toEqual({ starts: ['14:00', '15:00'], more: 1, state: 'FREE' });

  // The hold ends, and the day of the interviews passes.
  server.clock.advance(11 * 60_000);
  expect(await nextTimes(seeker, job.id)).toEqual({ starts: ['13:00', '14:00'], more: 2, state: 'FREE' });
  server.clock.advance(2 * 24 * 60 * 60_000);
  expect(await nextTimes(seeker, job.id)).toEqual({ starts: [], more: 0, state: 'PAST' });
});

test('a job without a time to choose says why', async () => {
  const company = await aCompany(server, { tokens: 5 });
  const [seeker, other] = [await aSeeker(server), await aSeeker(server)];
  const none = await aJob(company, { slots: [] });
  const taken = await aJob(company, { slots: halfHours(['09:00', '11:00']) });
  const clashing = await aJob(company, { slots: halfHours(['13:00']) });
  const elsewhere = await aJob(company, { slots: [{ start: '13:00', end: '14:00' }] });
  for (const index of [0, 1]) await applied(index ? other : seeker, taken, index);
  await accept(company, await applied(seeker, elsewhere, 0));

  const nothing = { starts: [], more: 0 };
  const third = await aSeeker(server);
  expect(await nextTimes(third, none.id)).toEqual({ ...nothing, state: 'NONE' });
  expect(await nextTimes(third, taken.id)).toEqual({ ...nothing, state: 'TAKEN' });
  expect(await nextTimes(seeker, clashing.id)).toEqual({ ...nothing, state: 'FREE' });
});
