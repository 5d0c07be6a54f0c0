import { countChoices, openAtHour, type JobConditions } from '../job-conditions';
import { HOURS_AHEAD, TIME_ZONES } from '../../../../domain/time';
import { phrasePattern, wordsOf } from '../../../text/words';
import type { RelatedWords, SearchMatch } from '../search-query';
import { SeededRandom } from '../../../../testkit/seeded-random';
import { JobIndex } from './job-index';
import { inListOrder, type IndexedJob } from './job-facts';

const WORDS =
  'dan di untuk kerja ketenagakerjaan staf admin 100% pajak a b ab abc 协管员 招聘 😀 👩‍🍳 x_y c# d.e ß'.split(' ');
const SEPARATORS = [' ', ' ', ', ', '\n- ', '', '–', ' / '];
/** A day ends in Jakarta two hours after it does in Jayapura. */
const NOW = Date.parse('2026-11-23T16:00:00Z');
const DAY = 86_400_000;
const PLACES = ['bandung', 'jakarta-selatan', null];
const INTERVIEWS = ['ONLINE', 'ONSITE', 'TENTATIVE'];
/** More than a list of documents holds before it is kept as bits. */
const JOBS = 6_000;
/** How many times as many questions are asked: each is compared with a look at every job. */
const TIMES = 5;

