/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { isSeparator } from '../../../text/words';
import { addAll, emptyBits, forEachBit, keepCommon, removeBit, type Bits } from './bits';
import type { Ngrams, Bigrams, WrittenTexts } from './ngrams';
import type { Postings } from './postings';
import type { Vocabulary } from './vocabulary';

export interface TextParts extends Omit<WrittenTexts, 'vocabulary'> {
  vocabulary: Vocabulary;
  /** The jobs that contain a token. */
  postings: Postings;
  /** Those that contain it more than once; a token without such jobs has no group. */
  multiOccurrence: Ngrams;
  bigrams: Bigrams;
  trigrams: Ngrams;
}

/** The tokens that may be at one place of a phrase. */
interface Place {
  tokens: readonly number[];
  has(token: number): boolean;
}

/** So few are compared one by one: a table of all tokens would take longer to make. */
const FEW = 16;

const bigramsAround = ({ tokens }: Place, starts: Uint32Array): number =>
  tokens.reduce((sum, token) => sum + starts[token + 1]! - starts[token]!, 0);

/** See `SegmentText.tokensOf`. */
interface WordTokens {
  last: readonly number[];
  before: readonly number[];
}

const MAX_WORDS = 2_000;

/** The texts of one segment, and who holds what of them. They never change. */
export class SegmentText {
  /** How many texts there are. */
  readonly size: number;

  private readonly tokensOfWord = new Map<string, WordTokens>();

  constructor(private readonly parts: TextParts) {
    this.size = parts.textStarts.length - 1;
  }

  /** The jobs whose text contains the term, which has at least one token; removed ones too. */
  find(term: readonly string[]): Bits {
    const { vocabulary, postings } = this.parts;
    const [first, last] = [term[0]!, term.at(-1)!];
    if (term.length > 1) {
      const middle = term.slice(1, -1).map((token) => vocabulary.indexOf(token));
      return this.findPhrase(vocabulary.endingWith(first), middle, vocabulary.startingWith(last));
    }
    const found = emptyBits(this.size);
    for (const token of vocabulary.containing(first)) postings.addTo(found, token);
    return found;
  }

  /** One of `firsts`, then the `middle`, then one of `lasts`. */
  private findPhrase(firsts: readonly number[], middle: readonly number[], lasts: readonly number[]): Bits {
    if (firsts.length === 0 || lasts.length === 0 || middle.includes(-1)) return emptyBits(this.size);
    const places = [firsts, ...middle.map((token) => [token]), lasts].map((tokens) => this.placeFor(tokens));
    if (middle.length === 0) return this.findBigrams(places[0]!, places[1]!);
    // Each token of the middle with the one before and the one after it.
    const found = middle.map((token, at) => this.findAround(token, places[at]!, places[at + 2]!));
    const [all, ...others] = found;
    for (const other of others) keepCommon(all!, other);
    const needsVerification = this.needsVerification(middle);
    keepCommon(needsVerification, all!);
    forEachBit(needsVerification, (job) => {
      if (!this.containsSequence(job, places)) removeBit(all!, job);
    });
    return all!;
  }

  /**
   * Jobs that contain all bigrams, but perhaps at different places, because a token of the middle occurs more than once:
   * only their text can tell.
   */
  private needsVerification(middle: readonly number[]): Bits {
    const needsVerification = emptyBits(this.size);
    const { starts, postings } = this.parts.multiOccurrence;
    const repeating = middle.map((token) => {
      const jobs = emptyBits(this.size);
      if (starts[token + 1]! > starts[token]!) postings.addTo(jobs, starts[token]!);
      return jobs;
    });
    middle.forEach((token, at) => {
      const jobs = repeating[at]!;
      // The trigrams of a common token prove both neighbours at one place; only the next token may be at another.
      if (this.hasTrigrams(token)) keepCommon(jobs, repeating[at + 1] ?? emptyBits(this.size));
      addAll(needsVerification, jobs);
    });
    return needsVerification;
  }

  private hasTrigrams(middle: number): boolean {
    const { starts } = this.parts.trigrams;
    return starts[middle + 1]! > starts[middle]!;
  }

