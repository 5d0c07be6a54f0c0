import { EmploymentType } from '../../../../domain/jobs';
import { foldForSearch } from '../../../../domain/text';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../../testkit/people/actors';
import { eventually } from '../../../../testkit/races/eventually';
import { graphql } from '../../../../testkit/graphql';
import type { JobsSearchedQueryVariables } from '../../../../testkit/graphql/graphql';
import { deleteJob, saveSlots, setActive } from '../../../../testkit/market/job-changes';
import { changeCompanyProfile } from '../../../../testkit/people/profile-changes';
import { aJob, applied, withdraw } from '../../../../testkit/market/job-factory';
import type { ResultOf, TestClient } from '../../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const SESSION = { SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' };
/** Searches by LIKE: the result that the index has to give, too. */
const byLike = useServer(SESSION);
/** Another process on the same database, with the index on. */
const byIndex = useSecondServer({ ...SESSION, JOB_SEARCH_INDEX_FROM: '0', LOG_LEVEL: 'silent', METRICS_PORT: '0' });

const JOBS = 700;

const SEARCH = graphql(`query JobsSearched($search: String!, $employmentType: EmploymentType, $page: Int) {
  jobs(search: $search, employmentType: $employmentType, page: $page) { totalCount pageCount page items { id title } }
}`);
const FREE_SOON = graphql(`query JobsFreeSoon($search: String!) {
  jobs(search: $search, filter: { freeWithinDays: 7 }) { items { title } }
}`);
type Asked = JobsSearchedQueryVariables;
type Page = ResultOf<typeof SEARCH>['jobs'];

const ask = async (client: TestClient, asked: Asked): Promise<Page> => (await client.ask(SEARCH, asked)).jobs;
const usesIndex = (statements: readonly string[]): boolean =>
  statements.some((sql) => sql.includes('ix_jobs_search_changed'));

let seeker: TestSeeker;
let company: TestCompany;
/** The seeker's browser at the server with the index, the company's too. */
let searching: TestClient;
let hiring: TestCompany;

async function untilIndexed(): Promise<void> {
  await eventually(() => byIndex.statementsOf(() => ask(searching, { search: 'anything' })), usesIndex);
}

/** Runs a statement with the clock at this moment; seconds since 1970. */
async function atMoment(seconds: string, sql: string, parameters: string[]): Promise<void> {
  const writer = byLike.dataSource.createQueryRunner();
  try {
    await writer.query(`SET timestamp = ${seconds}`);
    await writer.query(sql, parameters);
  } finally {
    await writer.query('SET timestamp = DEFAULT');
    await writer.release();
  }
}

const titles = async (search: string): Promise<string[]> =>
  (await ask(searching, { search })).items.map(({ title }) => title);

/** Both results; LIKE's total is counted again. */
async function bothPages(asked: Asked): Promise<{ indexed: Page; expected: Page }> {
  byLike.clock.advance(6_000);
  return { indexed: await ask(searching, asked), expected: await ask(seeker.client, asked) };
}

/** Texts with everything that could matter: accents, signs that LIKE knows, emoji, scripts without spaces, line ends. */
const WORDS =
  'dan di untuk kerja Ketenagakerjaan Staf Admin 100% Pajak a b ab Grééntech x_y C# d.e Åsia 协管员 招聘 😀 👩‍🍳 !seru! Rp5.000 — ß İzmir'.split(
    ' ',
  );
const textOf = (number: number, length: number): string =>
  Array.from(
    { length },
    (_, at) => WORDS[(number * 7 + at * at * 3 + Math.floor(number / (at + 1))) % WORDS.length],
  ).join(number % 9 === 0 ? '' : number % 5 === 0 ? '\n- ' : ' ');

async function manyJobs(): Promise<void> {
  const types = Object.values(EmploymentType);
  const rows = Array.from({ length: JOBS }, (_, number) => {
    const [title, description] = [`Lowongan ${number} ${textOf(number, 3)}`, textOf(number + 1, 4 + (number % 20))];
    // Several to a second, so that the id decides their order; some past their day, some closed.
    const postedAt = new Date(byLike.clock.now().getTime() - Math.floor(number / 3) * 1000);
    const isVisible = number % 11 === 5 ? 0 : 1;
    return [
      `01JOBSEARCH${String((number * 7919) % 100_000).padStart(15, '0')}`,
      company.companyId,
      'PT Cari',
      title,
      description,
      'Bandung',
      'Asia/Jakarta',
      types[number % types.length],
      '[]',
      number % 13 === 4 ? '2026-11-01' : null,
      isVisible,
      isVisible,
      [title, 'PT Cari', description].map(foldForSearch).join('\n'),
      postedAt,
      postedAt,
    ];
  });
  const columns =
    'id, company_id, company_name, title, description, location, time_zone, employment_type, skills, auto_close_date, is_active, is_visible, search_text, created_at, updated_at';
  await byLike.dataSource.query(
    `INSERT INTO jobs (${columns}) VALUES ${rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')}`,
    rows.flat(),
  );
}

