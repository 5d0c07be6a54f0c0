import { DAY_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { setActive } from '../../../testkit/market/job-changes';
import { aJob } from '../../../testkit/market/job-factory';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const SUGGEST = graphql(`query SuggestFor($prefix: String!) { jobSuggestions(prefix: $prefix) { kind text jobs } }`);
const VISIT = graphql(`query SuggestionVisit { viewer { id } }`);

let seeker: TestSeeker;
let company: TestCompany;

const suggest = async (prefix: string) => (await seeker.client.ask(SUGGEST, { prefix })).jobSuggestions;
const textsFor = async (prefix: string): Promise<string[]> => (await suggest(prefix)).map(({ text }) => text);
const refresh = (): Promise<void> => server.services.jobVocabulary.refresh();

/** By the company of these tests. */
let posted = 0;

async function post(...jobs: [title: string, skills?: string[]][]): Promise<string[]> {
  const ids: string[] = [];
  posted += jobs.length;
  for (const [title, skills = ['Teliti']] of jobs) ids.push((await aJob(company, { title, skills })).id);
  return ids;
}

beforeAll(async () => {
  seeker = await aSeeker(server);
  company = await aCompany(server, { companyName: 'PT Bahari Sejahtera' });
});

describe('suggestions', () => {
  it('are titles, skills and companies with their jobs, the most frequent first', async () => {
    await post(['Kasir', ['Kasir toko', 'Ramah']], ['Kasir', ['Ramah']], ['Kasirwati', ['KASIR TOKO']], ['Kasir toko']);
    await refresh();

    expect(await suggest('kasir')).toEqual([
      { kind: 'TITLE', text: 'Kasir', jobs: 2 },
      { kind: 'SKILL', text: 'KASIR TOKO', jobs: 2 },
      { kind: 'TITLE', text: 'Kasir toko', jobs: 1 },
      { kind: 'TITLE', text: 'Kasirwati', jobs: 1 },
    ]);
    expect(await suggest('pt baha')).toEqual([{ kind: 'COMPANY', text: 'PT Bahari Sejahtera', jobs: posted }]);
  });

  it('start with what is typed, then hold a later word that does', async () => {
    await post(['Staf Gudang'], ['Staf Gudang'], ['Gudang (Malam)'], ['Kepala-Gudang'], ['Pergudangan']);
    await refresh();

    expect(await textsFor('gudang')).toEqual(['Gudang (Malam)', 'Staf Gudang', 'Kepala-Gudang']);
    expect(await textsFor('gudang (m')).toEqual(['Gudang (Malam)']);
    expect(await textsFor('f gudang')).toEqual([]);
  });

  it('do not mind case, accents and space, and show the most frequent spelling', async () => {
    await post(['Peracik Café'], ['PERACIK CAFE'], ['peracik cafe'], ['PERACIK CAFE']);
    await refresh();

    for (const typed of ['peracik cafe', '  Peracík   CAFÉ ', 'PERACI'])
      expect(await suggest(typed)).toEqual([{ kind: 'TITLE', text: 'PERACIK CAFE', jobs: 4 }]);
  });

  it('are at most eight, and none before the second character', async () => {
    await post(...Array.from({ length: 10 }, (_, at): [string] => [`Montir ${at}`]));
    await refresh();

    expect(await suggest('montir')).toHaveLength(8);
    await post(['Kepala montir'], ['Montir 11'], ...Array.from({ length: 20 }, (): [string] => ['Montir 9']));
    await refresh();
    expect((await textsFor('montir')).slice(0, 2)).toEqual(['Montir 9', 'Montir 11']);
    expect(await textsFor('montir 1')).toEqual(['Montir 11', 'Montir 1']);
    for (const short of ['m', '  m ', '', '%']) expect([short, await suggest(short)]).toEqual([short, []]);
  });

  it('come only from jobs that seekers may see', async () => {
    const hidden = await aCompany(server, { companyName: 'CV Penjahit Rahasia', isVerified: false });
    const [closed] = await post(['Penjahit tas', ['Penjahit']]);
    await aJob(company, { title: 'Penjahit lampau', autoCloseDate: '2026-11-24' });
    await aJob(hidden, { title: 'Penjahit gelap', skills: ['Penjahitan'] });
    await post(['Penjahit']);
    await setActive(company, closed ?? '', false);
    server.clock.advance(2 * DAY_MS);
    await refresh();

    expect(await suggest('penjahit')).toEqual([{ kind: 'TITLE', text: 'Penjahit', jobs: 1 }]);
    expect(await suggest('cv penjahit')).toEqual([]);
  });

  it('cost no statement of their own', async () => {
    await post(['Perawat'], ['Perawat gigi']);
    await refresh();
    await seeker.client.ask(VISIT);
    let found: string[] = [];
    const statements = await server.statementsOf(async () => void (found = await textsFor('perawat')));

    expect(found).toEqual(['Perawat gigi', 'Perawat']);
    expect(statements).toEqual([expect.stringContaining('FROM sessions')]);
  });
});

it('the words of the titles are counted by job', async () => {
  await post(['Juru Masak (juru)'], ['Juru Bicara'], ['JURU masak']);
  await refresh();
  const words = server.services.jobVocabulary.titles().words;

  expect(['juru', 'masak', 'bicara', 'juru masak'].map((word) => words.get(word))).toEqual([3, 2, 1, undefined]);
});
