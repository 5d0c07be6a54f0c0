/* eslint-disable @typescript-eslint/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { ID_LENGTH, type JobFacts } from './job-facts';
import { Postings } from './postings';
import { Segment } from './segment';
import { flat, Vocabulary } from './vocabulary';

/** What two bytes can number. */
export const MOST_JOBS = 65_536;
const MOST_PIECES = 65_536;

/** Takes jobs in list order and makes a segment of them. */
export class SegmentBuilder {
  private readonly jobs: JobFacts[] = [];
  private readonly numbers = new Map<string, number>();
  private texts = new Uint16Array(1 << 16);
  private end = 0;
  private readonly textStarts = [0];

  get size(): number {
    return this.jobs.length;
  }

  /** False when there is no room for the job: it goes into the next segment. One alone always fits (a description ends at 20,000 characters). */
  add(facts: JobFacts, pieces: readonly string[]): boolean {
    if (this.jobs.length > 0 && (this.jobs.length === MOST_JOBS || this.numbers.size + pieces.length > MOST_PIECES)) return false;
    while (this.end + pieces.length > this.texts.length) this.grow();
    for (const piece of pieces) {
      let number = this.numbers.get(piece);
      if (number === undefined) {
        number = this.numbers.size;
        this.numbers.set(flat(piece), number);
      }
      this.texts[this.end] = number;
      this.end += 1;
    }
    this.jobs.push(facts);
    this.textStarts.push(this.end);
    return true;
  }

  private grow(): void {
    const larger = new Uint16Array(this.texts.length * 2);
    larger.set(this.texts);
    this.texts = larger;
  }

  /** The segment, made in steps: whoever runs it lets others have their turn at each `yield`. */
  *build(): Generator<void, Segment> {
    const texts = this.texts.slice(0, this.end);
    const textStarts = Uint32Array.from(this.textStarts);
    const vocabulary = new Vocabulary([...this.numbers.keys()]);
    const typeNames = [...new Set(this.jobs.map(({ employmentType }) => employmentType))];
    const size = this.jobs.length;
    yield;
    const pieces = yield* piecePostings(texts, textStarts, vocabulary.size);
    const pairs = yield* pairPostings(texts, textStarts, vocabulary.size);
    return new Segment({
      size,
      ids: Buffer.from(this.jobs.map(({ id }) => id.padEnd(ID_LENGTH)).join(''), 'latin1'),
      createdAt: Float64Array.from(this.jobs, ({ createdAt }) => createdAt),
      typeNames,
      types: Uint8Array.from(this.jobs, ({ employmentType }) => typeNames.indexOf(employmentType)),
      closesAfter: Int32Array.from(this.jobs, ({ closesAfter }) => closesAfter),
      vocabulary,
      texts,
      textStarts,
      pieces,
      ...pairs,
    });
  }
}

const JOBS_A_STEP = 1_000;
const PAIRS_A_STEP = 100_000;

/** For each piece the jobs that hold it, in two passes: count, then fill. */
function* piecePostings(texts: Uint16Array, textStarts: Uint32Array, vocabulary: number): Generator<void, Postings> {
  const jobs = textStarts.length - 1;
  const ends = new Uint32Array(vocabulary + 1);
  let documents = new Uint16Array(0);
  for (const fill of [false, true]) {
    const lastJob = new Int32Array(vocabulary).fill(-1);
    for (let job = 0; job < jobs; job += 1) {
      for (let at = textStarts[job]!; at < textStarts[job + 1]!; at += 1) {
        const piece = texts[at]!;
        if (lastJob[piece] === job) continue;
        lastJob[piece] = job;
        if (fill) documents[ends[piece]!] = job;
        ends[piece]! += 1;
      }
      if (job % JOBS_A_STEP === 0) yield;
    }
    if (!fill) documents = new Uint16Array(startsFrom(ends));
  }
  // Filled, each list's end stands where the next one's start belongs.
  ends.copyWithin(1, 0, vocabulary);
  ends[0] = 0;
  return Postings.from(ends, documents, jobs);
}

/** Turns counts into starts and answers the sum. */
function startsFrom(counts: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at]!;
    counts[at] = sum;
    sum += count;
  }
  return sum;
}

interface Pairs {
  pairStarts: Uint32Array;
  pairSeconds: Uint16Array;
  pairs: Postings;
}

/** For each two neighbours the jobs that hold them: all places by their first piece, then each of these sorted by second piece and job. */
function* pairPostings(texts: Uint16Array, textStarts: Uint32Array, vocabulary: number): Generator<void, Pairs> {
  const places = yield* placesByFirst(texts, textStarts, vocabulary);
  const jobs = textStarts.length - 1;
  const documents = new Uint16Array(places.keys.length);
  const pairStarts = new Uint32Array(vocabulary + 1);
  const starts: number[] = [];
  const seconds: number[] = [];
  let kept = 0;
  for (let first = 0, step = 0; first < vocabulary; first += 1) {
    const keys = places.keys.subarray(first === 0 ? 0 : places.ends[first - 1]!, places.ends[first]!).sort();
    pairStarts[first] = starts.length;
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at]!;
      const before = at === 0 ? -1 : keys[at - 1]!;
      if (key === before) continue;
      if (at === 0 || key >>> 16 !== before >>> 16) {
        starts.push(kept);
        seconds.push(key >>> 16);
      }
      documents[kept] = key & 0xffff;
      kept += 1;
    }
    step += keys.length;
    if (step > PAIRS_A_STEP) {
      step = 0;
      yield;
    }
  }
  pairStarts[vocabulary] = starts.length;
  starts.push(kept);
  return { pairStarts, pairSeconds: Uint16Array.from(seconds), pairs: Postings.from(Uint32Array.from(starts), documents, jobs) };
}

/** Second piece and job in one number for every two neighbours, grouped by the first piece. */
function* placesByFirst(texts: Uint16Array, textStarts: Uint32Array, vocabulary: number): Generator<void, { keys: Uint32Array; ends: Uint32Array }> {
  const jobs = textStarts.length - 1;
  const ends = new Uint32Array(vocabulary + 1);
  let keys = new Uint32Array(0);
  for (const fill of [false, true]) {
    for (let job = 0; job < jobs; job += 1) {
      for (let at = textStarts[job]! + 1; at < textStarts[job + 1]!; at += 1) {
        const first = texts[at - 1]!;
        if (fill) keys[ends[first]!] = ((texts[at]! << 16) | job) >>> 0;
        ends[first]! += 1;
      }
      if (job % JOBS_A_STEP === 0) yield;
    }
    if (!fill) keys = new Uint32Array(startsFrom(ends));
  }
  return { keys, ends };
}
