import { setImmediate } from 'node:timers/promises';
import { addCounts, countChoices, type ChoiceCounts, type JobConditions } from '../job-conditions';
import type { Closeness, SearchMatch } from '../search-query';
import { answeringFresh, freshJob, searchFresh, type FreshJob } from './fresh-jobs';
import { inListOrder, type IndexedJob, type JobPlace, type Matches } from './job-facts';
import { tokenize } from './tokenize';
import type { IndexMatch, Segment } from './segment';
import { SegmentBuilder } from './segment-builder';
import { mayMatch } from './vocabulary';

export interface IndexQuery {
  match: SearchMatch;
  conditions: JobConditions;
  /** How many matches come before the first that is wanted. */
  from: number;
  count: number;
}

export interface IndexAnswer {
  /** In the order of the list: the closest first, then the newest. */
  ids: string[];
  /** The first of them; when it was posted in milliseconds since 1970. */
  first: { createdAt: number; closeness: Closeness } | null;
  total: number;
}

/** New and changed jobs are compared one by one: about two milliseconds for this many. */
const MAX_FRESH = 2_000;
/** Segments of fewer jobs are merged with fresh ones. */
const SMALL = 32_768;
const MAX_STEP_MS = 5;

/** All visible jobs by parts of their text. Exact: finds what SQL would (`LIKE` for a term, `REGEXP` for related words), in the list's order. */
export class JobIndex {
  private segments: Segment[] = [];
  private fresh = new Map<string, FreshJob>();
  private changedMeanwhile: JobPlace[] | null = null;

  /** `jobs` are in list order, none of them twice. */
  async fill(jobs: AsyncIterable<IndexedJob>): Promise<void> {
    this.segments = await segmentsOf(jobs);
  }

  get jobs(): number {
    return this.segments.reduce((sum, { jobs }) => sum + jobs, this.fresh.size);
  }

  put(job: IndexedJob): void {
    this.remove(job);
    this.fresh.set(job.id, freshJob(job));
  }

  remove(job: JobPlace): void {
    for (const segment of this.segments) segment.remove(job);
    this.fresh.delete(job.id);
    this.changedMeanwhile?.push(job);
  }

  search({ match, conditions, from, count }: IndexQuery): IndexAnswer {
    const inIndex = matchInIndex(match);
    const found = this.segments.map((segment) => segment.search(inIndex, conditions, from + count));
    const fresh = searchFresh(this.fresh.values(), match, conditions);
    const kinds = fresh.map((_, at) => together([...found, fresh].flatMap((part) => part[at] ?? [])));
    const inOrder = kinds.flatMap(({ first }, at) =>
      first.map((job) => ({ ...job, closeness: kinds.length - 1 - at })),
    );
    const wanted = inOrder.slice(from, from + count);
    const [first] = wanted;
    return {
      ids: wanted.map(({ id }) => id),
      first: first ? { createdAt: first.createdAt, closeness: first.closeness as Closeness } : null,
      total: kinds.reduce((sum, { total }) => sum + total, 0),
    };
  }

  countChoices({ match, conditions }: Pick<IndexQuery, 'match' | 'conditions'>, now: number): ChoiceCounts {
    const inIndex = matchInIndex(match);
    const fresh = answeringFresh(this.fresh.values(), match, conditions.openAt);
    const counts = countChoices(fresh, conditions, now);
    for (const segment of this.segments) addCounts(counts, segment.countChoices(inIndex, conditions, now));
    return counts;
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
    const jobs = [...old.flatMap((segment) => [...segment.remaining()]), ...fresh].sort(inListOrder);
    const made = await segmentsOf(jobs);
    this.segments = [...this.segments.filter((segment) => !old.includes(segment)), ...made];
    for (const job of fresh) if (this.fresh.get(job.id) === job) this.fresh.delete(job.id);
    for (const job of this.changedMeanwhile) for (const segment of made) segment.remove(job);
    this.changedMeanwhile = null;
  }
}

const matchInIndex = ({ term, related }: SearchMatch): IndexMatch => ({
  tokens: mayMatch(term) ? tokenize(term) : null,
  related,
});

function together(parts: readonly Matches[]): Matches {
  return {
    total: parts.reduce((sum, { total }) => sum + total, 0),
    first: parts.flatMap(({ first }) => first).sort(inListOrder),
  };
}

/** Builds segments in steps, so that searches go on. */
async function segmentsOf(jobs: AsyncIterable<IndexedJob> | Iterable<IndexedJob>): Promise<Segment[]> {
  const made: Segment[] = [];
  let builder = new SegmentBuilder();
  for await (const job of jobs) {
    if (!builder.add(job)) {
      made.push(await inSteps(builder.build()));
      builder = new SegmentBuilder();
      builder.add(job);
    }
    if (builder.size % 200 === 0) await setImmediate();
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
    await setImmediate();
    began = performance.now();
  }
}
