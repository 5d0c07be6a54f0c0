import { EmploymentType, SEEKER_JOBS_PAGE_SIZE } from '../../../domain/jobs';
import { aCompany, aSeeker, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import type { JobsAtSizeQueryVariables } from '../../../testkit/graphql/graphql';
import { aJob, applied } from '../../../testkit/market/job-factory';
import { plansOf, wastefulSteps, type Plan } from '../../../testkit/checks/query-plans';
import type { ResultOf } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const JOBS = 3_000;
const COMPANIES = 300;
const LAST_PAGE = 240;

const LIST = graphql(`query JobsAtSize($search: String, $employmentType: EmploymentType, $page: Int) {
  jobs(search: $search, employmentType: $employmentType, page: $page) {
    totalCount items { id title companyName companyLogo salary { formatted } skills location employmentType viewerApplication { id } }
  }
}`);
const VISIT = graphql(`query SessionUsed { viewer { id } }`);
type Asked = JobsAtSizeQueryVariables;

let seeker: TestSeeker;

/** Of as many companies as a real list has. A tenth is closed, a tenth past its closing date, the others open, of every type. */
async function manyJobs(): Promise<void> {
  const now = server.clock.now();
  await server.dataSource.query(
    `INSERT INTO accounts (id, email, active_role, created_at)
     SELECT CONCAT('01ACCTATSIZE', LPAD(seq, 14, '0')), CONCAT('hr', seq, '@many.test'), 'COMPANY', ? FROM seq_1_to_${COMPANIES}`,
    [now],
  );
  await server.dataSource.query(
    `INSERT INTO companies (id, email, company_name, is_verified, verified_at, created_at, updated_at)
     SELECT CONCAT('01COMPATSIZE', LPAD(seq, 14, '0')), CONCAT('hr', seq, '@many.test'), CONCAT('PT Besar ', seq), 1, ?, ?, ?
     FROM seq_1_to_${COMPANIES}`,
    [now, now, now],
  );
  await server.dataSource.query(
    `INSERT INTO jobs (id, company_id, company_name, title, description, location, time_zone, employment_type, skills, auto_close_date,
                       is_active, is_visible, search_text, created_at, updated_at)
     SELECT CONCAT('01JOBATSIZE', LPAD(seq, 15, '0')), CONCAT('01COMPATSIZE', LPAD(1 + seq % ${COMPANIES}, 14, '0')), 'PT Besar',
            CONCAT('Pekerjaan ', seq), 'Melayani tamu', 'Bandung', 'Asia/Jakarta',
            ELT(1 + seq % 4, 'FULL_TIME', 'PART_TIME', 'CONTRACT', 'FREELANCE'), '["Ramah"]',
            CASE WHEN seq % 10 = 3 THEN '2026-11-01' END, seq % 10 <> 7, seq % 10 <> 7,
            CONCAT('pekerjaan ', seq, ' pt besar melayani tamu', CASE WHEN seq % 50 = 1 THEN ' barista' ELSE '' END),
            ? - INTERVAL seq MINUTE, ?
     FROM seq_1_to_${JOBS}`,
    [now, now],
  );
  await server.dataSource.query(
    `INSERT INTO interview_slots (id, job_id, company_id, date, start, end, starts_at, ends_at, location_type, max_applicants)
     SELECT CONCAT('01SLTATSIZE', LPAD(seq, 15, '0')), CONCAT('01JOBATSIZE', LPAD(seq, 15, '0')), CONCAT('01COMPATSIZE', LPAD(1 + seq % ${COMPANIES}, 14, '0')),
            '2026-12-01', '09:00', '09:30', '2026-12-01 02:00:00', '2026-12-01 02:30:00', 'ONLINE', 5
     FROM seq_1_to_${JOBS}`,
  );
  const company = await aCompany(server);
  for (const job of [await aJob(company), await aJob(company)]) await applied(seeker, job);
  await server.dataSource.query('ANALYZE TABLE jobs, applications, companies, interview_slots');
}

const ask = async (asked: Asked): Promise<ResultOf<typeof LIST>['jobs']> => (await seeker.client.ask(LIST, asked)).jobs;

let visits = 0;

/** As at a first visit: at a minute that no total was counted in, so that every count is paid for. */
async function onAFirstVisit<Seen>(
  observe: (work: () => Promise<unknown>) => Promise<Seen>,
  asked: Asked,
): Promise<Seen> {
  visits += 1;
  server.clock.reset();
  server.clock.advance(visits * 60_000);
  // The session notes every five minutes that it is used, which is no part of what a list costs.
  await seeker.client.ask(VISIT);
  return observe(() => ask(asked));
}

const plansFor = (asked: Asked): Promise<Plan[]> => onAFirstVisit((work) => plansOf(server, 'jobs', work), asked);
const statementsFor = (asked: Asked): Promise<string[]> => onAFirstVisit((work) => server.statementsOf(work), asked);

const LISTS: [string, Asked][] = [
  ['page 1', {}],
  ['page 2', { page: 2 }],
  [`page ${LAST_PAGE}`, { page: LAST_PAGE }],
  ...Object.values(EmploymentType).map((employmentType): [string, Asked] => [employmentType, { employmentType }]),
  ['page 40 of CONTRACT', { employmentType: 'CONTRACT', page: 40 }],
];
const SEARCHES: [string, Asked][] = [
  ['a search', { search: 'barista' }],
  ['a search of a type', { search: 'barista', employmentType: 'PART_TIME' }],
  ['a search that finds nothing', { search: 'zzzz' }],
];

/**
 * How the rows of a list are read. A total is another matter: it looks at all that it counts, once every few seconds
 * for everyone, and no page waits for it.
 */
const listsOf = (plans: readonly Plan[]): Plan[] => plans.filter(({ sql }) => !/^\s*SELECT COUNT\(/.test(sql));

const mostRowsRead = (plans: readonly Plan[]): number =>
  Math.max(...plans.flatMap(({ steps }) => steps.map(({ rowsRead }) => rowsRead)));

describe(`the jobs list over ${JOBS} jobs`, () => {
  beforeAll(async () => {
    seeker = await aSeeker(server);
    await manyJobs();
  });

  it.each(LISTS)('%s is read along an index: no full scan, no sort', async (_name, asked) => {
    const plans = listsOf(await plansFor(asked));

    expect(plans.length).toBeGreaterThan(0);
    expect(wastefulSteps(plans, SEEKER_JOBS_PAGE_SIZE)).toEqual([]);
  });

  it.each(SEARCHES)('%s is read along an index, and only what it finds is sorted', async (_name, asked) => {
    const plans = listsOf(await plansFor(asked));

    expect(plans.length).toBeGreaterThan(0);
    expect(wastefulSteps(plans, SEEKER_JOBS_PAGE_SIZE).filter(({ rowsRead }) => rowsRead > JOBS / 4)).toEqual([]);
  });

  it.each([...LISTS, ...SEARCHES])('%s costs no more statements than the first page', async (_name, asked) => {
    // With totals that are a few seconds old: the first list counts its own.
    for (const list of [{}, asked]) await statementsFor(list);
    const [first, other] = [await statementsFor({}), await statementsFor(asked)];
    expect(other.length).toBeGreaterThan(0);
    expect(other.length).toBeLessThanOrEqual(first.length);
  });

  it('a page reads the rows that it shows and those before it, not the list', async () => {
    const [first, tenth] = [listsOf(await plansFor({})), listsOf(await plansFor({ page: 10 }))];

    // A fifth of the jobs is not shown, and two were applied to.
    expect(mostRowsRead(first)).toBeLessThanOrEqual(SEEKER_JOBS_PAGE_SIZE * 2);
    expect(mostRowsRead(tenth)).toBeLessThanOrEqual(SEEKER_JOBS_PAGE_SIZE * 10 * 2);
  });

  it('counts a total for the first request and reuses it for the next', async () => {
    const isTotal = (sql: string) => /\bCOUNT\(/.test(sql) && !/\bapplications\b/.test(sql);
    const first = await statementsFor({});
    const next = await server.statementsOf(() => ask({}));

    expect(first.filter(isTotal).length).toBeLessThanOrEqual(1);
    expect(next.filter(isTotal)).toEqual([]);
  });

  it('shows every open job once over all pages, newest first', async () => {
    const { totalCount } = await ask({ employmentType: 'CONTRACT' });
    const pages = Math.ceil(totalCount / SEEKER_JOBS_PAGE_SIZE);
    const ids: string[] = [];
    for (let page = 1; page <= pages; page += 1)
      ids.push(...(await ask({ employmentType: 'CONTRACT', page })).items.map(({ id }) => id));

    expect(new Set(ids).size).toBe(totalCount);
    expect(ids).toEqual(ids.toSorted());
  });
});
