import { commonOf, type Bits } from './bits';
import { inListOrder, type JobFacts, type JobFilter } from './job-facts';
import { piecesOf } from './pieces';
import type { Segment } from './segment';
import { SegmentBuilder } from './segment-builder';
import { flat, mayMatch } from './vocabulary';

/** A visible job with its folded text. */
export interface IndexedJob extends JobFacts {
  text: string;
}

export interface IndexQuery extends JobFilter {
  /** Folded, not empty. */
  term: string;
  /** How many matches come before the first that is wanted. */
  from: number;
  count: number;
}

export interface IndexAnswer {
  /** In list order. */
  ids: string[];
  /** When the first of them was posted; milliseconds since 1970. */
  firstCreatedAt: number | null;
  total: number;
}

/** New and changed jobs are compared one by one: about two milliseconds for this many. */
const MAX_FRESH = 2_000;
/** Segments of fewer jobs are merged with fresh ones. */
const SMALL = 32_768;
/** Terms whose matches are cached: 8 kB for each term and 65,536 jobs. */
const MAX_TERMS = 200;
const MAX_STEP_MS = 5;
/** Texts whose terms are searched to warm up: a few tenths of a second. */
const WARMING_TEXTS = 40;

/** All visible jobs by parts of their text. Exact: finds what `LIKE '%term%'` finds, in the list's order. */
export class JobIndex {
  private segments: Segment[] = [];
  private fresh = new Map<string, IndexedJob>();
  private readonly matches = new Map<string, WeakMap<Segment, Bits>>();
  private changedMeanwhile: Pick<JobFacts, 'id' | 'createdAt'>[] | null = null;

  /** `jobs` are in list order, none of them twice. */
  async fill(jobs: AsyncIterable<IndexedJob>): Promise<void> {
    let builder = new SegmentBuilder();
    for await (const { text, ...facts } of jobs) {
      const pieces = piecesOf(text);
      if (builder.add(facts, pieces)) continue;
      this.segments.push(await inSteps(builder.build()));
      builder = new SegmentBuilder();
      builder.add(facts, pieces);
    }
    if (builder.size > 0) this.segments.push(await inSteps(builder.build()));
  }

  /** Searches for parts of its own texts, so that no request waits for code that is not compiled yet. */
  async warmUp(today: number): Promise<void> {
    const [segment] = this.segments;
    if (!segment) return;
    let texts = 0;
    for (const { pieces } of segment.remaining()) {
      const text = pieces().join('');
      for (let length = 1; length <= 10; length += 1) {
        const at = (texts * 37 + length * 11) % text.length;
        const term = text.slice(at, at + length);
        if (term !== '') this.search({ term, employmentType: null, today, from: 0, count: 20 });
      }
      await letOthersRun();
      texts += 1;
      if (texts === WARMING_TEXTS) break;
    }
    this.matches.clear();
  }

  get jobs(): number {
    return this.segments.reduce((sum, { jobs }) => sum + jobs, this.fresh.size);
  }

