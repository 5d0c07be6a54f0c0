import { MAX_LINES_IN_FILE, MAX_POSTINGS_IN_FILE } from '../../../domain/posting-file';
import { DAY_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { eventually } from '../../../testkit/races/eventually';
import { graphql } from '../../../testkit/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { setActive } from '../../../testkit/market/job-changes';
import { anInterview } from '../../../testkit/market/interview-factory';
import { aJob } from '../../../testkit/market/job-factory';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { aZip, upload, uploaded } from '../../../testkit/files/uploads';
import { whileLocked } from '../../../testkit/races/while-locked';

const settings = { SESSION_SECRET: 'both-processes-read-the-same-cookies' };
const server = useServer(settings);
const second = useSecondServer(settings);

const PREVIEW = graphql(`mutation PreviewFile($claim: String!) {
  previewPostings(claim: $claim) { lines { line title outcome changedParts slotsStay staysClosed refusals { ...Refusal } } errors { ...Refusal } }
}`);
const CONFIRM = graphql(`mutation ConfirmFile($claim: String!) {
  confirmPostings(claim: $claim) { made changed held errors { ...Refusal } }
}`);
const JOBS = graphql(`query PostedJobs { companyJobs { totalCount items {
  id title location timeZone employmentType skills description isPaused autoCloseDate salary { min max period }
  interviewAvailability { id date start end locationType maxApplicants } } } }`);

const HEAD = 'Reference,Title,Location,Description,Skills,Minimum salary';
const couriers = (count: number) => Array.from({ length: count }, (_, row) => `${row},Kurir ${row},Bogor,Antar,SIM C,`);
const claimOf = async ({ client }: TestCompany, content: string | Buffer): Promise<string> =>
  (await uploaded(client, { preset: 'job_postings', name: 'jobs.csv', content: Buffer.from(content) })).claim;
const preview = async (company: TestCompany, content: string | Buffer) =>
  (await company.client.ask(PREVIEW, { claim: await claimOf(company, content) })).previewPostings;
const confirm = async (company: TestCompany, content: string | Buffer) =>
  (await company.client.ask(CONFIRM, { claim: await claimOf(company, content) })).confirmPostings;
const jobsOf = async ({ client }: TestCompany) => (await client.ask(JOBS)).companyJobs;
const outcomes = async (company: TestCompany, content: string) =>
  ((await preview(company, content)).lines ?? []).map(
    ({ line, outcome, changedParts, slotsStay, staysClosed, refusals }) => [
      line,
      outcome,
      ...changedParts,
      ...(slotsStay ? ['slots stay'] : []),
      ...(staysClosed ? ['stays closed'] : []),
      ...refusals.map(({ code, field }) => [code, ...(field ?? [])].join(' ')),
    ],
  );

test('a file from an Indonesian spreadsheet is previewed, confirmed once, and the same file changes nothing more', async () => {
  const company = await aCompany(server);
  const template = await company.client.fetch('/exports/posting-template.csv');
  const names = (await template.text()).trim();
  expect(names).toMatch(/^\uFEFF?Reference,Title,Location,Time zone,Description,.*,Interview slots$/);
  const file = [
    '\uFEFFJudul;Lokasi;Deskripsi;Keahlian;Jenis pekerjaan;Gaji minimum;Gaji maksimum;Periode gaji;Tanggal tutup otomatis;Jadwal wawancara;',
    '"Kasir ""pagi""";Denpasar;"Melayani\r\npembeli; ramah";Kasir, Ramah;Paruh Waktu;Rp 3.000.000;4.500.000,00;per bulan;31/12/2026;2026-11-25 09:00-09:30 Tatap muka 2 | 26/11/2026 13.00-13.30;',
    ';;;;;;;;;;',
    '=1+1;Kalimantan;Jualan;Sopan;;;;;;;',
    'Barista;Bandung;Kopi;Kopi;;lima juta;;;;besok pagi;',
    // A pattern that tries every division of the spaces would hold the server for minutes.
    `Penjahit;Bandung;Jahit;Jahit;;;;;;2026-11-25 09:00-09:30${' '.repeat(15_000)}5x;`,
  ].join('\r\n');
  expect(await outcomes(company, file)).toEqual([
    [2, 'MADE'],
    [5, 'REFUSED', 'TIME_ZONE_REQUIRED timeZone'],
    [6, 'REFUSED', 'POSTING_SLOTS_UNREADABLE slots'],
    [7, 'REFUSED', 'POSTING_SLOTS_UNREADABLE slots'],
  ]);
  expect((await jobsOf(company)).totalCount).toBe(0);

  expect(await confirm(company, file)).toEqual({ made: 1, changed: 0, held: 0, errors: [] });
  expect((await jobsOf(company)).items).toMatchObject([
    {
      title: 'Kasir "pagi"',
      timeZone: 'Asia/Makassar',
      description: 'Melayani\npembeli; ramah',
      employmentType: 'PART_TIME',
      skills: ['Kasir', 'Ramah'],
      autoCloseDate: '2026-12-31',
      salary: { min: 3_000_000, max: 4_500_000, period: 'MONTHLY' },
      interviewAvailability: [
        { date: '2026-11-25', start: '09:00', end: '09:30', locationType: 'ONSITE', maxApplicants: 2 },
        { date: '2026-11-26', start: '13:00', end: '13:30', locationType: 'ONLINE', maxApplicants: 5 },
      ],
    },
  ]);

  expect(await confirm(company, file)).toEqual({ made: 1, changed: 0, held: 0, errors: [] });
  expect((await confirm(company, `${file}\r\n`)).errors).toMatchObject([{ code: 'POSTING_FILE_ONCE_A_DAY' }]);
  server.clock.advance(DAY_MS);
  expect((await outcomes(company, file))[0]).toEqual([2, 'UNCHANGED', 'slots stay']);
  expect((await confirm(company, file)).errors).toMatchObject([{ code: 'POSTING_FILE_NOTHING' }]);
  expect((await jobsOf(company)).totalCount).toBe(1);
  await expectInvariants(server);
});

test('lines are named by their number in the file, blank ones and those inside cells included', async () => {
  const company = await aCompany(server);
  const file = [
    '',
    HEAD,
    ...Array.from({ length: 60_000 }, () => ''),
    'A1,Kurir,Bogor,"Antar',
    '',
    'paket",SIM C,',
    ' ',
    ',,,,,',
    'A2,"Staf ""gudang"" pagi",Bogor,Antar,,5000000',
    'A3,Staf 15" layar,Bogor,"Antar" cepat,Excel,',
    'A4,Kurir,Bogor',
    '',
  ];
  const planned = [
    [60_003, 'Kurir', 'MADE'],
    [60_008, 'Staf "gudang" pagi', 'REFUSED'],
    [60_009, 'Staf 15" layar', 'MADE'],
    [60_010, '', 'REFUSED'],
  ];
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    const { lines } = await preview(company, file.join(lineEnd));
    expect(lines?.map(({ line, title, outcome }) => [line, title, outcome])).toEqual(planned);
  }
});

