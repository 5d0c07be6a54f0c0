import { DAY_MS, HOUR_MS } from '../../../domain/time';
import type { TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { anInterview } from '../../../testkit/market/interview-factory';
import { cancel, requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

/** The interview is on Tuesday, 09:00 to 09:30; the clock begins on Monday, 09:00. */
const LATER = { date: '2026-11-27', start: '14:00', end: '14:30' };

const TO_ANSWER = graphql(`query ProposalsToAnswer { proposalsToAnswer {
  id jobTitle selectedInterview { date start } interviewRescheduleRequest { requestedBy newInterview { date start } }
} }`);
const toAnswer = async ({ client }: TestActor) => (await client.ask(TO_ANSWER)).proposalsToAnswer;
const idsFor = async (actor: TestActor) => (await toAnswer(actor)).map(({ id }) => id);

describe('proposals to answer', () => {
  it.each([
    ['company', 'seeker'],
    ['seeker', 'company'],
  ] as const)('of the %s wait for the %s, with both times, until answered', async (asking, answering) => {
    const house = await anInterview(server);
    const { id } = house;
    await requestReschedule(house[asking], id, LATER);

    expect(await idsFor(house[asking])).toEqual([]);
    expect(await toAnswer(house[answering])).toMatchObject([
      {
        id,
        selectedInterview: { date: '2026-11-24', start: '09:00' },
        interviewRescheduleRequest: { newInterview: { date: LATER.date, start: LATER.start } },
      },
    ]);

    await respondToReschedule(house[answering], id, 'ACCEPT');
    expect(await idsFor(house[answering])).toEqual([]);
  });

  it('are those of interviews that were cancelled too, and wait no longer than they can be answered', async () => {
    const { company, seeker, id } = await anInterview(server);
    await cancel(company, id, 'The office is closed');
    server.clock.advance(20 * DAY_MS);
    await requestReschedule(company, id, { date: '2027-01-05', start: '09:00', end: '09:30' });
    server.clock.advance(47 * HOUR_MS);
    expect(await idsFor(seeker)).toEqual([id]);

    server.clock.advance(HOUR_MS);
    expect(await idsFor(seeker)).toEqual([]);
  });
});
