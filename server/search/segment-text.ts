/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { isSign } from '../text/words';
import { addAll, emptyBits, forEachBit, keepCommon, removeBit, type Bits } from './bits';
import type { Groups, Pairs, WrittenTexts } from './neighbours';
import type { Postings } from './postings';
import type { Vocabulary } from './vocabulary';

export interface TextParts extends Omit<WrittenTexts, 'vocabulary'> {
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
  has(piece: number): boolean;
}

/** So few are compared one by one: a table of all pieces would take longer to make. */
const FEW = 16;

const neighboursOf = ({ pieces }: Place, starts: Uint32Array): number =>
  pieces.reduce((sum, piece) => sum + starts[piece + 1]! - starts[piece]!, 0);

/** See `SegmentText.piecesOf`. */
interface WordPieces {
  last: readonly number[];
  before: readonly number[];
}

const MAX_WORDS = 2_000;

/** The texts of one segment, and who holds what of them. They never change. */
export class SegmentText {
  /** How many texts there are. */
  readonly size: number;

  private readonly wordPieces = new Map<string, WordPieces>();

  constructor(private readonly parts: TextParts) {
    this.size = parts.textStarts.length - 1;
  }

  /** The jobs whose text contains the term, which has at least one piece; removed ones too. */
  find(term: readonly string[]): Bits {
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
      if (!this.holds(job, places)) removeBit(all!, job);
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
      if (before.has(sides >>> 16) && after.has(sides & 0xffff)) holders.addTo(found, triple);
    }
    return found;
  }

  /** Jobs where one of `firsts` comes right before one of `seconds`; looked up from the side with fewer neighbours. */
  private addPairs(found: Bits, firsts: Place, seconds: Place): void {
    const { pairs } = this.parts;
    const byFirst = neighboursOf(firsts, pairs.starts) <= neighboursOf(seconds, pairs.endingStarts);
    const [pieces, starts] = byFirst ? [firsts.pieces, pairs.starts] : [seconds.pieces, pairs.endingStarts];
    for (const piece of pieces) {
      const end = starts[piece + 1]!;
      for (let at = starts[piece]!; at < end; at += 1) {
        const pair = byFirst ? at : pairs.endingPairs[at]!;
        if (firsts.has(pairs.firsts[pair]!) && seconds.has(pairs.seconds[pair]!)) pairs.holders.addTo(found, pair);
      }
    }
  }

  private findPairs(firsts: Place, seconds: Place): Bits {
    const found = emptyBits(this.size);
    this.addPairs(found, firsts, seconds);
    return found;
  }

  /** Whether pieces of these places follow each other in the job's text. */
  private holds(job: number, places: readonly Place[]): boolean {
    const { texts, textStarts } = this.parts;
    const end = textStarts[job + 1]! - places.length;
    for (let at = textStarts[job]!; at <= end; at += 1) {
      let same = 0;
      while (same < places.length && places[same]!.has(texts[at + same]!)) same += 1;
      if (same === places.length) return true;
    }
    return false;
  }

  private placeFor(pieces: readonly number[]): Place {
    if (pieces.length <= FEW) return { pieces, has: (piece) => pieces.includes(piece) };
    const isOne = new Uint8Array(this.parts.vocabulary.size);
    for (const piece of pieces) isOne[piece] = 1;
    return { pieces, has: (piece) => isOne[piece] === 1 };
  }

  /** Adds the jobs whose text holds these words in a row, with only signs of one line between them. */
  addHolders(into: Bits, words: readonly string[]): void {
    const pieces = words.map((word, at) => this.piecesOf(word)[at === words.length - 1 ? 'last' : 'before']);
    if (pieces.some(({ length }) => length === 0)) return;
    if (words.length === 1) return this.addTo(into, pieces[0]!);
    const places = pieces.map((of) => this.placeFor(of));
    if (places.length === 2) this.addPairs(into, places[0]!, places[1]!);
    else addAll(into, this.findLongPhrase(places));
  }

  private addTo(into: Bits, pieces: readonly number[]): void {
    for (const piece of pieces) this.parts.holders.addTo(into, piece);
  }

  private findLongPhrase(places: readonly Place[]): Bits {
    const [found, ...others] = places.slice(1).map((place, at) => this.findPairs(places[at]!, place));
    for (const pairs of others) keepCommon(found!, pairs);
    forEachBit(found!.slice(), (job) => {
      if (!this.holds(job, places)) removeBit(found!, job);
    });
    return found!;
  }

  /** The pieces that are a word with the signs after it: as the last of a phrase any, before another only signs in its line. */
  private piecesOf(word: string): WordPieces {
    const known = this.wordPieces.get(word);
    if (known) return known;
    const { vocabulary } = this.parts;
    const signsOf = (piece: number): string => vocabulary.pieceOf(piece).slice(word.length);
    const last = vocabulary.startingWith(word).filter((piece) => isAllSigns(signsOf(piece)));
    const before = last.filter((piece) => signsOf(piece) !== '' && !signsOf(piece).includes('\n'));
    if (this.wordPieces.size >= MAX_WORDS) this.wordPieces.clear();
    this.wordPieces.set(word, { last, before });
    return { last, before };
  }

  textOf(job: number): string {
    const { texts, textStarts, vocabulary } = this.parts;
    return Array.from(texts.subarray(textStarts[job], textStarts[job + 1]), (piece) => vocabulary.pieceOf(piece)).join(
      '',
    );
  }
}

const isAllSigns = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (!isSign(text.charCodeAt(at))) return false;
  return true;
};
