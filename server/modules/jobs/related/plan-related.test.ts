import { aCompany, aSeeker, type TestSeeker } from '../../../testing/actors';
import { graphql } from '../../../testing/graphql';
import { aJob } from '../../../testing/job-factory';
import type { ResultOf } from '../../../testing/test-client';
import { useServer } from '../../../testing/test-server';

const server = useServer();

const FIND = graphql(`query RelatedTo($search: String!) {
  relatedJobs(search: $search) { correctedSearch relatedSearches items { title } }
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

const find = async (search: string): Promise<ResultOf<typeof FIND>['relatedJobs']> =>
  (await seeker.client.ask(FIND, { search })).relatedJobs;
const titlesFor = async (search: string): Promise<string[]> =>
  (await find(search)).items.map(({ title }) => title).toSorted();

beforeAll(async () => {
  seeker = await aSeeker(server);
  const company = await aCompany(server, { companyName: 'PT Bahari' });
  for (const title of TITLES) await aJob(company, { title, description: 'Lengkap' });
  await server.services.jobVocabulary.refresh();
});

describe('a related search', () => {
  it.each([
    ['words that mean the same', 'sopir', ['Driver', 'Sopir Malam']],
    ['what is meant by a typing error', 'soppir', ['Driver', 'Sopir Malam']],
    ['the job, not the words that say that one is looked for', 'lowongan kerja sopir', ['Driver', 'Sopir Malam']],
    [
      'words for the whole phrase, or for each of its words',
      'admin gudang',
      ['Administrasi Gudang', 'Warehouse Admin'],
    ],
    [
      'no leaders where staff is looked for',
      'staff gudang',
      ['Administrasi Gudang', 'Gudang Pusat', 'Warehouse Admin'],
    ],
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
    [
      'what has most of it, where no title has all',
      'supervisor bengkel kursus',
      ['Kursus Lukis', 'Supervisor Bengkel'],
    ],
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

  it('looks for such words where nothing else is said', async () => {
    expect((await find('shift malam')).items.map(({ title }) => title)).toEqual(['Sopir Malam']);
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

  it('says what it corrected, and nothing where it did not', async () => {
    expect((await find('soppir malam')).correctedSearch).toBe('sopir malam');
    expect((await find('sopir')).correctedSearch).toBeNull();
  });

  it('takes a typing error for a term before another word', async () => {
    expect((await find('satpan')).correctedSearch).toBe('satpam');
  });

  it('corrects a word to one that is a term with the word beside it', async () => {
    expect((await find('it suport')).correctedSearch).toBe('it support');
  });

  it('names close occupations after the one that is looked for', async () => {
    expect((await find('editor video')).items.map(({ title }) => title)).toEqual(['Video Editor', 'Videographer']);
  });

  it('names jobs that only hold its words after the one that is looked for', async () => {
    expect((await find('pharmacist')).items.map(({ title }) => title)).toEqual(['Apoteker', 'Asisten Apoteker']);
  });

  it('names the jobs first whose titles have the words as they were typed, the newest first', async () => {
    expect((await find('apoteker')).items.map(({ title }) => title)).toEqual(['Asisten Apoteker', 'Apoteker']);
  });

  it('names jobs of `last` first where they are looked for', async () => {
    expect((await find('asisten apoteker')).items[0]?.title).toBe('Asisten Apoteker');
  });

  it('names other searches that titles hold', async () => {
    expect((await find('sopir')).relatedSearches).toEqual(['driver']);
    expect((await find('gudang')).relatedSearches).toEqual(['warehouse']);
  });
});
