import { setImmediate } from 'node:timers/promises';
import { inListOrder, type IndexedJob, type JobFilter, type JobPlace, type Matches } from './job-facts';
import { piecesOf } from './pieces';
import type { Segment } from './segment';
import { SegmentBuilder } from './segment-builder';
import { flat, mayMatch } from './vocabulary';

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
const MAX_STEP_MS = 5;

/** All visible jobs by parts of their text. Exact: finds what `LIKE '%term%'` finds, in the list's order. */
export class JobIndex {
  private segments: Segment[] = [];
  private fresh = new Map<string, IndexedJob>();
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
    this.fresh.set(job.id, { ...job, text: flat(job.text) });
  }

  remove(job: JobPlace): void {
    for (const segment of this.segments) segment.remove(job);
    this.fresh.delete(job.id);
    this.changedMeanwhile?.push(job);
  }

  search({ term, from, count, ...filter }: IndexQuery): IndexAnswer {
    if (!mayMatch(term)) return { ids: [], firstCreatedAt: null, total: 0 };
    const pieces = piecesOf(term);
    const found = this.segments.map((segment) => segment.search(pieces, filter, from + count));
    found.push(this.searchFresh(term, filter));
    const total = found.reduce((sum, matches) => sum + matches.total, 0);
    const wanted = found
      .flatMap(({ first }) => first)
      .sort(inListOrder)
      .slice(from, from + count);
    return { ids: wanted.map(({ id }) => id), firstCreatedAt: wanted[0]?.createdAt ?? null, total };
  }

  private searchFresh(term: string, { employmentType, today }: JobFilter): Matches {
    const first = [...this.fresh.values()].filter(
      (job) =>
        (employmentType === null || job.employmentType === employmentType) &&
        job.closesAfter >= today &&
        job.text.includes(term),
    );
    return { total: first.length, first };
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
