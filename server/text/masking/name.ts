import { letterRuns, normalForm } from './normalise';
import { isWrittenApart, type Span, type Words } from './tokens';

/** Finds the applicant's own name in a text, however it is written. */

const MIN_REDACTED_LENGTH = 3;
/** Signs between the letters of a spelt-out name, and between its words. */
const WIDEST_GAP = 3;

const TITLES = new Set([
  'drs',
  'dra',
  'prof',
  'apt',
  'haji',
  'hajjah',
  'phd',
  'msc',
  'bsc',
  'mba',
  'skom',
  'spd',
  'amd',
]);
/** An academic degree: short parts with dots, as in S.Kom., M.M. or A.Md.Kep. */
const DEGREE = /^(?:\p{L}{1,4}\.)+\p{L}{0,4}\.?$/u;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A name split at spaces, hyphens, apostrophes and dots, in normal form, without degrees and titles. */
function partsOf(fullName: string): string[] {
  const name = normalForm(fullName);
  const bare = name.includes('.')
    ? name
        .split(/[\s,]+/u)
        .filter((word) => !DEGREE.test(word))
        .join(' ')
    : name;
  const parts = letterRuns(bare).filter((part) => !TITLES.has(part));
  // A name whose letters are written apart, such as R i n a, is searched as one word.
  const isWrittenApart = parts.filter(({ length }) => length < MIN_REDACTED_LENGTH).length > 2;
  return [...new Set(isWrittenApart ? [...parts, parts.join('')] : parts)].toSorted(
    (one, other) => other.length - one.length,
  );
}

/** The position of a comparison: a word and a letter in it. */
interface Place {
  word: number;
  offset: number;
}

export class NameDetector {
  private readonly parts: readonly string[];
  /** The parts that are redacted even alone. */
  readonly redacted: readonly string[];
  private readonly unspaced: readonly string[];

  constructor(fullName: string) {
    this.parts = partsOf(fullName);
    this.unspaced = this.parts.filter((part) => part.length >= 2 && UNSPACED.test(part));
    this.redacted = this.parts.filter((part) => part.length >= MIN_REDACTED_LENGTH);
  }

  /** False when the letters of a text cannot contain the name: a quick no for most texts. */
  mayBeIn(letters: string): boolean {
    return (
      this.redacted.some((part) => letters.includes(part)) ||
      this.unspaced.some((part) => letters.includes(part)) ||
      this.mayBeShort(letters)
    );
  }

  private mayBeShort(letters: string): boolean {
    return this.redacted.length === 0 && this.parts.length > 1 && this.parts.every((part) => letters.includes(part));
  }

  find(words: Words): Span[] {
    const spans: Span[] = [];
    for (let index = 0; index < words.count; index += 1) {
      const word = words.at(index);
      if (word.isDigits) continue;
      const end = this.writtenFrom(words, index);
      if (end !== null) spans.push([word.from, end]);
      else if (this.isInside(words, index)) spans.push([word.from, word.to]);
      for (const part of this.unspaced) spans.push(...everyPlaceOf(part, words, index));
    }
    return spans;
  }

  /** The name, or part of it, that begins at a word: whole, spelt out, or several parts in any order. */
  private writtenFrom(words: Words, index: number): number | null {
    const remaining = [...this.parts];
    let place: Place = { word: index, offset: 0 };
    let [letters, longest, end] = [0, 0, null as number | null];
    for (;;) {
      const next = nextPart(words, place, remaining);
      if (next === null) return end;
      remaining.splice(remaining.indexOf(next.part), 1);
      place = next.place;
      letters += next.part.length;
      longest = Math.max(longest, next.part.length);
      const isWhole = remaining.length === 0 && letters >= MIN_REDACTED_LENGTH;
      if ((longest >= MIN_REDACTED_LENGTH || isWhole) && isWordEnd(words, place))
        end = words.endAfter(place.word, place.offset);
    }
  }

