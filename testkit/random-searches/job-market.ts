import { EmploymentType } from '../../domain/jobs';
import { placeOf } from '../../server/text/places/place-of';
import { onlyZoneOf } from '../../server/text/places/time-zones';
import { foldForSearch } from '../../domain/text';
import { addDays, dateIn, instantIn, WIB, type TimeZone } from '../../domain/time';
import { aCompany, anAdmin, aSeeker, type TestActor, type TestCompany, type TestSeeker } from '../people/actors';
import type { SeededRandom } from '../seeded-random';
import type { TestServer } from '../server/test-server';
import { aCompanyName, aDescription, aLocation, aTitle } from './market-texts';

/** Companies with jobs, and those who apply, search and decide. */
export interface JobMarket {
  server: TestServer;
  random: SeededRandom;
  admin: TestActor;
  companies: TestCompany[];
  seekers: TestSeeker[];
  jobs: { id: string; owner: TestCompany }[];
}

const COMPANIES = 12;
const SEEKERS = 4;
const DAYS_BACK = 40;
export const TYPES = Object.values(EmploymentType);
export const INTERVIEWS = ['ONLINE', 'ONSITE', 'TENTATIVE'] as const;

/** A market with so many jobs, one company of which is not verified; jobs go straight into the tables. */
export async function aJobMarket(server: TestServer, random: SeededRandom, jobs: number): Promise<JobMarket> {
  const companies: TestCompany[] = [];
  for (let number = 0; number < COMPANIES; number += 1)
    companies.push(
      await aCompany(server, { companyName: aCompanyName(random), isVerified: number > 0, tokens: 100_000 }),
    );
  const seekers: TestSeeker[] = [];
  for (let number = 0; number < SEEKERS; number += 1) seekers.push(await aSeeker(server));
  const market: JobMarket = { server, random, admin: await anAdmin(server), companies, seekers, jobs: [] };
  await addJobs(market, jobs);
  return market;
}

export interface Salary {
  min: number | null;
  max: number | null;
  period: 'MONTHLY' | 'HOURLY' | null;
}

/** By the month, by the hour, from or up to something, or not stated. */
export function aSalary(random: SeededRandom): Salary {
  if (random.happens(1 / 4)) return { min: null, max: null, period: null };
  const period = random.happens(1 / 4) ? 'HOURLY' : 'MONTHLY';
  const least = period === 'HOURLY' ? random.below(130) * 1_000 : (1 + random.below(40)) * 500_000;
  const most = Math.round(least * (1 + random.below(3) / 2));
  const stated = random.below(4);
  return { min: stated === 0 ? null : least, max: stated === 1 ? null : most, period };
}

export const aClosingDay = (random: SeededRandom, today: string): string | null =>
  random.happens(1 / 8) ? addDays(today, random.below(30)) : null;

async function addJobs(market: JobMarket, count: number): Promise<void> {
  const { server, random } = market;
  const now = server.clock.now();
  const names = await namesOf(market);
  const jobs: unknown[][] = [];
  const slots: unknown[][] = [];
  for (let number = 0; number < count; number += 1) {
    const owner = random.pick(market.companies);
    const id = `01RANDOM${String(random.below(100_000_000)).padStart(9, '0')}${String(number).padStart(9, '0')}`;
    market.jobs.push({ id, owner });
    const name = names.get(owner.companyId) ?? '';
    const [title, description, location] = [aTitle(random), aDescription(random), aLocation(random)];
    const zone = onlyZoneOf(location) ?? WIB;
    const today = dateIn(zone, now);
    // Some at one moment: the id decides then.
    const postedAt = new Date(now.getTime() - random.below(DAYS_BACK * 24 * 12) * 300_000);
    const { min, max, period } = aSalary(random);
    const isActive = !random.happens(1 / 10);
    const closing = random.happens(1 / 30) ? addDays(today, -random.below(4)) : aClosingDay(random, today);
    jobs.push([
      id,
      owner.companyId,
      name,
      title,
      description,
      location,
      placeOf(location)?.id ?? null,
      zone,
      random.pick(TYPES),
      min,
      max,
      period,
      '["Jujur"]',
      closing,
      isActive,
      isActive && owner !== market.companies[0],
      [title, name, description].map(foldForSearch).join('\n'),
      postedAt,
      postedAt,
    ]);
    for (let slot = random.below(4); slot > 0; slot -= 1) slots.push(slotRow(market, { id, owner, zone, today, slot }));
  }
  await insert(
    server,
    'jobs (id, company_id, company_name, title, description, location, place_id, time_zone, employment_type, salary_min, salary_max, salary_period, skills, auto_close_date, is_active, is_visible, search_text, created_at, updated_at)',
    jobs,
  );
  await insert(
    server,
    'interview_slots (id, job_id, company_id, date, start, end, starts_at, ends_at, location_type, max_applicants, seats_taken, is_selected)',
    slots,
  );
}

/** In the past, today, and up to three weeks from now; free, full, selected. */
function slotRow(
  { random }: JobMarket,
  { id, owner, zone, today, slot }: { id: string; owner: TestCompany; zone: TimeZone; today: string; slot: number },
): unknown[] {
  const date = addDays(today, random.pick([-3, 0, 0, 1, 2, 3, 5, 6, 7, 10, 13, 14, 20]));
  const hour = String(8 + random.below(10)).padStart(2, '0');
  const [start, end] = [`${hour}:00`, `${hour}:30`];
  const seats = 1 + random.below(3);
  const taken = random.pick([0, 0, 0, seats, seats - 1]);
  return [
    `01SL${id.slice(5)}${slot}`,
    id,
    owner.companyId,
    date,
    start,
    end,
    instantIn(zone, date, start),
    instantIn(zone, date, end),
    random.pick(INTERVIEWS),
    seats,
    taken,
    taken > 0 && random.happens(1 / 4),
  ];
}

async function namesOf({ server }: JobMarket): Promise<Map<string, string>> {
  const rows = await server.dataSource.query<{ id: string; company_name: string }[]>(
    'SELECT id, company_name FROM companies',
  );
  return new Map(rows.map(({ id, company_name: name }) => [id, name]));
}

const AT_ONCE = 500;

async function insert({ dataSource }: TestServer, into: string, rows: readonly unknown[][]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const values = some.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    await dataSource.query(`INSERT INTO ${into} VALUES ${values}`, some.flat());
  }
}
