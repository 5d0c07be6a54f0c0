import { MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestActor } from '../../testing/actors';
import { accept, aJob, applied } from '../../testing/job-factory';
import { useServer } from '../../testing/test-server';

const server = useServer();

interface State {
  joinUrl: string | null;
  interviewDetails: { link: string | null } | null;
  viewerCanRequestReschedule: boolean;
  viewerCanRespondToReschedule: boolean;
}

async function stateOf({ client }: TestActor, id: string): Promise<State> {
  const { application } = await client.ask<{ application: State }>(
    'query ($id: ID!) { application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule } }',
    { id },
  );
  return application;
}

const TIME = { date: '2026-11-26', start: '14:00', end: '14:30' };

async function told(actor: TestActor, mutation: string, input: Record<string, unknown>): Promise<object[]> {
  return (await actor.client.ask<{ answer: { errors: object[] } }>(mutation, { input })).answer.errors;
}
const request = (actor: TestActor, applicationId: string) =>
  told(actor, 'mutation ($input: RequestRescheduleInput!) { answer: requestReschedule(input: $input) { errors { code message } } }', { applicationId, time: TIME });
const respond = (actor: TestActor, input: Record<string, unknown>) =>
  told(actor, 'mutation ($input: RespondToRescheduleInput!) { answer: respondToReschedule(input: $input) { errors { code message } } }', input);

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
    for (const actor of [company, seeker]) expect(await stateOf(actor, id)).toMatchObject({ joinUrl: 'https://meet.example/one', viewerCanRequestReschedule: true });

    server.clock.advance(MINUTE_MS);

    for (const actor of [company, seeker]) {
      expect(await stateOf(actor, id)).toMatchObject({ joinUrl: null, viewerCanRequestReschedule: false });
      expect(await request(actor, id)).toEqual([{ code: 'RESCHEDULE_INTERVIEW_OVER', message: 'An interview that is over cannot be rescheduled' }]);
    }
  });

  it('still lets a request be answered that came before its end', async () => {
    const { company, seeker, id } = await anInterview();
    await request(seeker, id);
    server.clock.advance(UNTIL_LAST_MINUTE_MS + MINUTE_MS);

    expect(await stateOf(company, id)).toMatchObject({ viewerCanRespondToReschedule: true });
    expect(await respond(company, { applicationId: id, answer: 'ACCEPT' })).toEqual([]);
    expect(await stateOf(seeker, id)).toMatchObject({ joinUrl: 'https://meet.example/one' });
  });
});
