import { MINUTE_MS } from '../../../domain/time';
import type { TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { anInterview } from '../../../testkit/market/interview-factory';
import { requestReschedule } from '../../../testkit/market/reschedules';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const JOINING = graphql(`query JoiningAndMoving($id: ID!) {
  application(id: $id) { joinUrl viewerCanRequestReschedule }
}`);

const stateOf = async ({ client }: TestActor, id: string) => (await client.ask(JOINING, { id })).application;

const TIME = { date: '2026-11-26', start: '14:00', end: '14:30' };

it('an interview that is over can be joined and moved until its end, and not from then on, by either side', async () => {
  const interviewLink = 'https://meet.example/one';
  const { company, seeker, id } = await anInterview(server, { accepting: { interviewLink } });
  // 09:00 to 09:30 on the next day; the tests' clock begins a day before, at 09:00.
  server.clock.advance((24 * 60 + 29) * MINUTE_MS);
  for (const actor of [company, seeker])
    expect(await stateOf(actor, id)).toMatchObject({ joinUrl: interviewLink, viewerCanRequestReschedule: true });

  server.clock.advance(MINUTE_MS);

  for (const actor of [company, seeker]) {
    expect(await stateOf(actor, id)).toMatchObject({ joinUrl: null, viewerCanRequestReschedule: false });
    const { errors } = await requestReschedule(actor, id, TIME);
    expect(errors).toEqual([
      { code: 'RESCHEDULE_INTERVIEW_OVER', message: 'An interview that is over cannot be rescheduled', field: null },
    ]);
  }
});
