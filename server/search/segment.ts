/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { addAll, addBit, commonOf, emptyBits, forEachBit, hasBit, keepCommon, removeBit, type Bits } from './bits';
import { ID_LENGTH, inListOrder, type IndexedJob, type JobFilter, type JobPlace, type Matches } from './job-facts';
import type { Groups, Pairs, WrittenTexts } from './neighbours';
import type { Postings } from './postings';
import { firstWhere, type Vocabulary } from './vocabulary';

interface SegmentParts extends Omit<WrittenTexts, 'vocabulary'> {
  size: number;
  ids: Buffer;
  createdAt: Float64Array;
  typeNames: readonly string[];
  types: Uint8Array;
  closesAfter: Int32Array;
  vocabulary: Vocabulary;
  /** The jobs that contain a piece. */
  holders: Postings;
  /** Those that contain it more than once; a piece without such jobs has no group. */
  multiOccurrence: Groups;
  pairs: Pairs;
  triples: Groups;
}

/** The pieces that may be at one place of a phrase. */
interface Place {
  pieces: readonly number[];
  /** 1 for each such piece, by number. */
  isOne: Uint8Array;
}

const neighboursOf = ({ pieces }: Place, starts: Uint32Array): number =>
  pieces.reduce((sum, piece) => sum + starts[piece + 1]! - starts[piece]!, 0);

/**
 * At most 65,536 jobs in list order, with at most 65,536 different pieces in their texts. Its texts never change: a changed
 * job is removed here and added elsewhere.
 */
export class Segment {
  private readonly alive: Bits;
  readonly size: number;
  /** Those that were not removed. */
  jobs: number;
  private readonly shown = new Map<string, Bits>();

  constructor(private readonly parts: SegmentParts) {
    this.alive = emptyBits(parts.size);
    for (let job = 0; job < parts.size; job += 1) addBit(this.alive, job);
    this.size = parts.size;
    this.jobs = parts.size;
  }

  /** The jobs that the filter lets through and whose text contains the term, which is given in pieces. */
  search(term: readonly string[], filter: JobFilter, wanted: number): Matches {
    const { total, first } = commonOf(this.find(term), this.shownUnder(filter), wanted);
    return { total, first: first.map((job) => this.placeOf(job)) };
  }

  /** The jobs whose text contains the term, which has at least one piece; removed ones too. */
  private find(term: readonly string[]): Bits {
    const { vocabulary, holders } = this.parts;
    const [first, last] = [term[0]!, term.at(-1)!];
    if (term.length > 1) {
      const middle = term.slice(1, -1).map((piece) => vocabulary.indexOf(piece));
      return this.findPhrase(vocabulary.endingWith(first), middle, vocabulary.startingWith(last));
    }
    const found = emptyBits(this.size);
    for (const piece of vocabulary.containing(first)) holders.addTo(found, piece);
    return found;
  }

  /** One of `firsts`, then the `middle`, then one of `lasts`. */
  private findPhrase(firsts: readonly number[], middle: readonly number[], lasts: readonly number[]): Bits {
    if (firsts.length === 0 || lasts.length === 0 || middle.includes(-1)) return emptyBits(this.size);
    const places = [firsts, ...middle.map((piece) => [piece]), lasts].map((pieces) => this.placeFor(pieces));
    if (middle.length === 0) return this.findPairs(places[0]!, places[1]!);
    // Each piece of the middle with the one before and the one after it.
    const found = middle.map((piece, at) => this.findAround(piece, places[at]!, places[at + 2]!));
    const [all, ...others] = found;
    for (const other of others) keepCommon(all!, other);
    const needsVerification = this.needsVerification(middle);
    keepCommon(needsVerification, all!);
    forEachBit(needsVerification, (job) => {
      if (!this.holds(job, places[0]!.isOne, middle, places.at(-1)!.isOne)) removeBit(all!, job);
    });
    return all!;
  }

  /**
   * Jobs that contain all neighbours, but perhaps at different places, because a piece of the middle occurs more than once:
   * only their text can tell.
   */
  private needsVerification(middle: readonly number[]): Bits {
    const needsVerification = emptyBits(this.size);
    const { starts, holders } = this.parts.multiOccurrence;
    const repeating = middle.map((piece) => {
      const jobs = emptyBits(this.size);
      if (starts[piece + 1]! > starts[piece]!) holders.addTo(jobs, starts[piece]!);
      return jobs;
    });
    middle.forEach((piece, at) => {
      const jobs = repeating[at]!;
      // The threes of a common piece prove both neighbours at one place; only the next piece may be at another.
      if (this.hasTriples(piece)) keepCommon(jobs, repeating[at + 1] ?? emptyBits(this.size));
      addAll(needsVerification, jobs);
    });
    return needsVerification;
  }