test('what an Indonesian Excel writes is read: its separator on the first line, its days', async () => {
  const company = await aCompany(server);
  const file = (separator: string, days: readonly string[]) =>
    [
      `sep=${separator}`,
      ['Referensi', 'Judul', 'Lokasi', 'Deskripsi', 'Keahlian', 'Tanggal tutup otomatis', 'Jadwal wawancara'].join(
        separator,
      ),
      ...days.map((day, index) =>
        [index, 'Staf Gudang', 'Bekasi', 'Mencatat', 'Forklift', day, `${day} 09.00-09.30 Online 5`].join(separator),
      ),
    ].join('\r\n');
  const read = [
    ...['2026-12-31', '2026/12/31', '2026-12-31 00:00:00', '2026-12-31T00:00'],
    ...['31/12/2026', '31-12-26', '31.12.26', '31/12/26 0.00', '31/12/2026 0:00', '31/12/2026 00:00:00'],
    ...['31-Des-26', '31-Dec-2026', '31 Desember 2026', '31 december 2026', 'Kamis, 31 Desember 2026', '31 DES. 2026'],
  ];
  for (const separator of [';', '\t']) {
    expect(await outcomes(company, `\uFEFF${file(separator, read)}`)).toEqual(
      read.map((_day, index) => [index + 3, 'MADE']),
    );
  }
  const unread = ['12/31/2026', '31-Desem-26', '31/12', '46387', '31/12/2026 17:00', '30 Februari 2027', '31//12/26'];
  expect(await outcomes(company, file(';', unread))).toEqual(
    unread.map((_day, index) => [index + 3, 'REFUSED', 'POSTING_DAY_UNREADABLE autoCloseDate']),
  );
  expect((await preview(company, file(';', ['besok']))).lines?.[0]?.refusals[0]?.message).toMatch(
    /2026-12-31 or 31\/12\/2026/,
  );

  await confirm(company, file(';', ['31-Des-26']));
  expect((await jobsOf(company)).items).toMatchObject([
    { autoCloseDate: '2026-12-31', interviewAvailability: [{ date: '2026-12-31', start: '09:00', end: '09:30' }] },
  ]);
});

