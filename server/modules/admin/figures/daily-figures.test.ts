import { DAY_MS } from '../../../../domain/time';
import { aCompany, anAdmin, aSeeker } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { accept, aJob, applied } from '../../../../testkit/market/job-factory';
import { useServer } from '../../../../testkit/server/test-server';
import { countDailyFigures } from './count-daily-figures.task';

const server = useServer();

const FIGURES = graphql(`query DailyFigures($since: LocalDate, $until: LocalDate) {
  adminDailyFigures(since: $since, until: $until) {
    days { day seekers companies applications acceptances }
    industries { industry applications acceptances acceptanceRate }
  }
}`);

it('are live for today, kept for the days before, and the same either way', async () => {
  const admin = await anAdmin(server);
  const ask = async (given: { since?: string; until?: string } = {}) =>
    (await admin.client.ask(FIGURES, given)).adminDailyFigures;
  const company = await aCompany(server);
  await server.dataSource.query("UPDATE companies SET industry = 'Technology' WHERE id = ?", [company.companyId]);
  const job = await aJob(company, { slots: [{ date: '2026-12-20', maxApplicants: 5 }, { date: '2026-12-21' }] });
  const id = await applied(await aSeeker(server), job);
  await applied(await aSeeker(server), job);
  await accept(company, id);

  const today = await ask({ since: '2026-11-22' });
  const expected = { day: '2026-11-23', seekers: 2, companies: 1, applications: 2, acceptances: 1 };
  expect(today.days).toEqual([
    { ...expected, day: '2026-11-22', seekers: 0, companies: 0, applications: 0, acceptances: 0 },
    expected,
  ]);
  expect(today.industries).toEqual([{ industry: 'Technology', applications: 2, acceptances: 1, acceptanceRate: 0.5 }]);
  expect((await ask()).days).toHaveLength(30);

  server.clock.advance(3 * DAY_MS);
  await countDailyFigures(server.services);
  await countDailyFigures(server.services);
  await applied(await aSeeker(server), job, 1);
  const later = await ask({ since: '2026-11-23' });
  expect(later.days.map(({ day, applications }) => [day, applications])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-24', 0],
    ['2026-11-25', 0],
    ['2026-11-26', 1],
  ]);
  expect(later.days[0]).toEqual(expected);
  expect((await ask({ since: '2026-11-23', until: '2026-11-23' })).industries).toEqual(today.industries);
  expect(await ask({ since: '2027-01-01' })).toEqual({ days: [], industries: [] });

  const cost = async (since: string) => (await server.statementsOf(() => ask({ since }))).length;
  expect(await cost('2026-11-26')).toBe(await cost('2026-01-01'));
});
