import { DAY_MS } from '../../../../domain/time';
import { aCompany, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import type { InterviewSlotInput } from '../../../../testkit/graphql/graphql';
import { accept, aJob, applied, reject } from '../../../../testkit/market/job-factory';
import { requestReschedule, respondToReschedule } from '../../../../testkit/market/reschedules';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const TIME = { date: '2026-11-27', start: '10:00', end: '10:30' };

const CALENDAR = graphql(
  `query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) { interviews(from: $from, to: $to) { jobTitle status joinUrl } }`,
);

describe("a reschedule request of one's own", () => {
  it.each(['company', 'seeker'] as const)('is not answered by the %s who made it', async (asker) => {
    const people = { company: await aCompany(server), seeker: await aSeeker(server) };
    const id = await applied(people.seeker, await aJob(people.company));
    await accept(people.company, id);
    expect((await respondToReschedule(people[asker], id, 'ACCEPT')).errors).toMatchObject([
      { message: 'No pending reschedule request found' },
    ]);
    await requestReschedule(people[asker], id, TIME);

    expect((await respondToReschedule(people[asker], id, 'ACCEPT')).errors).toMatchObject([
      { message: 'Cannot respond to your own reschedule request' },
    ]);
  });
});

describe('the interviews of the calendar', () => {
  async function interviewsOf({ client }: TestActor, range: { from?: string; to?: string } = {}): Promise<string[]> {
    const { interviews } = await client.ask(CALENDAR, range);
    expect(new Set(interviews.map(({ status }) => status))).toEqual(new Set(interviews.length > 0 ? ['ACCEPTED'] : []));
    return interviews.map(({ jobTitle }) => jobTitle);
  }

  it('are the accepted ones of the active role, in order of time, within the days asked for or from now on', async () => {
    const [company, otherCompany, seeker, other] = [
      await aCompany(server, { tokens: 10 }),
      await aCompany(server),
      await aSeeker(server),
      await aSeeker(server),
    ];
    const apply = async (title: string, slot: InterviewSlotInput, by = seeker, at = company) =>
      applied(by, await aJob(at, { title, slots: [slot] }));
    const last = await apply('Last', { date: '2026-12-02' });
    const [afternoon, morning] = [
      await apply('Afternoon', { start: '15:00', end: '15:30' }),
      await apply('Morning', { start: '08:00', end: '08:30' }),
    ];
    const [ofOther, elsewhere] = [
      await apply('Of Other', { date: '2026-11-25' }, other),
      await apply('Elsewhere', { date: '2026-11-26' }, seeker, otherCompany),
    ];
    for (const id of [last, afternoon, morning, ofOther]) await accept(company, id);
    await accept(otherCompany, elsewhere, { interviewLink: 'https://meet.test/elsewhere' });
    await apply('Pending', { date: '2026-11-27' });
    await reject(company, await apply('Rejected', { date: '2026-11-27', start: '11:00', end: '11:30' }));

    expect(await interviewsOf(seeker)).toEqual(['Morning', 'Afternoon', 'Elsewhere', 'Last']);
    expect(await interviewsOf(company)).toEqual(['Morning', 'Afternoon', 'Of Other', 'Last']);
    expect(await interviewsOf(other)).toEqual(['Of Other']);
    expect(await interviewsOf(seeker, { from: '2026-11-25', to: '2026-12-01' })).toEqual(['Elsewhere']);
    expect(await interviewsOf(company, { from: '2026-11-24', to: '2026-11-25' })).toEqual([
      'Morning',
      'Afternoon',
      'Of Other',
    ]);

    server.clock.advance(DAY_MS);
    // 24 November, 09:00 WIB: the morning's is over, and a month asked for still shows it.
    expect(await interviewsOf(seeker)).toEqual(['Afternoon', 'Elsewhere', 'Last']);
    expect(await interviewsOf(seeker, { from: '2026-11-01', to: '2026-11-30' })).toEqual([
      'Morning',
      'Afternoon',
      'Elsewhere',
    ]);
  });
});
