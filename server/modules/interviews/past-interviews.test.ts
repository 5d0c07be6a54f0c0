import { HOUR_MS, MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import type { ResultOf } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const JOINING = graphql(`query JoiningAndMoving($id: ID!) {
  application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule }
}`);

async function stateOf({ client }: TestActor, id: string): Promise<ResultOf<typeof JOINING>['application']> {
  const { application } = await client.ask(JOINING, { id });
  return application;
}

const TIME = { date: '2026-11-26', start: '14:00', end: '14:30' };

/** 09:00 to 09:30 on the next day; the tests' clock begins a day before, at 09:00. */
async function anInterview() {
  server.clock.reset();
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  const id = await applied(seeker, await aJob(company));
  await accept(company, id, { interviewLink: 'https://meet.example/one' });
  return { company, seeker, id };
}

const UNTIL_LAST_MINUTE_MS = (24 * 60 + 29) * MINUTE_MS;

describe('an interview that is over', () => {
  it('can be joined and moved until its end, and not from then on, by either side', async () => {
    const { company, seeker, id } = await anInterview();
    server.clock.advance(UNTIL_LAST_MINUTE_MS);
    for (const actor of [company, seeker])
      expect(await stateOf(actor, id)).toMatchObject({
        joinUrl: 'https://meet.example/one',
        viewerCanRequestReschedule: true,
      });

    server.clock.advance(MINUTE_MS);

    for (const actor of [company, seeker]) {
      expect(await stateOf(actor, id)).toMatchObject({ joinUrl: null, viewerCanRequestReschedule: false });
      const { errors } = await requestReschedule(actor, id, TIME);
      expect(errors).toEqual([
        { code: 'RESCHEDULE_INTERVIEW_OVER', message: 'An interview that is over cannot be rescheduled', field: null },
      ]);
    }
  });

  it('ends a request with it, but leaves one at least two hours', async () => {
    const { company, seeker, id } = await anInterview();
    await requestReschedule(seeker, id, TIME);
    server.clock.advance(UNTIL_LAST_MINUTE_MS);
    expect(await stateOf(company, id)).toMatchObject({ viewerCanRespondToReschedule: true });
    server.clock.advance(MINUTE_MS);
    expect(await stateOf(company, id)).toMatchObject({ viewerCanRespondToReschedule: false });

    const late = await anInterview();
    server.clock.advance(UNTIL_LAST_MINUTE_MS);
    await requestReschedule(late.seeker, late.id, TIME);
    server.clock.advance(HOUR_MS);
    expect((await respondToReschedule(late.company, late.id, 'ACCEPT')).errors).toEqual([]);
    expect(await stateOf(late.seeker, late.id)).toMatchObject({ joinUrl: 'https://meet.example/one' });
  });
});
