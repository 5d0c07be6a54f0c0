/* eslint-disable @typescript-eslint/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { addBit, emptyBits, forEachBit, hasBit, keepCommon, type Bits } from './bits';
import { ID_LENGTH, inListOrder, type JobFacts, type JobFilter } from './job-facts';
import type { Postings } from './postings';
import type { Vocabulary } from './vocabulary';

export interface SegmentParts {
  size: number;
  ids: Buffer;
  createdAt: Float64Array;
  typeNames: readonly string[];
  types: Uint8Array;
  closesAfter: Int32Array;
  vocabulary: Vocabulary;
  /** The texts as numbers of pieces: job n's from `textStarts[n]` to `textStarts[n + 1]`. */
  texts: Uint16Array;
  textStarts: Uint32Array;
  /** The jobs that hold a piece. */
  pieces: Postings;
  /** Neighbours: those of piece n from `pairStarts[n]` to `pairStarts[n + 1]`, each with its second piece and the jobs that hold the two. */
  pairStarts: Uint32Array;
  pairSeconds: Uint16Array;
  pairs: Postings;
}

/**
 * At most 65,536 jobs in list order, with at most 65,536 different pieces in their texts. Its texts never change: a job
 * that does is removed here and put into a newer place.
 */
export class Segment {
  private readonly alive: Bits;
  private aliveCount: number;
  private readonly shown = new Map<string, Bits>();

  constructor(private readonly parts: SegmentParts) {
    this.alive = emptyBits(parts.size);
    for (let job = 0; job < parts.size; job += 1) addBit(this.alive, job);
    this.aliveCount = parts.size;
  }

  get size(): number {
    return this.parts.size;
  }

  get jobs(): number {
    return this.aliveCount;
  }

  get bytes(): number {
    const { ids, createdAt, types, closesAfter, texts, textStarts, pairStarts, pairSeconds, vocabulary, pieces, pairs } = this.parts;
    const arrays = [ids, createdAt, types, closesAfter, texts, textStarts, pairStarts, pairSeconds];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) + vocabulary.bytes + pieces.bytes + pairs.bytes;
  }

  /** The jobs whose text holds the term, given in its pieces; removed ones too. */
  find(term: readonly string[]): Bits {
    const found = emptyBits(this.size);
    const [first, second] = term;
    if (first === undefined) return found;
    const { vocabulary, pieces } = this.parts;
    if (second === undefined) {
      for (const piece of vocabulary.containing(first)) pieces.addTo(found, piece);
      return found;
    }
    return this.findPhrase(vocabulary.endingWith(first), term.slice(1, -1).map((piece) => vocabulary.indexOf(piece)), vocabulary.startingWith(term.at(-1)!));
  }

  /** One of `firsts`, then the `middle`, then one of `lasts`. */
  private findPhrase(firsts: readonly number[], middle: readonly number[], lasts: readonly number[]): Bits {
    const isLast = this.marked(lasts);
    if (firsts.length === 0 || lasts.length === 0 || middle.includes(-1)) return emptyBits(this.size);
    const [next] = middle;
    if (next === undefined) return this.findPairs(firsts, isLast);
    const found = this.findPairs(firsts, this.marked([next]));
    for (let at = 1; at < middle.length; at += 1) keepCommon(found, this.findPairs([middle[at - 1]!], this.marked([middle[at]!])));
    keepCommon(found, this.findPairs([middle.at(-1)!], isLast));
    // Each pair is there; whether they follow each other only the text tells.
    const isFirst = this.marked(firsts);
    const exact = emptyBits(this.size);
    forEachBit(found, (job) => {
      if (this.holds(job, isFirst, middle, isLast)) addBit(exact, job);
    });
    return exact;
  }

  private findPairs(firsts: readonly number[], isSecond: Uint8Array): Bits {
    const { pairStarts, pairSeconds, pairs } = this.parts;
    const found = emptyBits(this.size);
    for (const first of firsts) {
      const end = pairStarts[first + 1]!;
      for (let pair = pairStarts[first]!; pair < end; pair += 1) {
        if (isSecond[pairSeconds[pair]!] === 1) pairs.addTo(found, pair);
      }
    }
    return found;
  }

  private holds(job: number, isFirst: Uint8Array, middle: readonly number[], isLast: Uint8Array): boolean {
    const { texts, textStarts } = this.parts;
    const start = textStarts[job]!;
    const end = textStarts[job + 1]! - middle.length;
    const next = middle[0]!;
    for (let at = start + 1; at < end; at += 1) {
      if (texts[at] !== next || isFirst[texts[at - 1]!] === 0 || isLast[texts[at + middle.length]!] === 0) continue;
      let same = 1;
      while (same < middle.length && texts[at + same] === middle[same]) same += 1;
      if (same === middle.length) return true;
    }
    return false;
  }

  private marked(pieces: readonly number[]): Uint8Array {
    const marks = new Uint8Array(this.parts.vocabulary.size);
    for (const piece of pieces) marks[piece] = 1;
    return marks;
  }

  /** Which of `found` the filter lets through, as bits that `find`'s are compared with. */
  shownUnder({ employmentType, today }: JobFilter): Bits {
    const key = `${employmentType ?? ''} ${today}`;
    const known = this.shown.get(key);
    if (known) return known;
    const { typeNames, types, closesAfter } = this.parts;
    const type = employmentType === null ? -1 : typeNames.indexOf(employmentType);
    const shown = emptyBits(this.size);
    for (let job = 0; job < this.size; job += 1) {
      if ((employmentType === null || types[job] === type) && closesAfter[job]! >= today && hasBit(this.alive, job)) addBit(shown, job);
    }
    // As many as there are types, until the day changes.
    if (this.shown.size > 20) this.shown.clear();
    this.shown.set(key, shown);
    return shown;
  }

  /** Forgets a job; one that is not here is no fault. */
  remove({ id, createdAt }: Pick<JobFacts, 'id' | 'createdAt'>): void {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (inListOrder({ id: this.idOf(middle), createdAt: this.createdAtOf(middle) }, { id, createdAt }) < 0) low = middle + 1;
      else high = middle;
    }
    if (low === this.size || this.idOf(low) !== id || !hasBit(this.alive, low)) return;
    this.alive[low >>> 5]! &= ~(1 << (low & 31));
    this.aliveCount -= 1;
    this.shown.clear();
  }

  idOf(job: number): string {
    return this.parts.ids.toString('latin1', job * ID_LENGTH, (job + 1) * ID_LENGTH);
  }

  createdAtOf(job: number): number {
    return this.parts.createdAt[job]!;
  }

  /** What is still here, to be put into another segment. */
  *remaining(): Generator<{ facts: JobFacts; pieces: () => string[] }> {
    const { vocabulary, texts, textStarts, typeNames, types, closesAfter } = this.parts;
    const words = Array.from({ length: vocabulary.size }, (_, number) => vocabulary.pieceOf(number));
    for (let job = 0; job < this.size; job += 1) {
      if (!hasBit(this.alive, job)) continue;
      const facts = { id: this.idOf(job), createdAt: this.createdAtOf(job), employmentType: typeNames[types[job]!]!, closesAfter: closesAfter[job]! };
      yield { facts, pieces: () => Array.from(texts.subarray(textStarts[job], textStarts[job + 1]), (number) => words[number]!) };
    }
  }
}