const random = new SeededRandom(7);
const draw = (below: number) => random.below(below);
const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
const someWords = (): string => Array.from({ length: 2 + draw(8) }, () => pick(WORDS)).join(pick(SEPARATORS));
/** A title and a description. */
const aText = (): string => [someWords().replaceAll('\n', ' '), someWords()].join('\n');
const aJob = (number: number): IndexedJob => ({
  id: `01${String(number).padStart(24, '0')}`,
  // Several at one moment: the id decides.
  createdAt: draw(JOBS / 4),
  employmentType: pick(['FULL_TIME', 'CONTRACT']),
  placeId: pick(PLACES),
  monthlySalary: draw(3) === 0 ? null : draw(20) * 1_000_000,
  interviewTypes: INTERVIEWS.filter(() => draw(2) === 0),
  freeStarts: Array.from({ length: draw(4) }, () => NOW + (draw(20) - 3) * DAY + (draw(9) - 4) * 1_800_000),
  closesAt: draw(10) === 0 ? pick([NOW - 1, NOW, NOW + 1]) : Infinity,
  timeZone: pick(TIME_ZONES),
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

/** Words in a row from a text, and now and then from two. */
function aPhrase(jobs: readonly IndexedJob[]): string {
  const words = wordsOf(pick(jobs).text);
  const from = draw(words.length);
  const phrase = words.slice(from, from + 1 + draw(3));
  if (draw(8) === 0) phrase.push(pick(wordsOf(pick(jobs).text)) ?? 'q');
  return phrase.join(' ') || 'q';
}

const phrases = (jobs: readonly IndexedJob[], most: number): string[] =>
  Array.from({ length: draw(most + 1) }, () => aPhrase(jobs));

const orNull = <Item>(item: Item): Item | null => (draw(3) === 0 ? item : null);

const aMatch = (jobs: readonly IndexedJob[], longestTerm: number): SearchMatch => ({
  term: draw(10) === 0 ? '' : aTerm(jobs, longestTerm),
  related: orNull({
    typed: phrases(jobs, 2),
    groups: Array.from({ length: draw(3) }, () => [aPhrase(jobs), ...phrases(jobs, 3)]),
    not: phrases(jobs, 1),
    last: phrases(jobs, 1),
    placeIds: orNull(['bandung', 'cimahi']),
    broader: draw(3) === 0 ? [[aPhrase(jobs), ...phrases(jobs, 2)]] : [],
  }),
});

const someConditions = (): JobConditions =>
  draw(2) === 0
    ? openAtHour(NOW)
    : {
        openAt: NOW,
        employmentType: orNull(pick(['FULL_TIME', 'CONTRACT'])),
        placeIds: orNull(['bandung', 'cimahi']),
        salaryFrom: orNull(7_000_000),
        interviewType: orNull(pick(['ONLINE', 'ONSITE'] as const)),
        free: orNull({ after: NOW, withinDays: 7 }),
        postedFrom: orNull(draw(JOBS / 4)),
      };

/** The number of the day on the calendars of the job's zone. */
const dayIn = ({ timeZone }: IndexedJob, instant: number): number =>
  Math.floor((instant + HOURS_AHEAD[timeZone] * 3_600_000) / DAY);

/** Each condition by itself, read differently from the code under test. */
function isMet(job: IndexedJob, conditions: JobConditions): boolean {
  const { employmentType, placeIds, salaryFrom, interviewType, free, postedFrom } = conditions;
  const isFree = (start: number, { after, withinDays }: NonNullable<typeof free>) =>
    after < start && dayIn(job, start) < dayIn(job, after) + withinDays;
  if (employmentType && job.employmentType !== employmentType) return false;
  if (placeIds && !placeIds.some((id) => id === job.placeId)) return false;
  if (salaryFrom && !(job.monthlySalary !== null && job.monthlySalary >= salaryFrom)) return false;
  if (interviewType && !job.interviewTypes.some((type) => type === interviewType)) return false;
  if (free && !Array.from(job.freeStarts).some((start) => isFree(start, free))) return false;
  return postedFrom === null || job.createdAt >= postedFrom;
}

const patterns = new Map<string, RegExp>();

function holds(text: string, phrase: string): boolean {
  const pattern = patterns.get(phrase) ?? new RegExp(phrasePattern([phrase]));
  patterns.set(phrase, pattern);
  return pattern.test(text);
}

const answersRelated = (
  { typed, groups, not, last, placeIds, broader }: RelatedWords,
  { text, title, placeId }: Pick<IndexedJob, 'text' | 'placeId'> & { title: string },
): boolean => {
  const each = (within: string, some: RelatedWords['groups']): boolean =>
    some.length > 0 && some.every((group) => group.some((phrase) => holds(within, phrase)));
  const isOther =
    not.some((phrase) => holds(title, phrase)) || (placeIds !== null && !placeIds.includes(placeId ?? ''));
  const byTyped = typed.length > 0 && typed.every((word) => holds(text, word));
  const isWhole = text !== title;
  const byGroups = each(text, groups) && (isWhole || !last.some((phrase) => holds(title, phrase)));
  return byTyped || (!isOther && (byGroups || (isWhole && each(title, broader))));
};

/** How close a job is; null when it does not match. */
function closenessOf(job: IndexedJob, { term, related }: SearchMatch): number | null {
  if (related) {
    const title = job.text.split('\n')[0] ?? '';
    if (related.typed.length > 0 && related.typed.every((word) => holds(title, word))) return 3;
    if (answersRelated(related, { ...job, text: title, title })) return 2;
    if (answersRelated(related, { ...job, title })) return 1;
  }
  return job.text.includes(term) ? 0 : null;
}

/** Twice the closeness, and one more with a free time; where words mean nothing else, all are alike. */
function rankOf(job: IndexedJob, match: SearchMatch): number | null {
  const closeness = closenessOf(job, match);
  if (closeness === null || match.related === null) return closeness;
  return 2 * closeness + (Array.from(job.freeStarts).some((start) => start > NOW) ? 1 : 0);
}

/** Those that match, in the order of the list. */
const answersOf = (jobs: readonly IndexedJob[], match: SearchMatch) =>
  jobs
    .map((job) => ({ ...job, rank: rankOf(job, match) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => Number(other.rank) - Number(one.rank));

/** Compares the index with a look at every job, for matches drawn from their texts. */
function expectExact(index: JobIndex, jobs: ReadonlyMap<string, IndexedJob>, matches: number, longestTerm = 10): void {
  const all = [...jobs.values()].sort(inListOrder).filter(({ closesAt }) => closesAt > NOW);
  for (let count = 0; count < matches; count += 1) {
    const query = {
      match: aMatch(all, longestTerm),
      conditions: someConditions(),
      freeAfter: NOW,
      from: draw(50),
      count: 20,
    };
    const meeting = all.filter((job) => isMet(job, query.conditions));
    const answers = answersOf(meeting, query.match);
    const wanted = answers.slice(query.from, query.from + query.count);
    const [first] = wanted;
    expect({ ...query, ...index.search(query) }).toEqual({
      ...query,
      ids: wanted.map(({ id }) => id),
      first: first ? { createdAt: first.createdAt, rank: first.rank } : null,
      total: answers.length,
    });
    const open = answersOf(all, query.match);
    expect(index.countChoices(query, NOW)).toEqual(countChoices(open, query.conditions, NOW));
  }
}

it('finds exactly what a look at every text finds, in list order, while jobs come, change and go and segments are put together', async () => {
  const index = new JobIndex();
  const first = Array.from({ length: JOBS }, (_, number) => aJob(number)).sort(inListOrder);
  await index.fill(each(first));
  const jobs = new Map(first.map((job) => [job.id, job]));
  /** In parts of several sizes, as changes come. */
  const put = async (changed: readonly IndexedJob[]): Promise<void> => {
    const different = [...new Map(changed.map((job) => [job.id, job])).values()];
    for (let from = 0, size = 0; from < different.length; from += size) {
      size = 1 + draw(60);
      await index.put(different.slice(from, from + size));
    }
    for (const job of different) jobs.set(job.id, job);
  };
  const remove = (job: IndexedJob): void => {
    index.remove(job);
    jobs.delete(job.id);
  };
  expectExact(index, jobs, 2 * TIMES);

  await put(Array.from({ length: 1_500 }, (_, number) => aJob(JOBS + number)));
  await put(Array.from({ length: 700 }, () => ({ ...pick(first), text: aText() })));
  for (let count = 0; count < 400; count += 1) remove(pick(first));
  expect(index.wantsCompaction).toBe(true);
  expectExact(index, jobs, 2 * TIMES);

  const compacting = index.compact();
  const others = [...first.slice(0, 500), ...jobs.values()];
  await put(Array.from({ length: 200 }, () => ({ ...pick(others), text: aText() })));
  for (let count = 0; count < 100; count += 1) remove(pick([...jobs.values()]));
  expectExact(index, jobs, 2 * TIMES);
  await compacting;

  expect(index.wantsCompaction).toBe(false);
  expectExact(index, jobs, 2 * TIMES);
  expect(index.jobs).toBe(jobs.size);
});

it('is exact for repeated sequences of common words too', async () => {
  const index = new JobIndex();
  const text = (): string =>
    Array.from({ length: 8 + draw(8) }, () => pick(['a', 'ab', 'dan', 'di', 'untuk'])).join(' ');
  const jobs = Array.from({ length: JOBS }, (_, number) => ({ ...aJob(number), text: `${text()}\n${text()}` })).sort(
    inListOrder,
  );
  await index.fill(each(jobs));
  expectExact(index, new Map(jobs.map((job) => [job.id, job])), 3 * TIMES, 30);
});
