import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import { addDays, wibDateOf, type LocalDate } from '../../../../domain/time';
import type { RequestContext } from '../../../graphql/context';
import { Days, periodOf } from '../../../graphql/period';
import { readDailyFigures, type DailyFigureRow } from './daily-figures.sql';
import { AdminDailyFigures, type AdminDay, type AdminIndustry } from './daily-figures.types';

const SHOWN_DAYS = { usual: 30, most: 366 };

@Resolver()
export class AdminDailyFiguresResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminDailyFigures, {
    description: `Sign-ups, applications and acceptances by day, and acceptances by industry. The last ${SHOWN_DAYS.usual} days when no first day is given; ${SHOWN_DAYS.most} at most, the last of them. Days before yesterday are as they were counted then.`,
  })
  async adminDailyFigures(
    @Ctx() { services }: RequestContext,
    @Args(() => Days) days: Days,
  ): Promise<AdminDailyFigures> {
    const { since: first, until: last } = periodOf(days);
    const today = wibDateOf(services.clock.now());
    const until = last !== null && last < today ? last : today;
    const earliest = addDays(until, 1 - SHOWN_DAYS.most);
    const since = first === null ? addDays(until, 1 - SHOWN_DAYS.usual) : first < earliest ? earliest : first;
    if (since > until) return { days: [], industries: [] };
    // Last night's count may still be on its way.
    const rows = await readDailyFigures(services.dataSource, { since, until, liveFrom: addDays(today, -1) });
    return { days: daysOf(rows, since, until), industries: industriesOf(rows) };
  }
}

function daysOf(rows: readonly DailyFigureRow[], since: LocalDate, until: LocalDate): AdminDay[] {
  const days = new Map<string, AdminDay>();
  for (let day = since; day <= until; day = addDays(day, 1))
    days.set(day, { day, seekers: 0, companies: 0, applications: 0, acceptances: 0 });
  for (const row of rows) {
    const found = days.get(row.day ?? '');
    if (!found) continue;
    found.seekers += Number(row.seekers);
    found.companies += Number(row.companies);
    found.applications += Number(row.applications);
    found.acceptances += Number(row.acceptances);
  }
  return [...days.values()];
}

function industriesOf(rows: readonly DailyFigureRow[]): AdminIndustry[] {
  const sums = new Map<string, { applications: number; acceptances: number }>();
  for (const row of rows) {
    const sum = sums.get(row.industry) ?? { applications: 0, acceptances: 0 };
    sum.applications += Number(row.applications);
    sum.acceptances += Number(row.acceptances);
    sums.set(row.industry, sum);
  }
  return [...sums]
    .filter(([, { applications, acceptances }]) => applications + acceptances > 0)
    .map(([industry, sum]) => ({
      industry: industry || null,
      ...sum,
      acceptanceRate: sum.applications === 0 ? null : sum.acceptances / sum.applications,
    }))
    .toSorted((one, other) => other.applications - one.applications);
}
