import { DAY_MS } from '../../../../domain/time';
import { aCompany, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import type { InterviewSlotInput } from '../../../../testkit/graphql/graphql';
import { accept, aJob, applied, reject } from '../../../../testkit/market/job-factory';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const CALENDAR = graphql(
  `query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) { interviews(from: $from, to: $to) { jobTitle status joinUrl } }`,
);

describe('the interviews of the calendar', () => {
  async function interviewsOf({ client }: TestActor, range: { from?: string; to?: string } = {}): Promise<string[]> {
    const { interviews } = await client.ask(CALENDAR, range);
    expect(new Set(interviews.map(({ status }) => status))).toEqual(new Set(interviews.length > 0 ? ['ACCEPTED'] : []));
    return interviews.map(({ jobTitle }) => jobTitle);
  }

  it('are the accepted ones of the active role, in order of time, within the days asked for or from now on', async () => {
    const [company, otherCompany] = [await aCompany(server, { tokens: 10 }), await aCompany(server)];
    const [seeker, other] = [await aSeeker(server), await aSeeker(server)];
    const apply = async (title: string, slot: InterviewSlotInput, by = seeker, at = company) =>
      applied(by, await aJob(at, { title, slots: [slot] }));
    const last = await apply('Last', { date: '2026-12-02' });
    const afternoon = await apply('Afternoon', { start: '15:00', end: '15:30' });
    const morning = await apply('Morning', { start: '08:00', end: '08:30' });
    const ofOther = await apply('Of Other', { date: '2026-11-25' }, other);
    const elsewhere = await apply('Elsewhere', { date: '2026-11-26' }, seeker, otherCompany);
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