  private hasTriples(middle: number): boolean {
    const { starts } = this.parts.triples;
    return starts[middle + 1]! > starts[middle]!;
  }

  /** Jobs where `middle` follows one of `before` and where it comes before one of `after`; at the same place, if it has triples. */
  private findAround(middle: number, before: Place, after: Place): Bits {
    if (!this.hasTriples(middle)) {
      const place = this.placeFor([middle]);
      const both = this.findPairs(before, place);
      keepCommon(both, this.findPairs(place, after));
      return both;
    }
    const { starts, keys, holders } = this.parts.triples;
    const found = emptyBits(this.size);
    for (let triple = starts[middle]!; triple < starts[middle + 1]!; triple += 1) {
      const sides = keys[triple]!;
      if (before.isOne[sides >>> 16] === 1 && after.isOne[sides & 0xffff] === 1) holders.addTo(found, triple);
    }
    return found;
  }

  /** Jobs where one of `firsts` comes right before one of `seconds`; looked up from the side with fewer neighbours. */
  private findPairs(firsts: Place, seconds: Place): Bits {
    const { pairs } = this.parts;
    const found = emptyBits(this.size);
    const byFirst = neighboursOf(firsts, pairs.starts) <= neighboursOf(seconds, pairs.endingStarts);
    const [pieces, starts] = byFirst ? [firsts.pieces, pairs.starts] : [seconds.pieces, pairs.endingStarts];
    for (const piece of pieces) {
      const end = starts[piece + 1]!;
      for (let at = starts[piece]!; at < end; at += 1) {
        const pair = byFirst ? at : pairs.endingPairs[at]!;
        if (firsts.isOne[pairs.firsts[pair]!] === 1 && seconds.isOne[pairs.seconds[pair]!] === 1)
          pairs.holders.addTo(found, pair);
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

  private placeFor(pieces: readonly number[]): Place {
    const isOne = new Uint8Array(this.parts.vocabulary.size);
    for (const piece of pieces) isOne[piece] = 1;
    return { pieces, isOne };
  }

  /** Which of `found` the filter lets through, as bits that `find`'s are compared with. */
  private shownUnder({ employmentType, today }: JobFilter): Bits {
    const key = `${employmentType ?? ''} ${today}`;
    const known = this.shown.get(key);
    if (known) return known;
    const { typeNames, types, closesAfter } = this.parts;
    const type = employmentType === null ? -1 : typeNames.indexOf(employmentType);
    const shown = emptyBits(this.size);
    for (let job = 0; job < this.size; job += 1) {
      if ((employmentType === null || types[job] === type) && closesAfter[job]! >= today && hasBit(this.alive, job))
        addBit(shown, job);
    }
    // One for each employment type, until the day changes.
    if (this.shown.size > 20) this.shown.clear();
    this.shown.set(key, shown);
    return shown;
  }

  /** Removes a job if it is here. */
  remove(place: JobPlace): void {
    const job = firstWhere(this.size, (candidate) => inListOrder(this.placeOf(candidate), place) >= 0);
    if (job === this.size || this.placeOf(job).id !== place.id || !hasBit(this.alive, job)) return;
    removeBit(this.alive, job);
    this.jobs -= 1;
    this.shown.clear();
  }

  private placeOf(job: number): JobPlace {
    const id = this.parts.ids.toString('latin1', job * ID_LENGTH, (job + 1) * ID_LENGTH);
    return { id, createdAt: this.parts.createdAt[job]! };
  }

  /** The jobs that were not removed, for another segment; each text is made when it is read. */
  *remaining(): Generator<IndexedJob> {
    const { vocabulary, texts, textStarts, typeNames, types, closesAfter } = this.parts;
    const words = Array.from({ length: vocabulary.size }, (_, number) => vocabulary.pieceOf(number));
    for (let job = 0; job < this.size; job += 1) {
      if (!hasBit(this.alive, job)) continue;
      yield {
        ...this.placeOf(job),
        employmentType: typeNames[types[job]!]!,
        closesAfter: closesAfter[job]!,
        get text() {
          return Array.from(texts.subarray(textStarts[job], textStarts[job + 1]), (number) => words[number]).join('');
        },
      };
    }
  }
}
