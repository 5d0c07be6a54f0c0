import { setImmediate } from 'node:timers/promises';
import { addCounts, countChoices, type ChoiceCounts, type JobConditions } from '../job-conditions';
import type { SearchMatch } from '../search-query';
import { inListOrder, type IndexedJob, type JobPlace, type Matches } from './job-facts';
import { tokenize } from './tokenize';
import type { IndexMatch, Segment } from './segment';
import { SegmentBuilder } from './segment-builder';
import { mayMatch } from './vocabulary';

export interface IndexQuery {
  match: SearchMatch;
  conditions: JobConditions;
  /** As in `SearchQuery`. */
  freeAfter: number;
  /** How many matches to skip. */
  from: number;
  count: number;
}

export interface IndexPage {
  /** In the order of the list: by rank, then the newest first. */
  ids: string[];
  /** The first of them; when it was posted in milliseconds since 1970. */
  first: { createdAt: number; rank: number } | null;
  total: number;
}

/** Four kinds of closeness, each with a free time and without. */
const RANKS = 8;
/** Each search looks at each segment, so no more than this many wait to be merged. */
const MAX_UNMERGED = 32;
const MAX_STEP_MS = 5;

/** All visible jobs by parts of their text. Exact: finds what SQL would (`LIKE` for a term, `REGEXP` for related words), in the list's order. */
export class JobIndex {
  private segments: Segment[] = [];
  private changedMeanwhile: JobPlace[] | null = null;

  /** `jobs` are in list order, none of them twice. */
  async fill(jobs: AsyncIterable<IndexedJob>): Promise<void> {
    this.segments = await segmentsOf(jobs);
  }

  get jobs(): number {
    return this.segments.reduce((sum, { jobs }) => sum + jobs, 0);
  }

  /** New and changed jobs, none of them twice: a segment of their own, even for one. Not called again before it is done. */
  async put(jobs: readonly IndexedJob[]): Promise<void> {
    const made = await segmentsOf(jobs.toSorted(inListOrder));
    for (const job of jobs) this.remove(job);
    this.segments.push(...made);
  }

  remove(job: JobPlace): void {
    for (const segment of this.segments) segment.remove(job);
    this.segments = this.segments.filter(({ jobs }) => jobs > 0);
    this.changedMeanwhile?.push(job);
  }

  search({ match, conditions, freeAfter, from, count }: IndexQuery): IndexPage {
    const inIndex = matchInIndex(match);
    const found = this.segments.map((segment) =>
      segment.search(inIndex, { conditions, freeAfter, wanted: from + count }),
    );
    const kinds = Array.from({ length: match.related ? RANKS : 1 }, (_, at) =>
      together(found.flatMap((part) => part[at] ?? [])),
    );
    const inOrder = kinds.flatMap(({ first }, at) => first.map((job) => ({ ...job, rank: kinds.length - 1 - at })));
    const wanted = inOrder.slice(from, from + count);
    const [first] = wanted;
    return {
      ids: wanted.map(({ id }) => id),
      first: first ? { createdAt: first.createdAt, rank: first.rank } : null,
      total: kinds.reduce((sum, { total }) => sum + total, 0),
    };
  }

  countChoices({ match, conditions }: Pick<IndexQuery, 'match' | 'conditions'>, now: number): ChoiceCounts {
    const inIndex = matchInIndex(match);
    const counts = countChoices([], conditions, now);
    for (const segment of this.segments) addCounts(counts, segment.countChoices(inIndex, conditions, now));
    return counts;
  }

  get wantsCompaction(): boolean {
    return this.changedMeanwhile === null && this.segments.filter(isUnmerged).length > MAX_UNMERGED;
  }

  /** Merges small segments and mostly removed ones. Searches and changes continue meanwhile. */
  async compact(): Promise<void> {
    const old = toMerge(this.segments);
    this.changedMeanwhile = [];
    const jobs = old.flatMap((segment) => [...segment.remaining()]).sort(inListOrder);
    const made = await segmentsOf(jobs);
    for (const job of this.changedMeanwhile) for (const segment of made) segment.remove(job);
    this.segments = [...this.segments.filter((segment) => !old.includes(segment)), ...made];
    this.changedMeanwhile = null;
  }
}

const isUnmerged = ({ isFull, size, jobs }: Segment): boolean => !isFull || jobs < size / 2;

/** The smallest, up to one that is not much larger than the smaller ones together, so that a job is merged only a few times. */
function toMerge(segments: readonly Segment[]): Segment[] {
  const unmerged = segments.filter(isUnmerged).sort((one, other) => one.jobs - other.jobs);
  let [end, sum] = [0, 0];
  for (const [at, { jobs }] of unmerged.entries()) {
    if (jobs <= 2 * sum) end = at + 1;
    sum += jobs;
  }
  return unmerged.slice(0, end);
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

/** Builds segments in steps, so that searches continue. */
async function segmentsOf(jobs: AsyncIterable<IndexedJob> | Iterable<IndexedJob>): Promise<Segment[]> {
  const made: Segment[] = [];
  let builder = new SegmentBuilder();
  for await (const job of jobs) {
    if (!builder.add(job)) {
      made.push(await inSteps(builder.build({ isFull: true })));
      builder = new SegmentBuilder();
      builder.add(job);
    }
    if (builder.size % 200 === 0) await setImmediate();
  }
  if (builder.size > 0) made.push(await inSteps(builder.build({ isFull: false })));
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