  /** Of the segments. */
  get bytes(): number {
    return this.segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  put(job: IndexedJob): void {
    this.remove(job);
    this.fresh.set(job.id, { ...job, text: flat(job.text) });
  }

  remove(job: Pick<JobFacts, 'id' | 'createdAt'>): void {
    for (const segment of this.segments) segment.remove(job);
    this.fresh.delete(job.id);
    this.changedMeanwhile?.push(job);
  }

  search({ term, from, count, ...filter }: IndexQuery): IndexAnswer {
    if (!mayMatch(term)) return { ids: [], firstCreatedAt: null, total: 0 };
    const lists = this.segments.map((segment) =>
      listOfSegment(segment, this.matchesOf(term, segment), filter, from + count),
    );
    lists.push(listOf(this.freshMatches(term, filter)));
    const total = lists.reduce((sum, list) => sum + list.total, 0);
    const wanted = from < total ? merged(lists, from, count) : [];
    return { ids: wanted.map(({ id }) => id), firstCreatedAt: wanted[0]?.createdAt ?? null, total };
  }

  private matchesOf(term: string, segment: Segment): Bits {
    const known = this.matches.get(term) ?? new WeakMap<Segment, Bits>();
    // The first in the map is the least recently used.
    this.matches.delete(term);
    this.matches.set(term, known);
    for (const oldest of this.matches.keys()) {
      if (this.matches.size <= MAX_TERMS) break;
      this.matches.delete(oldest);
    }
    const found = known.get(segment) ?? segment.find(piecesOf(term));
    known.set(segment, found);
    return found;
  }

  private freshMatches(term: string, { employmentType, today }: JobFilter): IndexedJob[] {
    return [...this.fresh.values()]
      .filter(
        (job) =>
          (employmentType === null || job.employmentType === employmentType) &&
          job.closesAfter >= today &&
          job.text.includes(term),
      )
      .sort(inListOrder);
  }

  get wantsCompaction(): boolean {
    const mostlyGone = this.segments.some(({ size, jobs }) => jobs < size / 2 && size > MAX_FRESH);
    return this.changedMeanwhile === null && (this.fresh.size > MAX_FRESH || mostlyGone);
  }

  /** Merges fresh jobs, small segments and mostly removed ones into new segments. Searches and changes go on meanwhile. */
  async compact(): Promise<void> {
    const old = this.segments.filter(({ size, jobs }) => jobs < SMALL || jobs < size / 2);
    const fresh = [...this.fresh.values()];
    this.changedMeanwhile = [];
    const jobs = [
      ...old.flatMap((segment) => [...segment.remaining()]),
      ...fresh.map(({ text, ...facts }) => ({ facts, pieces: () => piecesOf(text) })),
    ].sort((one, other) => inListOrder(one.facts, other.facts));
    const made = await segmentsOf(jobs);
    this.segments = [...this.segments.filter((segment) => !old.includes(segment)), ...made];
    for (const job of fresh) if (this.fresh.get(job.id) === job) this.fresh.delete(job.id);
    for (const job of this.changedMeanwhile) for (const segment of made) segment.remove(job);
    this.changedMeanwhile = null;
  }
}

async function segmentsOf(jobs: readonly { facts: JobFacts; pieces: () => string[] }[]): Promise<Segment[]> {
  const made: Segment[] = [];
  let builder = new SegmentBuilder();
  for (const [number, { facts, pieces }] of jobs.entries()) {
    const words = pieces();
    if (!builder.add(facts, words)) {
      made.push(await inSteps(builder.build()));
      builder = new SegmentBuilder();
      builder.add(facts, words);
    }
    if (number % 200 === 199) await letOthersRun();
  }
  if (builder.size > 0) made.push(await inSteps(builder.build()));
  return made;
}

/** Runs a generator to its end and lets searches in between. */
async function inSteps<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < MAX_STEP_MS) continue;
    await letOthersRun();
    began = performance.now();
  }
}

const letOthersRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Matches in list order. */
interface MatchList {
  total: number;
  /** How many of them can be read. */
  length: number;
  createdAt(match: number): number;
  id(match: number): string;
}

const listOf = (jobs: readonly IndexedJob[]): MatchList => ({
  total: jobs.length,
  length: jobs.length,
  createdAt: (match) => jobs[match]?.createdAt ?? 0,
  id: (match) => jobs[match]?.id ?? '',
});

function listOfSegment(segment: Segment, found: Bits, filter: JobFilter, wanted: number): MatchList {
  const { total, first } = commonOf(found, segment.shownUnder(filter), wanted);
  return {
    total,
    length: first.length,
    createdAt: (match) => segment.createdAtOf(first[match] ?? 0),
    id: (match) => segment.idOf(first[match] ?? 0),
  };
}

/** The matches from one place on, of lists that may overlap in time. */
function merged(lists: readonly MatchList[], from: number, count: number): Pick<JobFacts, 'id' | 'createdAt'>[] {
  const next = lists.map(() => 0);
  const places: Pick<JobFacts, 'id' | 'createdAt'>[] = [];
  for (let taken = 0; taken < from + count; taken += 1) {
    const newest = newestOf(lists, next);
    const list = lists[newest];
    const match = next[newest] ?? 0;
    if (!list) break;
    if (taken >= from) places.push({ id: list.id(match), createdAt: list.createdAt(match) });
    next[newest] = match + 1;
  }
  return places;
}

/** Which list's next match comes first; -1 when all are read. */
function newestOf(lists: readonly MatchList[], next: readonly number[]): number {
  let newest = -1;
  let newestAt = -Infinity;
  lists.forEach((list, number) => {
    const match = next[number] ?? 0;
    if (match >= list.length) return;
    const createdAt = list.createdAt(match);
    const best = lists[newest];
    if (createdAt > newestAt || (createdAt === newestAt && best && list.id(match) > best.id(next[newest] ?? 0))) {
      newest = number;
      newestAt = createdAt;
    }
  });
  return newest;
}