  /** Jobs where `middle` follows one of `before` and where it comes before one of `after`; at the same place, if it has trigrams. */
  private findAround(middle: number, before: Place, after: Place): Bits {
    if (!this.hasTrigrams(middle)) {
      const place = this.placeFor([middle]);
      const both = this.findBigrams(before, place);
      keepCommon(both, this.findBigrams(place, after));
      return both;
    }
    const { starts, keys, postings } = this.parts.trigrams;
    const found = emptyBits(this.size);
    for (let trigram = starts[middle]!; trigram < starts[middle + 1]!; trigram += 1) {
      const sides = keys[trigram]!;
      if (before.has(sides >>> 16) && after.has(sides & 0xffff)) postings.addTo(found, trigram);
    }
    return found;
  }

  /** Jobs where one of `firsts` comes right before one of `seconds`; looked up from the side with fewer bigrams. */
  private addBigrams(found: Bits, firsts: Place, seconds: Place): void {
    const { bigrams } = this.parts;
    const byFirst = bigramsAround(firsts, bigrams.starts) <= bigramsAround(seconds, bigrams.endingStarts);
    const [tokens, starts] = byFirst ? [firsts.tokens, bigrams.starts] : [seconds.tokens, bigrams.endingStarts];
    for (const token of tokens) {
      const end = starts[token + 1]!;
      for (let at = starts[token]!; at < end; at += 1) {
        const bigram = byFirst ? at : bigrams.endingBigrams[at]!;
        if (firsts.has(bigrams.firsts[bigram]!) && seconds.has(bigrams.seconds[bigram]!))
          bigrams.postings.addTo(found, bigram);
      }
    }
  }

  private findBigrams(firsts: Place, seconds: Place): Bits {
    const found = emptyBits(this.size);
    this.addBigrams(found, firsts, seconds);
    return found;
  }

  /** Whether tokens of these positions follow each other in the job's text. */
  private containsSequence(job: number, places: readonly Place[]): boolean {
    const { texts, textStarts } = this.parts;
    const end = textStarts[job + 1]! - places.length;
    for (let at = textStarts[job]!; at <= end; at += 1) {
      let same = 0;
      while (same < places.length && places[same]!.has(texts[at + same]!)) same += 1;
      if (same === places.length) return true;
    }
    return false;
  }

  private placeFor(tokens: readonly number[]): Place {
    if (tokens.length <= FEW) return { tokens, has: (token) => tokens.includes(token) };
    const isOne = new Uint8Array(this.parts.vocabulary.size);
    for (const token of tokens) isOne[token] = 1;
    return { tokens, has: (token) => isOne[token] === 1 };
  }

  /** Adds the jobs whose text holds these words in a row, with only separators of one line between them. */
  addPhrase(into: Bits, words: readonly string[]): void {
    const tokens = words.map((word, at) => this.tokensOf(word)[at === words.length - 1 ? 'last' : 'before']);
    if (tokens.some(({ length }) => length === 0)) return;
    if (words.length === 1) return this.addTo(into, tokens[0]!);
    const places = tokens.map((of) => this.placeFor(of));
    if (places.length === 2) this.addBigrams(into, places[0]!, places[1]!);
    else addAll(into, this.findLongPhrase(places));
  }

  private addTo(into: Bits, tokens: readonly number[]): void {
    for (const token of tokens) this.parts.postings.addTo(into, token);
  }

  private findLongPhrase(places: readonly Place[]): Bits {
    const [found, ...others] = places.slice(1).map((place, at) => this.findBigrams(places[at]!, place));
    for (const bigrams of others) keepCommon(found!, bigrams);
    forEachBit(found!.slice(), (job) => {
      if (!this.containsSequence(job, places)) removeBit(found!, job);
    });
    return found!;
  }

  /** The tokens that are a word with the separators after it: as the last of a phrase any, before another only separators in its line. */
  private tokensOf(word: string): WordTokens {
    const known = this.tokensOfWord.get(word);
    if (known) return known;
    const { vocabulary } = this.parts;
    const separatorsOf = (token: number): string => vocabulary.tokenAt(token).slice(word.length);
    const last = vocabulary.startingWith(word).filter((token) => isAllSeparators(separatorsOf(token)));
    const before = last.filter((token) => separatorsOf(token) !== '' && !separatorsOf(token).includes('\n'));
    if (this.tokensOfWord.size >= MAX_WORDS) this.tokensOfWord.clear();
    this.tokensOfWord.set(word, { last, before });
    return { last, before };
  }

  textOf(job: number): string {
    const { texts, textStarts, vocabulary } = this.parts;
    return Array.from(texts.subarray(textStarts[job], textStarts[job + 1]), (token) => vocabulary.tokenAt(token)).join(
      '',
    );
  }
}

const isAllSeparators = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (!isSeparator(text.charCodeAt(at))) return false;
  return true;
};