test('a line with a time zone that does not exist, or with the same slot many times, is refused', async () => {
  const line = (zone: string) => `${HEAD},Time zone\nA1,Kurir,Bogor,Antar paket,SIM C,4000000,${zone}`;
  const refused = [[2, 'REFUSED', 'OPTION_INVALID timeZone']];
  const company = await aCompany(server);
  expect(await outcomes(company, line('Asia/Tokyo'))).toEqual(refused);
  expect(await outcomes(company, line('constructor'))).toEqual(refused);
  expect(await outcomes(company, line('WITA'))).toEqual([[2, 'MADE']]);

  // Of a line with a great many problems three are told.
  const slots = Array.from({ length: 50 }, () => '2026-12-01 09:00-09:30').join('|');
  expect(await outcomes(company, `${HEAD},Interview slots\nA1,Kurir,Bogor,Antar,SIM C,,${slots}`)).toEqual([
    [2, 'REFUSED', ...[1, 2, 3].map((index) => `SLOT_DUPLICATE slots ${index} start`)],
  ]);
});

test('a reference finds its posting again: only what differs changes, by the rules of the edit form', async () => {
  const company = await aCompany(server, { tokens: 1 });
  const other = await aCompany(server);
  const lines = ['A1,Kurir,Bogor,Antar paket,SIM C,4000000', 'A2,Admin,Bogor,Arsip,Excel,5000000'];
  const file = (...body: string[]) => [HEAD, ...body].join('\n');
  await confirm(company, file(...lines));
  server.clock.advance(DAY_MS);
  const changed = [lines[0], 'A2,Admin,Depok,Arsip dan surat,Excel,abc', 'a3,Sopir,Bogor,Antar,SIM A,', 'A1,x,y,z,q,1'];
  expect(await outcomes(company, file(...(changed as string[]), 'A4,Admin,,Arsip,Excel'))).toEqual([
    [2, 'UNCHANGED'],
    [3, 'REFUSED', 'SALARY_DIGITS_ONLY salaryMin'],
    [4, 'MADE'],
    [5, 'REFUSED', 'POSTING_LINE_REPEATED reference'],
    [6, 'REFUSED', 'POSTING_LINE_CELLS'],
  ]);
  const next = file('A2,Admin,Depok,Arsip dan surat,Excel,5000000');
  expect(await outcomes(company, next)).toEqual([[2, 'CHANGED', 'location', 'description']]);
  const withSlots = (slots: string) => `${HEAD},Interview slots\nA2,Admin,Depok,Arsip,Excel,5000000,${slots}`;
  expect(await outcomes(company, withSlots('2026-11-27 09:00-09:30'))).toEqual([
    [2, 'CHANGED', 'location', 'slots stay'],
  ]);
  expect(await outcomes(company, withSlots(''))).toEqual([[2, 'CHANGED', 'location']]);
  expect(await outcomes(other, next)).toEqual([[2, 'MADE']]);
  expect(await confirm(company, next)).toEqual({ made: 0, changed: 1, held: 0, errors: [] });
  const { items, totalCount } = await jobsOf(company);
  expect(totalCount).toBe(2);
  const admin = items.find(({ title }) => title === 'Admin');
  expect(admin).toMatchObject({ location: 'Depok', salary: { min: 5_000_000 } });
  await setActive(company, admin?.id ?? '', false);
  expect(await outcomes(company, next)).toEqual([[2, 'UNCHANGED', 'stays closed']]);
  expect(await outcomes(company, withSlots(''))).toEqual([[2, 'CHANGED', 'description', 'stays closed']]);
});