  /** A part of the name inside an unusual word: a handle, names run together, letters apart, capitals in the middle. */
  private isInside(words: Words, index: number): boolean {
    const word = words.at(index);
    const { text } = word;
    return this.redacted.some((part) => {
      words.steps += text.length;
      const from = text.indexOf(part);
      if (from < 0 || text.length === part.length) return false;
      const to = from + part.length;
      return (
        isWrittenApart(word) ||
        (isSeam(words, index, from) && isSeam(words, index, to)) ||
        this.touchesAnotherPart(text, from, to) ||
        ((from === 0 || to === text.length) &&
          (isLongMixture(part, text) || (part.length > MIN_REDACTED_LENGTH && isInHandle(words, index)))) ||
        this.isWithInitial(text, part, from)
      );
    });
  }

  private touchesAnotherPart(text: string, from: number, to: number): boolean {
    return this.redacted.some((other) => text.endsWith(other, from) || text.startsWith(other, to));
  }

  /** `rwulandari` and `wulandarir` for Rina Wulandari. */
  private isWithInitial(text: string, part: string, from: number): boolean {
    if (part.length < 5 || text.length !== part.length + 1) return false;
    const initial = from === 1 ? text[0] : text.at(-1);
    return this.parts.some((other) => other !== part && other[0] === initial);
  }
}

function everyPlaceOf(part: string, words: Words, index: number): Span[] {
  const { text } = words.at(index);
  const spans: Span[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    spans.push([words.letterAt(index, at), words.endAfter(index, at + part.length)]);
  return spans;
}

function nextPart(words: Words, from: Place, parts: readonly string[]): { part: string; place: Place } | null {
  const begin = reachedLetter(words, from);
  if (begin === null) return null;
  for (const part of parts) {
    const place = spelt(words, begin, part);
    if (place !== null) return { part, place };
  }
  return null;
}

/** The position after the part, when the letters from a position on spell it: in one word, letter by letter, or in pieces. */
function spelt(words: Words, begin: Place, part: string): Place | null {
  let place = begin;
  let [pieces, single] = [1, true];
  let inPiece = 0;
  for (let letter = 0; letter < part.length; letter += 1) {
    if (place.offset === words.at(place.word).text.length) {
      const next = reachedLetter(words, place);
      if (next === null) return null;
      if (inPiece !== 1) single = false;
      [pieces, inPiece, place] = [pieces + 1, 0, next];
    }
    if (words.at(place.word).text[place.offset] !== part[letter]) return null;
    place = { word: place.word, offset: place.offset + 1 };
    inPiece += 1;
  }
  const isSpeltOut = single && inPiece === 1;
  if (pieces > 1 && !isSpeltOut && part.length <= MIN_REDACTED_LENGTH) return null;
  return place;
}

/** The same position, or the first letter of the next word when only a few signs are between. */
function reachedLetter(words: Words, place: Place): Place | null {
  if (place.offset < words.at(place.word).text.length) return place;
  const next = words.at(place.word + 1);
  if (next.isDigits || next.text === '' || next.before.length > WIDEST_GAP) return null;
  return { word: place.word + 1, offset: 0 };
}

function isWordEnd(words: Words, { word, offset }: Place): boolean {
  return offset === words.at(word).text.length || isSeam(words, word, offset);
}

/** The edge of a word, or a capital that begins another word inside it: `RinaResume`, `CVRina`. */
function isSeam(words: Words, index: number, offset: number): boolean {
  const { text } = words.at(index);
  if (offset === 0 || offset === text.length) return true;
  const isCapital = (letter: number): boolean => words.isCapitalAt(words.letterAt(index, letter));
  if (!isCapital(offset)) return false;
  return !isCapital(offset - 1) || (offset + 1 < text.length && !isCapital(offset + 1));
}

/** `gilangvisual` for Gilang: the rest is too long to be the ending of an ordinary word. */
function isLongMixture(part: string, text: string): boolean {
  return part.length >= 6 && text.length - part.length >= 4;
}

/** Digits or underscores at a word show that it is not a word of a sentence. */
function isInHandle(words: Words, index: number): boolean {
  const [{ before }, { before: behind }] = [words.at(index), words.at(index + 1)];
  const isJoined = (gap: string, neighbour: number): boolean =>
    gap === '_' || (gap === '' && words.at(neighbour).isDigits);
  return isJoined(before, index - 1) || isJoined(behind, index + 1);
}
