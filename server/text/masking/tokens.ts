import type { NormalisedText } from './normalise';

/** A run of letters or of digits, with what separates it from the one before. */
export interface Word {
  readonly text: string;
  readonly isDigits: boolean;
  /** Index in the normalised text; `to` is after the last character. */
  readonly from: number;
  readonly to: number;
  /** The signs between the previous word and this one; empty where letters and digits touch. */
  readonly before: string;
  /** Whether it begins with a capital. */
  readonly isCapital: boolean;
}

/** Indices in the normalised text: from the first character to after the last one. */
export type Span = readonly [from: number, to: number];

const NO_WORD: Word = { text: '', isDigits: false, from: -1, to: -1, before: '\n\n\n\n', isCapital: false };

/**
 * The words of a text. Detectors read them through `at`, which counts steps: a test checks that twice the text takes
 * about twice the steps.
 */
export class Words {
  readonly count: number;
  /** Signs after the last word. */
  readonly after: string;
  steps = 0;
  /** The separator in a word whose letters are written apart. */
  private gapInside = '';

  private readonly words: Word[] = [];
  /** For each word the first and last of its tight run: words without a space between them, as in a handle or an address. */
  private readonly runs: { first: number; last: number }[] = [];

  constructor(
    private readonly normalised: NormalisedText,
    private readonly original: string,
  ) {
    let end = 0;
    for (const [text, from] of runsOf(normalised.text)) {
      const before = normalised.text.slice(end, from);
      end = from + text.length;
      if (this.joinsLetter(text, before, end)) continue;
      this.words.push({ text, isDigits: isDigit(text), from, to: end, before, isCapital: this.isCapitalAt(from) });
      this.joinRun(before);
    }
    this.count = this.words.length;
    this.after = normalised.text.slice(end);
  }

  /** The word at an index; outside of the text an empty one, far from all others. */
  at(index: number): Word {
    this.steps += 1;
    return this.words[index] ?? NO_WORD;
  }

  /** The first word of the tight run that a word is in. */
  runStart(index: number): number {
    return this.runs[index]?.first ?? index;
  }

  /** The index after the tight run that a word is in. */
  runEnd(index: number): number {
    return (this.runs[index]?.last ?? index) + 1;
  }

  /** Letters written apart, such as `g m a i l` and `L.I.N.E`, are read as one word. */
  private joinsLetter(letter: string, before: string, end: number): boolean {
    const last = this.words.at(-1);
    if (!last || letter.length !== 1 || isDigit(letter) || !APART.has(before)) return false;
    const isSpelling = last.to - last.from === 2 * last.text.length - 1;
    if (!isSpelling || last.isDigits) return false;
    const first = last.text.length > 1 && before !== this.gapInside ? this.giveBackLetter(last) : last;
    this.gapInside = before;
    this.words[this.words.length - 1] = { ...first, text: first.text + letter, to: end };
    return true;
  }

  /** Another separator begins another word: of `a S-a-n-t-o-s-o` the `S` is no part of the first. */
  private giveBackLetter(word: Word): Word {
    const [text, from] = [word.text.slice(-1), word.to - 1];
    const letter = { ...word, text, from, before: this.gapInside, isCapital: this.isCapitalAt(from) };
    this.words[this.words.length - 1] = { ...word, text: word.text.slice(0, -1), to: from - 1 };
    this.words.push(letter);
    this.joinRun(this.gapInside);
    return letter;
  }

  private joinRun(before: string): void {
    const place = this.words.length - 1;
    const run = this.runs[place - 1];
    if (run === undefined || !isTight(before)) this.runs.push({ first: place, last: place });
    else {
      run.last = place;
      this.runs.push(run);
    }
  }

  /** What follows a word, up to the next one. */
  gapAfter(index: number): string {
    return index === this.count - 1 ? this.after : this.at(index + 1).before;
  }

  /** The place in the normalised text of the letter at an offset in a word; of its end, for the word's length. */
  letterAt(index: number, offset: number): number {
    const word = this.at(index);
    if (!isWrittenApart(word)) return word.from + offset;
    return offset === word.text.length ? word.to : word.from + 2 * offset;
  }

  /** Where the first letters of a word end: of `S a n t o s o`, three end at the `n`. */
  endAfter(index: number, letters: number): number {
    return this.letterAt(index, letters - 1) + 1;
  }

  isAllCapitals(index: number): boolean {
    const { from, to } = this.at(index);
    for (let position = from; position < to; position += 1) if (!this.isCapitalAt(position)) return false;
    return to > from;
  }

  /** Whether the letter at a place of the normalised text is a capital in the original. */
  isCapitalAt(position: number): boolean {
    const letter = this.original.codePointAt(this.normalised.at(position));
    if (letter === undefined) return false;
    const text = String.fromCodePoint(letter);
    return text !== text.toLowerCase();
  }
}

/** Whether one sign is between all letters of the word. */
export function isWrittenApart({ text, from, to }: Word): boolean {
  return to - from > text.length;
}

/** Separators between the letters of a word that is written apart. */
const APART = new Set([' ', '.', '-', '_', '*']);

function runsOf(text: string): [run: string, from: number][] {
  if (!IS_ASCII.test(text)) return Array.from(text.matchAll(/\p{L}+|[0-9]+/gu), (match) => [match[0], match.index]);
  const runs: [string, number][] = [];
  let [from, last] = [0, NEITHER];
  for (let place = 0; place <= text.length; place += 1) {
    const kind = kindOf(text.charCodeAt(place));
    if (kind === last) continue;
    if (last !== NEITHER) runs.push([text.slice(from, place), from]);
    [from, last] = [place, kind];
  }
  return runs;
}

// oxlint-disable-next-line no-control-regex -- controls are plain too
const IS_ASCII = /^[\x00-\x7F]*$/;
const [NEITHER, LETTER, DIGIT] = [0, 1, 2];

/** By code, as for all texts but a few there is nothing else to tell. */
function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return LETTER;
  return code >= 48 && code <= 57 ? DIGIT : NEITHER;
}

function isDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Signs that join the parts of one handle, address or domain when no space is around them. */
function isTight(gap: string): boolean {
  return gap.length <= 1 && (gap === '' || gap === '.' || gap === '_' || gap === '-' || gap === '+' || gap === '%');
}