test('what an interview within a day settles stays, and a posting of the gravest kind waits', async () => {
  const company = await aCompany(server, { tokens: 1 });
  await confirm(
    company,
    `${HEAD},Interview slots\nB1,Kurir,Bogor,Antar paket,SIM C,4000000,2026-11-25 09:00-09:30\nB2,Admin,Bogor,"Bayar biaya pendaftaran Rp 500.000 sebelum mulai kerja, ditanggung pelamar",Excel,,`,
  );
  const posted = (await jobsOf(company)).items;
  expect(posted.find(({ title }) => title === 'Admin')?.isPaused).toBe(true);
  const job = posted.find(({ title }) => title === 'Kurir');
  await anInterview(server, { company, job: { id: job?.id ?? '', slots: job?.interviewAvailability ?? [] } });
  server.clock.advance(DAY_MS + 1);
  expect(await outcomes(company, `${HEAD}\nB1,Kurir,Depok,Antar paket,SIM C,4000000`)).toEqual([
    [2, 'REFUSED', 'JOB_EDIT_TOO_LATE location'],
  ]);
});

test('of three confirmations of a long file at once one counts, and the others are told that it is under way', async () => {
  const company = await aCompany(server);
  const count = process.env['LONG_TESTS'] ? MAX_POSTINGS_IN_FILE : 100;
  const file = [HEAD, ...couriers(count)].join('\n');
  const claims = await Promise.all([1, 2, 3].map(() => claimOf(company, file)));
  let answered = 0;
  const answers = await whileLocked(
    server,
    (writer) => writer.query('SELECT id FROM companies WHERE id = ? FOR UPDATE', [company.companyId]),
    () =>
      atOnce(3, async (index) => {
        const client = index === 1 ? company.client.clone(second.url) : company.client;
        const { confirmPostings } = await client.ask(CONFIRM, { claim: claims[index] ?? '' });
        answered += 1;
        return confirmPostings;
      }),
    // The one that counts waits for the lock; no other one does.
    async () => {
      await eventually(
        () => Promise.resolve(answered),
        (many) => many === 2,
      );
    },
  );
  const posted = { made: count, changed: 0, held: 0, errors: [] };
  const refused = { made: null, changed: null, held: null };
  const errors = [expect.objectContaining({ code: 'POSTING_FILE_UNDER_WAY', field: ['claim'] })];
  expect(answers.toSorted((one, other) => one.errors.length - other.errors.length)).toEqual([
    posted,
    { ...refused, errors },
    { ...refused, errors },
  ]);
  expect((await jobsOf(company)).totalCount).toBe(count);
  expect(await confirm(company, file)).toEqual(posted);
  expect((await confirm(company, `${file}\n`)).errors).toMatchObject([{ code: 'POSTING_FILE_ONCE_A_DAY' }]);
  await expectInvariants(server);
});

const PROGRESS = graphql(`query FileProgress { postingFileProgress }`);
const progressOf = async ({ client }: Pick<TestCompany, 'client'>) => (await client.ask(PROGRESS)).postingFileProgress;

test('how far a file is can be read while it is posted, by its company alone, from any process', async () => {
  const [company, other] = [await aCompany(server), await aCompany(server)];
  expect(await progressOf(company)).toBeNull();
  const claim = await claimOf(company, [HEAD, ...couriers(4)].join('\n'));

  const { confirmPostings } = await whileLocked(
    server,
    (writer) => writer.query('SELECT id FROM companies WHERE id = ? FOR UPDATE', [company.companyId]),
    () => company.client.ask(CONFIRM, { claim }),
    async () => {
      // Of eight steps, four to read and four to write, the fourth was the last to begin.
      const elsewhere = { client: company.client.clone(second.url) };
      await eventually(
        () => progressOf(elsewhere),
        (percent) => percent === 37,
      );
      expect(await progressOf(other)).toBeNull();
    },
  );

  expect(confirmPostings).toMatchObject({ made: 4, errors: [] });
  expect(await progressOf(company)).toBeNull();
});

