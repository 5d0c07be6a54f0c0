/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { Postings } from './postings';

/** The texts of a segment as numbers of tokens: job n's from `textStarts[n]` to `textStarts[n + 1]`. */
export interface WrittenTexts {
  texts: Uint16Array;
  textStarts: Uint32Array;
  /** How many different tokens there are. */
  vocabulary: number;
}

/** Other work may run at each `yield`. */
type InSteps<Result> = Generator<void, Result>;

const JOBS_A_STEP = 1_000;
const KEYS_A_STEP = 100_000;

/** For each token that a text contains at least so many `times`, the jobs with such texts. */
export function postingsOfTokens(written: WrittenTexts, times = 1): InSteps<Ngrams> {
  return ngramsOf(written, { isWanted: () => true, before: 0, after: 0, key: () => 0, times });
}

/** The bigrams that begin with token n: from `starts[n]` to `starts[n + 1]`. */
export interface Bigrams extends Omit<Ngrams, 'keys'> {
  firsts: Uint16Array;
  seconds: Uint16Array;
  /** The bigrams that end with token n: from `endingStarts[n]` to `endingStarts[n + 1]` in `endingBigrams`. */
  endingStarts: Uint32Array;
  endingBigrams: Uint32Array;
}

/** For each two tokens in a row, the jobs that contain it. */
export function* bigramsOf(written: WrittenTexts): InSteps<Bigrams> {
  const { texts, vocabulary } = written;
  const key = (place: number): number => texts[place + 1]!;
  const { starts, keys, postings } = yield* ngramsOf(written, { isWanted: () => true, before: 0, after: 1, key });
  const seconds = Uint16Array.from(keys);
  const firsts = new Uint16Array(seconds.length);
  for (let token = 0; token < vocabulary; token += 1) firsts.fill(token, starts[token], starts[token + 1]);
  yield;
  const ends = new Uint32Array(vocabulary + 1);
  for (const second of seconds) ends[second]! += 1;
  startsFrom(ends);
  const endingBigrams = new Uint32Array(seconds.length);
  seconds.forEach((second, bigram) => {
    endingBigrams[ends[second]!] = bigram;
    ends[second]! += 1;
  });
  return { starts, firsts, seconds, endingStarts: startsOf(ends), endingBigrams, postings };
}

/**
 * For each trigram with a common short token in the middle, such as `dan `, the jobs that contain them. They are
 * grouped by the middle; the key is the first token * 65,536 + the last.
 */
export function trigramsOf(written: WrittenTexts, isCommonMiddle: (token: number) => boolean): InSteps<Ngrams> {
  const { texts } = written;
  const key = (place: number): number => texts[place - 1]! * 65_536 + texts[place + 1]!;
  return ngramsOf(written, { isWanted: isCommonMiddle, before: 1, after: 1, key });
}

interface NgramShape {
  isWanted(token: number): boolean;
  /** How many tokens must stand before and after the wanted one in its text. */
  before: number;
  after: number;
  /** In how many places a job must have it; 1 when missing. */
  times?: number;
  /** Of the other tokens of the n-gram at a place; less than 2 ** 32. */
  key(place: number): number;
}

export interface Ngrams {
  /** The n-grams of token n: from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array;
  keys: Uint32Array;
  /** The jobs of each n-gram. */
  postings: Postings;
}

/** The jobs of each n-gram of each wanted token, sorted by token and key. */
function* ngramsOf(written: WrittenTexts, { isWanted, key, times = 1, ...room }: NgramShape): InSteps<Ngrams> {
  const { textStarts, vocabulary } = written;
  const { places, jobs, placeStarts } = yield* placesOf(written, isWanted, room);
  const documents = new Uint16Array(places.length);
  const starts = new Uint32Array(vocabulary + 1);
  const keys: number[] = [];
  const postingStarts: number[] = [];
  let kept = 0;
  for (let token = 0, step = 0; token < vocabulary; token += 1) {
    starts[token] = keys.length;
    const [start, end] = [placeStarts[token]!, placeStarts[token + 1]!];
    const found = new Float64Array(end - start);
    for (let at = start; at < end; at += 1) found[at - start] = key(places[at]!) * 65_536 + jobs[at]!;
    found.sort();
    let last = -1;
    for (let at = 0; at < found.length; at += 1) {
      // Equal ones are places in one job; it is taken at the last of as many as it needs.
      if (found[at] !== found[at - times + 1] || found[at] === found[at - times]) continue;
      const of = Math.floor(found[at]! / 65_536);
      if (of !== last) {
        keys.push(of);
        postingStarts.push(kept);
        last = of;
      }
      documents[kept] = found[at]! % 65_536;
      kept += 1;
    }
    step += found.length;
    if (step > KEYS_A_STEP) {
      step = 0;
      yield;
    }
  }
  starts[vocabulary] = keys.length;
  postingStarts.push(kept);
  const postings = new Postings(Uint32Array.from(postingStarts), documents.subarray(0, kept), textStarts.length - 1);
  return { starts, keys: Uint32Array.from(keys), postings };
}

/** The places of each wanted token with enough tokens around it, in ascending order, and whose text each is in. */
function* placesOf(
  { texts, textStarts, vocabulary }: WrittenTexts,
  isWanted: (token: number) => boolean,
  { before, after }: Pick<NgramShape, 'before' | 'after'>,
): InSteps<{ places: Uint32Array; jobs: Uint16Array; placeStarts: Uint32Array }> {
  const ends = new Uint32Array(vocabulary + 1);
  let places = new Uint32Array(0);
  let jobs = new Uint16Array(0);
  for (const fill of [false, true]) {
    for (let job = 0; job < textStarts.length - 1; job += 1) {
      for (let at = textStarts[job]! + before; at < textStarts[job + 1]! - after; at += 1) {
        const token = texts[at]!;
        if (!isWanted(token)) continue;
        if (fill) {
          places[ends[token]!] = at;
          jobs[ends[token]!] = job;
        }
        ends[token]! += 1;
      }
      if (job % JOBS_A_STEP === 0) yield;
    }
    if (!fill) {
      places = new Uint32Array(startsFrom(ends));
      jobs = new Uint16Array(places.length);
    }
  }
  return { places, jobs, placeStarts: startsOf(ends) };
}

/** Turns counts into starts, in place, and returns the sum. */
function startsFrom(counts: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at]!;
    counts[at] = sum;
    sum += count;
  }
  return sum;
}

/** The starts of lists whose ends are known, in place: each ends where the next one starts. */
function startsOf(ends: Uint32Array): Uint32Array {
  ends.copyWithin(1, 0, ends.length - 1);
  ends[0] = 0;
  return ends;
}