beforeAll(async () => {
  seeker = await aSeeker(byLike);
  company = await aCompany(byLike);
  await manyJobs();
  searching = seeker.client.clone(byIndex.url);
  hiring = { ...company, client: company.client.clone(byIndex.url) };
  await untilIndexed();
});

describe('a search through the index', () => {
  it('finds what LIKE finds: every kind of term, with filters, on every page', async () => {
    const [row] = await byLike.dataSource.query<{ text: string }[]>(
      "SELECT GROUP_CONCAT(search_text SEPARATOR ' ') AS text FROM (SELECT search_text FROM jobs LIMIT 40) some",
    );
    const letters = [...(row?.text ?? '')];
    const pieces = Array.from({ length: process.env['LONG_TESTS'] ? 60 : 15 }, (_, number) =>
      letters
        .slice((number * 53) % letters.length)
        .slice(0, 1 + (number % 12))
        .join(''),
    );
    const chosen = [
      ...'a x - % _ ! \\ 100% %dan x_y xay 😀 👩 协 管员 ss ß izmir GRÉÉN zzzz'.split(' '),
      ...['dan di', 'kerja a', 'rp5.000 —', 'pt cari', 'lowongan 69', 'tidak ada'],
    ];
    for (const [number, search] of [...chosen, ...pieces].entries()) {
      const employmentType = number % 3 === 0 ? Object.values(EmploymentType)[number % 4] : null;
      for (const page of number % 10 === 0 ? [1, 2, 7, 2000] : [1]) {
        const { indexed, expected } = await bothPages({ search, employmentType, page });
        expect({ search, employmentType, ...indexed }).toEqual({ search, employmentType, ...expected });
      }
    }
  });

  it('takes one statement beside the session, and none more for a term that is nowhere, a late page or one past the end', async () => {
    for (const asked of [
      { search: 'lowongan' },
      { search: 'zzzz' },
      { search: 'lowongan', page: 20 },
      { search: 'lowongan 69', page: 900 },
    ]) {
      // The first time it also reads the cards, which are then in memory.
      await ask(searching, asked);
      const statements = await byIndex.statementsOf(() => ask(searching, asked));
      expect(usesIndex(statements)).toBe(true);
      expect([asked, statements.length]).toEqual([asked, 2]);
    }
  });

  it('looks at few changes each time, also after an import whose jobs all carry one stamp', async () => {
    await ask(searching, { search: 'lowongan' });
    const [check] = (await byIndex.sentDuring(() => ask(searching, { search: 'lowongan' }))).filter(({ sql }) =>
      usesIndex([sql]),
    );

    const [looked] = await byLike.dataSource.query<{ changes: number; stamps: number }[]>(
      'SELECT SUM(search_changed_at > FROM_UNIXTIME(?)) AS changes, COUNT(DISTINCT search_changed_at) AS stamps FROM jobs',
      [check?.parameters[0]],
    );
    expect(Number(looked?.stamps)).toBeLessThan(JOBS / 2);
    expect(Number(looked?.changes)).toBeLessThanOrEqual(500);
  });

  it('leaves out own applications on every page and in the total, and shows a job again after withdrawal', async () => {
    const first = await ask(searching, { search: 'lowongan' });
    const numbers = first.items.filter((_, place) => place % 2 === 0).map(({ id }) => id);
    const slot = { date: '2026-11-24', start: '09:00', end: '09:30' };
    const job = await aJob(hiring, { title: 'Lowongan baru', slots: [slot] });
    const application = await applied({ ...seeker, client: searching }, job);
    // Many more than a window holds, straight into the table: the rules of applying are not the point here.
    await byLike.dataSource.query(
      `INSERT INTO applications (id, job_id, company_id, seeker_id, status, company_name, job_title, interview_date, interview_start, interview_end,
              interview_starts_at, interview_ends_at, interview_location_type, applied_at, decided_at, updated_at,
              waiting_since, reply_by)
       SELECT CONCAT('01APP', RIGHT(j.id, 21)), j.id, j.company_id, ?, 'REJECTED', j.company_name, j.title, '2026-12-01', '09:00', '09:30', '2026-12-01 02:00:00',
              '2026-12-01 02:30:00', 'ONLINE', j.created_at, j.created_at, j.created_at, j.created_at, j.created_at
       FROM (SELECT * FROM jobs WHERE id LIKE '01JOBSEARCH%' ORDER BY created_at DESC, id DESC LIMIT 60) j`,
      [seeker.seekerId],
    );
    for (const page of [1, 2, 3, 6, 7, 8]) {
      const { indexed, expected } = await bothPages({ search: 'lowongan', page });
      expect(indexed).toEqual(expected);
    }
    expect((await ask(searching, { search: 'lowongan' })).items.filter(({ id }) => numbers.includes(id))).toEqual([]);
    // A job that comes between two windows of a page, and another search that has heard of it.
    const { jobSearch } = byIndex.services;
    if (!jobSearch) throw new Error('There is no index');
    const propose = jobSearch.propose.bind(jobSearch);
    const other = seeker.client.clone(byIndex.url);
    let windows = 0;
    const spy = jest.spyOn(jobSearch, 'propose').mockImplementation(async (...asked) => {
      windows += 1;
      if (windows === 2) {
        await aJob(hiring, { title: 'Lowongan sela', slots: [] });
        await ask(other, { search: 'lowongan', page: 2 });
      }
      return propose(...asked);
    });
    const between = await ask(searching, { search: 'lowongan', page: 2 });
    spy.mockRestore();
    expect(between).toEqual((await bothPages({ search: 'lowongan', page: 2 })).expected);
    expect(windows).toBeGreaterThan(2);
    await byLike.dataSource.query("DELETE FROM applications WHERE id LIKE '01APP%'");
    expect(await titles('lowongan baru')).toEqual([]);

    await withdraw({ ...seeker, client: searching }, application);

    expect(await titles('lowongan baru')).toEqual(['Lowongan baru']);
  });
});

