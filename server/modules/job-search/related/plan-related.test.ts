import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { aJob } from '../../../../testkit/market/job-factory';
import type { FindAsUnderstoodQueryVariables } from '../../../../testkit/graphql/graphql';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const SECRET = { SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' };
const server = useServer(SECRET);
/** Has not read the titles. */
const other = useSecondServer(SECRET);

const FIND = graphql(`query RelatedTo($search: String!) {
  jobs(search: $search) {
    totalCount items { title } understood { words place isElsewhere isEverything correctedSearch relatedSearches }
  }
}`);

const TITLES = [
  'Sopir Malam',
  'Driver',
  'Warehouse Admin',
  'Administrasi Gudang',
  'Gudang Pusat',
  'Warehouse Manager',
  'Supervisor Bengkel',
  'Kepala Dinas',
  'Operator Tambang',
  'Sales Tambang',
  'Public Relation Officer',
  'Pramuniaga',
  'Pelukis Mural',
  'Kursus Lukis',
  'PIC Cabang',
  'Video Editor',
  'Videographer',
  'Web Developer',
  'IT Support',
  'Apoteker',
  'Asisten Apoteker',
  'Pengajar Kelas English',
  'Kurir',
  'Tukang Las',
];

let seeker: TestSeeker;
let company: TestCompany;

const find = async (search: string) => (await seeker.client.ask(FIND, { search })).jobs;
const titlesFor = async (search: string): Promise<string[]> =>
  (await find(search)).items.map(({ title }) => title).toSorted();

beforeAll(async () => {
  seeker = await aSeeker(server);
  company = await aCompany(server, { companyName: 'PT Bahari' });
  for (const title of TITLES) await aJob(company, { title, description: 'Lengkap' });
  await server.services.jobVocabulary.refresh();
});

describe('a related search', () => {
  it.each([
    ['words that mean the same', 'sopir', ['Driver', 'Sopir Malam']],
    ['what is meant by a typing error', 'soppir', ['Driver', 'Sopir Malam']],
    ['the job, not the words that say that one is looked for', 'lowongan kerja sopir', ['Driver', 'Sopir Malam']],
    ['words for the whole phrase, or each of its words', 'admin gudang', ['Administrasi Gudang', 'Warehouse Admin']],
    ['no leaders for staff', 'staff gudang', ['Administrasi Gudang', 'Gudang Pusat', 'Warehouse Admin']],
    ['leaders too, where only the work is named', 'petugas bengkel', ['Supervisor Bengkel']],
    ['a phrase whose staff word belongs to it', 'staff toko', ['Pramuniaga']],
    ['a phrase with a word that says nothing elsewhere', 'person in charge', ['PIC Cabang']],
    ['other levels beside other words', 'kepala bengkel', ['Supervisor Bengkel']],
    ['no other levels for a level alone', 'kepala', ['Kepala Dinas']],
    ['no jobs that only sell in a field', 'mining', ['Operator Tambang']],
    ['jobs that sell in a field, where they are looked for', 'sales mining', ['Sales Tambang']],
    ['what a word of the phrase alone would leave out', 'public relations', ['Public Relation Officer']],
    ['other forms of a word that titles have', 'lukis', ['Kursus Lukis', 'Pelukis Mural']],
    ['what it can, beside a word that no title has', 'sopir xyzzy', ['Driver', 'Sopir Malam']],
    ['what has most of it, not all', 'supervisor bengkel kursus', ['Kursus Lukis', 'Supervisor Bengkel']],
    ['what the terms in a longer one mean', 'guru bahasa inggris', ['Pengajar Kelas English']],
    ['the work, not the word for who does it', 'juru lukis', ['Kursus Lukis', 'Pelukis Mural']],
    ['what each word of a term says in other words', 'pembuat situs', ['Web Developer']],
    ['nothing where no title has any of the words', 'staff xyzzy', []],
    ['nothing for signs', '!?', []],
  ])('finds %s: %s', async (_, search, titles) => {
    expect(await titlesFor(search)).toEqual(titles);
  });

  it.each([
    ['sopir terdekat'],
    ['lowongan kerja sopir terdekat hari ini'],
    ['sopir tanpa pengalaman'],
    ['sopir shift malam'],
    ['sopir lulusan SMA/SMK gaji UMR'],
    ['sopir shopee express'],
    ['sopir pertamina'],
    ['lowongan kerja terdekat untuk lulusan sma tanpa pengalaman dibutuhkan segera sebagai sopir'],
  ])('finds the whole list of a job beside words that are no job: %s', async (search) => {
    expect(await titlesFor(search)).toEqual(await titlesFor('sopir'));
  });

  it.each([
    ['lowongan kerja', ''],
    ['terdekat', ''],
    ['info loker terbaru tanpa pengalaman gaji 5 juta', ''],
    ['dibutuhkan segera usia 40 tahun', ''],
    ['starbucks', 'starbucks'],
    ['lowongan kerja di pertamina', 'pertamina'],
  ])('finds all jobs where no word says which: %s', async (search, words) => {
    const { totalCount, understood } = await find(search);
    expect({ totalCount, ...understood }).toMatchObject({
      totalCount: (await find('')).totalCount,
      words,
      isEverything: true,
      correctedSearch: null,
    });
  });

  it('has those first that have such words, and looks for them alone where they mean something', async () => {
    expect((await find('kerja malam')).items[0]?.title).toBe('Sopir Malam');
    expect((await find('shift malam')).items.map(({ title }) => title)).toEqual(['Sopir Malam']);
    expect((await find('xyzzy')).understood?.isEverything).toBe(false);
  });

  it.each([
    ['kang paket', 'Kurir'],
    ['nganter paket', 'Kurir'],
    ['abang kurir', 'Kurir'],
    ['ngelas', 'Tukang Las'],
    ['kang las', 'Tukang Las'],
    ['nyopir', 'Driver'],
    ['pengelasan', 'Tukang Las'],
    ['pengembang', 'Web Developer'],
  ])('understands everyday words: %s finds %s', async (search, title) => {
    expect(await titlesFor(search)).toContain(title);
  });

  it.each([
    ['soppir malam', 'sopir malam'],
    ['sopir', null],
    // A term before another word.
    ['satpan', 'satpam'],
    // One that forms a term with the next word.
    ['it suport', 'it support'],
  ])('says what it corrected, and nothing where it did not: %s is %s', async (search, corrected) => {
    expect((await find(search)).understood?.correctedSearch).toBe(corrected);
  });

  it('corrects no word of a name: `bandar` is near `bandara`', async () => {
    expect((await find('admin bandar lampung')).understood).toMatchObject({
      correctedSearch: null,
      place: 'Bandar Lampung',
      words: 'admin',
    });
  });

  it.each([
    ['the one that is looked for, then close occupations', 'editor video', ['Video Editor', 'Videographer']],
    ['the one that is looked for, then jobs that only hold its words', 'pharmacist', ['Apoteker', 'Asisten Apoteker']],
    ['titles that have the words as they were typed, the newest first', 'apoteker', ['Asisten Apoteker', 'Apoteker']],
  ])('names first %s: %s', async (_what, search, titles) => {
    expect((await find(search)).items.map(({ title }) => title)).toEqual(titles);
  });

  it('names jobs of `last` first where they are looked for', async () => {
    expect((await find('asisten apoteker')).items[0]?.title).toBe('Asisten Apoteker');
  });

  it('names other searches that titles hold', async () => {
    expect((await find('sopir')).understood?.relatedSearches).toEqual(['driver']);
    expect((await find('gudang')).understood?.relatedSearches).toEqual(['warehouse']);
  });
});

const FIND_PAGE =
  graphql(`query FindAsUnderstood($search: String!, $placeId: ID, $page: Int, $understoodAs: UnderstoodSearchInput) {
  jobs(search: $search, filter: { placeId: $placeId }, page: $page, understoodAs: $understoodAs) {
    totalCount items { title } understood { words place isElsewhere isEverything correctedSearch }
  }
  jobFilterCounts(search: $search, filter: { placeId: $placeId }, understoodAs: $understoodAs) { employmentTypes { jobs } }
}`);

describe('one list', () => {
  it('has titles with the words first, then what they mean, then what has them inside other words, each job once', async () => {
    await aJob(company, { title: 'Kasir', description: 'Mencari penjahit dan lainnya' });
    await aJob(company, { title: 'Penjahit Kebaya' });
    await aJob(company, { title: 'Tailor' });
    await aJob(company, { title: 'Pramusaji', description: 'Penjahitan di belakang' });
    await server.services.jobVocabulary.refresh();

    expect((await find('penjahit')).items.map(({ title }) => title)).toEqual([
      'Penjahit Kebaya',
      'Tailor',
      'Kasir',
      'Pramusaji',
    ]);
  });

  describe('of a title in one place', () => {
    beforeAll(async () => {
      await aJob(company, { title: 'Tukang Kayu', location: 'Bandung' });
      await server.services.jobVocabulary.refresh();
    });

    it('says what it looked for and where', async () => {
      expect((await find('lowongan tukang kayu di bandung')).understood).toMatchObject({
        words: 'tukang kayu',
        place: 'Bandung',
        isElsewhere: false,
      });
      expect((await find('C++')).understood).toMatchObject({ words: 'C++', place: null });
    });

    it.each([
      ['the search', { search: 'tukang kayu makassar' }],
      ['the filter', { search: 'tukang kayu', placeId: 'makassar' }],
    ])('has the same jobs elsewhere where the place of %s leaves none, and counts those', async (_, asked) => {
      const { jobs } = await seeker.client.ask(FIND_PAGE, asked);
      expect(jobs).toMatchObject({
        totalCount: 1,
        items: [{ title: 'Tukang Kayu' }],
        understood: { words: 'tukang kayu', place: 'Makassar', isElsewhere: true },
      });

      const { jobFilterCounts } = await seeker.client.ask(FIND_PAGE, { ...asked, understoodAs: { isElsewhere: true } });
      expect(jobFilterCounts.employmentTypes).toEqual([{ jobs: 1 }]);
    });
  });

  it('is nowhere else where nothing is', async () => {
    const { jobs } = await seeker.client.ask(FIND_PAGE, { search: 'xyzzy', placeId: 'makassar' });

    expect(jobs).toMatchObject({ totalCount: 0, understood: { isElsewhere: false } });
  });

  describe('on a later page', () => {
    const secondPage = (asked: FindAsUnderstoodQueryVariables) =>
      seeker.client.clone(other.url).ask(FIND_PAGE, { ...asked, page: 2 });

    beforeAll(async () => {
      for (let number = 1; number <= 12; number += 1)
        await aJob(company, { title: `Pemahat #${number}`, location: 'Bandung' });
      await server.services.jobVocabulary.refresh();
    });

    it.each([
      ['corrected', { search: 'pemahatt' }, { correctedSearch: 'pemahat' }],
      ['elsewhere', { search: 'pemahatt', placeId: 'makassar' }, { correctedSearch: 'pemahat', isElsewhere: true }],
      ['elsewhere, for a sign', { search: '#', placeId: 'makassar' }, { isElsewhere: true }],
      ['all jobs', { search: 'starbucks' }, { isEverything: true }],
    ])('follows its first page on a server that knows other titles: %s', async (_, asked, differing) => {
      const understoodAs = { correctedSearch: null, isElsewhere: false, isEverything: false, ...differing };
      // Totals are kept for five seconds.
      server.clock.advance(6_000);
      const { jobs: first } = await seeker.client.ask(FIND_PAGE, asked);
      expect(first.understood).toMatchObject(understoodAs);

      const { jobs: second, jobFilterCounts } = await secondPage({ ...asked, understoodAs });
      expect(second).toMatchObject({ totalCount: first.totalCount, understood: first.understood });
      expect(jobFilterCounts.employmentTypes).toEqual([{ jobs: first.totalCount }]);
      const titles = [...first.items, ...second.items].map(({ title }) => title);
      expect(titles.length).toBeGreaterThan(10);
      expect(new Set(titles).size).toBe(titles.length);
    });

    it('looks for what was typed where the first page was not corrected', async () => {
      expect((await secondPage({ search: 'pemahatt', understoodAs: {} })).jobs.totalCount).toBe(0);
    });

    it('never takes all jobs when the words name an occupation', async () => {
      const all = { isEverything: true, correctedSearch: 'x '.repeat(500) };
      expect((await secondPage({ search: 'xyzzy', understoodAs: all })).jobs.understood?.isEverything).toBe(false);
    });
  });
});
