import { JobIndex } from './job-index';
import { inListOrder, NEVER_CLOSES, type IndexedJob } from './job-facts';

/** The same numbers on every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

const WORDS =
  'dan di untuk kerja ketenagakerjaan staf admin 100% pajak a b ab abc 协管员 招聘 😀 👩‍🍳 x_y c# d.e ß'.split(' ');
const SEPARATORS = [' ', ' ', ', ', '\n- ', ''];
const TODAY = 20_261_123;
/** More than a list of documents holds before it is kept as bits. */
const JOBS = 6_000;

const draw = chance(7);
const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
const aText = (): string => Array.from({ length: 4 + draw(12) }, () => pick(WORDS)).join(pick(SEPARATORS));
const aJob = (number: number): IndexedJob => ({
  id: `01${String(number).padStart(24, '0')}`,
  // Several at one moment: the id decides.
  createdAt: draw(JOBS / 4),
  employmentType: pick(['FULL_TIME', 'CONTRACT']),
  closesAfter: draw(10) === 0 ? TODAY - 1 : NEVER_CLOSES,
  text: aText(),
});

async function* each(jobs: readonly IndexedJob[]): AsyncGenerator<IndexedJob> {
  yield* jobs;
}

/** A piece of a text, and now and then one that is in none. */
function aTerm(jobs: readonly IndexedJob[], longest: number): string {
  const letters = [...pick(jobs).text];
  const from = draw(letters.length);
  return letters.slice(from, from + 1 + draw(longest)).join('') + (draw(12) === 0 ? 'q' : '');
}

/** Compares the index with a look at every job, for terms drawn from their texts. */
function expectExact(index: JobIndex, jobs: ReadonlyMap<string, IndexedJob>, terms: number, longestTerm = 10): void {
  const all = [...jobs.values()].sort(inListOrder);
  for (let count = 0; count < terms; count += 1) {
    const query = {
      term: aTerm(all, longestTerm),
      employmentType: pick([null, null, 'FULL_TIME', 'CONTRACT']),
      today: TODAY,
      from: draw(50),
      count: 20,
    };
    const expected = all.filter(
      ({ text, employmentType, closesAfter }) =>
        text.includes(query.term) &&
        closesAfter >= TODAY &&
        (query.employmentType === null || employmentType === query.employmentType),
    );
    const wanted = expected.slice(query.from, query.from + query.count);
    expect({ ...query, ...index.search(query) }).toEqual({
      ...query,
      ids: wanted.map(({ id }) => id),
      firstCreatedAt: wanted[0]?.createdAt ?? null,
      total: expected.length,
    });
  }
}

it('finds exactly what a look at every text finds, in list order, while jobs come, change and go and segments are put together', async () => {
  const index = new JobIndex();
  const first = Array.from({ length: JOBS }, (_, number) => aJob(number)).sort(inListOrder);
  await index.fill(each(first));
  const jobs = new Map(first.map((job) => [job.id, job]));
  const put = (job: IndexedJob): void => {
    index.put(job);
    jobs.set(job.id, job);
  };
  const remove = (job: IndexedJob): void => {
    index.remove(job);
    jobs.delete(job.id);
  };
  expectExact(index, jobs, 150);

  for (let number = JOBS; number < JOBS + 1_500; number += 1) put(aJob(number));
  for (let count = 0; count < 700; count += 1) put({ ...pick(first), text: aText() });
  for (let count = 0; count < 400; count += 1) remove(pick(first));
  expect(index.wantsCompaction).toBe(true);
  expectExact(index, jobs, 100);

  const compacting = index.compact();
  for (let count = 0; count < 200; count += 1)
    put({ ...pick([...first.slice(0, 500), ...jobs.values()]), text: aText() });
  for (let count = 0; count < 100; count += 1) remove(pick([...jobs.values()]));
  expectExact(index, jobs, 50);
  await compacting;

  expect(index.wantsCompaction).toBe(false);
  expectExact(index, jobs, 100);
  expect(index.jobs).toBe(jobs.size);
});

it('is as exact where common words follow each other again and again', async () => {
  const index = new JobIndex();
  const text = (): string =>
    Array.from({ length: 8 + draw(8) }, () => pick(['a', 'ab', 'dan', 'di', 'untuk'])).join(' ');
  const jobs = Array.from({ length: JOBS }, (_, number) => ({ ...aJob(number), text: text() })).sort(inListOrder);
  await index.fill(each(jobs));
  expectExact(index, new Map(jobs.map((job) => [job.id, job])), 150, 30);
});