describe('what is no file of postings', () => {
  const LINE = 'R,Kurir,Bogor,Antar,SIM C,';
  it.each([
    ['a column twice', `${HEAD},Judul\n${LINE},x`, 'POSTING_FILE_COLUMNS'],
    ['an unknown column', `${HEAD},Company\n${LINE},x`, 'POSTING_FILE_COLUMNS'],
    ['no title', 'Location,Description,Skills\na,b,c', 'POSTING_FILE_COLUMNS'],
    ['no line', `${HEAD}\n,,,,,\n`, 'POSTING_FILE_EMPTY'],
    ['a quote without end', `${HEAD}\nR,"Kurir,Bogor,Antar,SIM C,`, 'POSTING_FILE_UNREADABLE'],
    ['100,000 blank lines', `${HEAD}${'\n'.repeat(MAX_LINES_IN_FILE)}${LINE}`, 'POSTING_FILE_TOO_LONG'],
    ['more columns than a file has', `${HEAD}${','.repeat(1_000_000)}\n${LINE}`, 'POSTING_FILE_COLUMNS'],
    ['1,001 lines', `${HEAD}\n${`${LINE}\n`.repeat(MAX_POSTINGS_IN_FILE + 1)}`, 'POSTING_FILE_TOO_LONG'],
  ])('%s', async (_what, content, code) => {
    const company = await aCompany(server);
    expect(await preview(company, content)).toMatchObject({ lines: null, errors: [{ code, field: ['claim'] }] });
  });

  it.each([
    ['another encoding', Buffer.from(`${HEAD}\nR,Kafé,Bogor,Antar,SIM C,`, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${HEAD}\n${LINE}`, 'utf16le')],
    ['a zero', Buffer.from(`${HEAD}\nR,Ku\0rir,Bogor,Antar,SIM C,`)],
    ['a workbook', aZip(['[Content_Types].xml', 'xl/workbook.xml'])],
  ])('%s is refused when it is uploaded', async (_what, content) => {
    const { client } = await aCompany(server);
    const answer = await upload(client, { preset: 'job_postings', name: 'jobs.csv', content });
    expect(answer).toMatchObject({ status: 415, errors: [{ code: 'POSTING_FILE_UNREADABLE' }] });
  });

  it('a line with a huge cell is refused alone, a file of a seeker or of others as a whole', async () => {
    const company = await aCompany(server);
    const huge = (signs: number) => `S${signs},Kurir,Bogor,"${'""'.repeat(signs)}",SIM C,`;
    expect(await outcomes(company, [HEAD, LINE, huge(20_000), huge(20_001), huge(1_000_000)].join('\n'))).toEqual([
      [2, 'MADE'],
      [3, 'MADE'],
      [4, 'REFUSED', 'TEXT_TOO_LONG description'],
      [5, 'REFUSED', 'TEXT_TOO_LONG description'],
    ]);
    const claim = await claimOf(company, `${HEAD}\n${LINE}`);
    const { confirmPostings } = await (await aCompany(server)).client.ask(CONFIRM, { claim });
    expect(confirmPostings.errors).toMatchObject([{ code: 'FILE_CLAIM_INVALID' }]);
    const file = { preset: 'job_postings', name: 'a.csv', content: Buffer.from(HEAD) };
    expect((await upload((await aSeeker(server)).client, file)).status).toBe(403);
  });
});

test('a preview costs as many statements for many lines as for one', async () => {
  const company = await aCompany(server);
  const costOf = async (count: number) => {
    const claim = await claimOf(company, [HEAD, ...couriers(count)].join('\n'));
    return (await server.statementsOf(() => company.client.ask(PREVIEW, { claim }))).length;
  };
  await aJob(company);
  expect(await costOf(300)).toBe(await costOf(1));
});