describe('a job that changes', () => {
  it('is found at once when it is posted, and gone at once when it is closed or deleted; reopened, it is back in its place', async () => {
    const older = await aJob(hiring, { title: 'Penjahit Satu', slots: [] });
    const newer = await aJob(hiring, { title: 'Penjahit Dua', slots: [] });
    const found = () => ask(searching, { search: 'penjahit' });
    expect(await titles('penjahit')).toEqual(['Penjahit Dua', 'Penjahit Satu']);

    await setActive(hiring, older.id, false);
    expect(await found()).toMatchObject({ totalCount: 1, items: [{ title: 'Penjahit Dua' }] });
    await setActive(hiring, older.id, true);
    expect(await titles('penjahit')).toEqual(['Penjahit Dua', 'Penjahit Satu']);

    await deleteJob(hiring, newer.id);
    expect(await found()).toMatchObject({ totalCount: 1, items: [{ title: 'Penjahit Satu' }] });
  });

  it('is found at once when another process posted, closed or reopened it', async () => {
    for (const number of [1, 2, 3]) {
      const job = await aJob(company, { title: `Jurukebun${number}`, slots: [] });
      expect(await titles(`jurukebun${number}`)).toEqual([`Jurukebun${number}`]);
      await setActive(company, job.id, false);
      expect(await titles(`jurukebun${number}`)).toEqual([]);
      await setActive(company, job.id, true);
      expect(await titles(`jurukebun${number}`)).toEqual([`Jurukebun${number}`]);
    }
  });

  it('goes with its company when that needs verification again, and is found under the new name afterwards', async () => {
    const renamed = await aCompany(byIndex, { companyName: 'PT Namalama' });
    await aJob(renamed, { title: 'Juru Masak', slots: [] });
    expect(await titles('namalama')).toEqual(['Juru Masak']);

    await changeCompanyProfile(renamed, { companyName: 'PT Namabaru' });
    expect([await titles('namalama'), await titles('namabaru')]).toEqual([[], []]);
    await byLike.dataSource.query('UPDATE companies SET is_verified = 1 WHERE id = ?', [renamed.companyId]);
    await byLike.dataSource.query('UPDATE jobs SET is_visible = 1 WHERE company_id = ?', [renamed.companyId]);

    expect([await titles('namalama'), await titles('namabaru')]).toEqual([[], ['Juru Masak']]);
  });

  it('is found by its new words at once when its text or type is corrected in the table', async () => {
    const job = await aJob(company, { title: 'Penyelam', employmentType: 'FULL_TIME', slots: [] });
    expect(await titles('penyelam')).toEqual(['Penyelam']);
    await byLike.dataSource.query("UPDATE jobs SET search_text = 'pelukis' WHERE id = ?", [job.id]);
    expect([await titles('penyelam'), await titles('pelukis')]).toEqual([[], ['Penyelam']]);

    await byLike.dataSource.query("UPDATE jobs SET employment_type = 'CONTRACT' WHERE id = ?", [job.id]);
    for (const [employmentType, items] of [
      ['FULL_TIME', []],
      ['CONTRACT', [{ id: job.id }]],
    ] as const)
      expect(await ask(searching, { search: 'pelukis', employmentType })).toMatchObject({ items });
  });

  it.each([
    ['exactly a second after its last change', 1, 'pematung'],
    ['at the very moment of its last change, with a clock that does not move', 0, 'pengukir'],
  ])('is found by its new words when it changes %s', async (_when, laterBy, word) => {
    const job = await aJob(company, { title: 'Pemahat', slots: [] });
    expect(await titles('pemahat')).toEqual(['Pemahat']);
    const [changed] = await byLike.dataSource.query<{ stamp: string }[]>(
      'SELECT UNIX_TIMESTAMP(search_changed_at) + ? AS stamp FROM jobs WHERE id = ?',
      [laterBy, job.id],
    );
    await atMoment(changed?.stamp ?? '', 'UPDATE jobs SET search_text = ? WHERE id = ?', [word, job.id]);

    expect([await titles('pemahat'), await titles(word)]).toEqual([[], ['Pemahat']]);
  });

  it('leaves the filter of free interviews as its last seat is taken, and is back when it is given back', async () => {
    const slots = [{ maxApplicants: 1 }, { date: '2026-12-20', maxApplicants: 1 }];
    const job = await aJob(company, { title: 'Tukang Cukur', slots });
    const found = async (): Promise<string[]> =>
      (await searching.ask(FREE_SOON, { search: 'tukang cukur' })).jobs.items.map(({ title }) => title);
    expect(await found()).toEqual(['Tukang Cukur']);
    const other = await aSeeker(byLike);
    const application = await applied(other, job);
    // Read again while its seat is taken, so that giving it back has to be noticed, too.
    for (const isActive of [false, true]) await setActive(company, job.id, isActive);
    expect(await found()).toEqual([]);

    await withdraw(other, application);

    expect(await found()).toEqual(['Tukang Cukur']);
    await saveSlots(company, job.id, [{ date: '2026-12-20', start: '09:00', end: '09:30' }]);
    expect(await found()).toEqual([]);
  });

  it('comes after the others of the same closeness while it has no free time, on every page, and before those less close', async () => {
    const seat = { date: '2026-12-20', maxApplicants: 1 };
    await aJob(company, { title: 'Juru Cuaca', description: 'Menjadi pawang hujan', slots: [seat] });
    const free = await aJob(company, { title: 'Pawang Hujan 1', slots: [seat] });
    for (let number = 2; number <= 12; number += 1)
      await aJob(company, { title: `Pawang Hujan ${number}`, slots: number % 2 === 1 ? [seat] : [] });
    const full = [12, 10, 8, 6, 4, 2].map((number) => `Pawang Hujan ${number}`);
    const listed = async () => {
      const lists = [];
      for (const page of [1, 2]) {
        const { indexed, expected } = await bothPages({ search: 'pawang hujan', page });
        expect(indexed).toEqual(expected);
        lists.push(...indexed.items.map(({ title }) => title));
      }
      return lists;
    };
    const odd = [11, 9, 7, 5, 3].map((number) => `Pawang Hujan ${number}`);
    expect(await listed()).toEqual([...odd, 'Pawang Hujan 1', ...full, 'Juru Cuaca']);

    await applied(await aSeeker(byLike), free);
    expect(await listed()).toEqual([...odd, ...full, 'Pawang Hujan 1', 'Juru Cuaca']);
  });

  it('is gone on the day after its last one', async () => {
    await aJob(hiring, { title: 'Penata Rias', autoCloseDate: '2026-11-23', slots: [] });
    expect(await titles('penata rias')).toEqual(['Penata Rias']);
    byIndex.clock.advance(24 * 60 * 60 * 1000);
    expect(await ask(searching, { search: 'penata rias' })).toMatchObject({ totalCount: 0, items: [] });
  });
});

it('when the index fails, LIKE searches, the figures say so, and the index comes back', async () => {
  const before = await ask(searching, { search: 'lowongan', page: 3 });
  const { jobSearch } = byIndex.services;
  if (!jobSearch) throw new Error('There is no index');
  // On a busy machine a result may have come too late, which ends the thread as well.
  await untilIndexed();
  expect(await byIndex.figures()).toMatch(/^temukerja_search_index_jobs [1-9]/m);
  await jobSearch.endThread();

  const statements = await byIndex.statementsOf(async () =>
    expect(await ask(searching, { search: 'lowongan', page: 3 })).toEqual(before),
  );

  expect(usesIndex(statements)).toBe(false);
  expect(await byIndex.figures()).toMatch(/^temukerja_search_index_jobs 0$/m);
  await untilIndexed();
  expect(await ask(searching, { search: 'lowongan', page: 3 })).toEqual(before);
});
