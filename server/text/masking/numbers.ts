import { harmlessNumbers } from './figures';
import { contactsIn, WIDEST_GAP, type Group } from './phones';
import type { Span, Words } from './tokens';
import { FILLERS, NUMBER_WORDS, REPEAT_WORDS, TEENS, TENS } from './vocabulary';

/** Finds numbers that reach or identify a person: close groups of digits, number words and letters used as digits. */

/** Letters that are read as digits when they touch digits or are between them. */
const LETTER_DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2' };
const MAX_LETTER_DIGITS = 4;
/** Of signs that part the groups of one number. */
const WIDEST_LINE = 20;

export function findNumbers(words: Words): Span[] {
  const spans: Span[] = [];
  const harmless = harmlessNumbers(words);
  let run: Group[] = [];
  const judge = (): void => {
    if (run.length > 0) spans.push(...contactsIn(run, words));
    run = [];
  };
  for (let index = 0; index < words.count; ) {
    const group = harmless.has(index) ? null : groupAt(words, index);
    if (group === null) {
      if (!FILLERS.has(words.at(index).text)) judge();
      index += 1;
      continue;
    }
    if (run.length > 0 && !isOneNumber(group.before)) judge();
    run.push(group);
    index = group.end;
  }
  judge();
  return spans;
}

/** A few signs, or a line of the same one: `0812.....3456`. */
function isOneNumber(gap: string): boolean {
  return gap.length <= WIDEST_GAP || (gap.length <= WIDEST_LINE && /^\s*([^\s,;\n])(?:\s*\1)*\s*$/u.test(gap));
}

function groupAt(words: Words, index: number): Group | null {
  const word = words.at(index);
  const groupOf = (digits: string, isSpelt: boolean): Group => ({
    digits,
    from: word.from,
    to: word.to,
    before: word.before,
    isSpelt,
    first: index,
    end: index + 1,
  });
  if (word.isDigits) return groupOf(word.text, false);
  const repeat = REPEAT_WORDS.get(word.text);
  if (repeat !== undefined) return repeatedGroup(words, index, repeat);
  const spelt = speltDigits(word.text);
  if (spelt !== null) return spelt.length === 1 ? withTens(words, groupOf(spelt, true)) : groupOf(spelt, true);
  const read = lettersAsDigits(word.text);
  if (read === null) return null;
  const isTouched =
    (word.before === '' && words.at(index - 1).isDigits) ||
    (words.gapAfter(index) === '' && words.at(index + 1).isDigits);
  const isBetween =
    word.text.length === 1 &&
    (word.text === 'o' || word.text === 'i' || word.text === 'l') &&
    isNearDigits(words, index);
  return isTouched || isBetween ? groupOf(read, false) : null;
}

/** `dua belas` is 12, `dua puluh tiga` 23. */
function withTens(words: Words, group: Group): Group {
  const [next, last] = [words.at(group.end), words.at(group.end + 1)];
  if (next.before !== ' ') return group;
  if (next.text === TEENS) return { ...group, digits: `1${group.digits}`, to: next.to, end: group.end + 1 };
  if (next.text !== TENS) return group;
  const unit = last.before === ' ' ? NUMBER_WORDS.get(last.text) : undefined;
  return unit === undefined
    ? { ...group, digits: `${group.digits}0`, to: next.to, end: group.end + 1 }
    : { ...group, digits: group.digits + unit, to: last.to, end: group.end + 2 };
}

function isNearDigits(words: Words, index: number): boolean {
  const next = words.at(index + 1);
  return (next.isDigits || speltDigits(next.text) !== null) && next.before.length <= WIDEST_GAP;
}

function repeatedGroup(words: Words, index: number, times: number): Group | null {
  const [word, next] = [words.at(index), words.at(index + 1)];
  const digits =
    next.isDigits && next.text.length === 1 ? next.text : (NUMBER_WORDS.get(next.text) ?? lettersAsDigits(next.text));
  if (digits === null || digits.length !== 1) return null;
  return {
    digits: digits.repeat(times),
    from: word.from,
    to: next.to,
    before: word.before,
    isSpelt: true,
    first: index,
    end: index + 2,
  };
}

function lettersAsDigits(text: string): string | null {
  if (text.length > MAX_LETTER_DIGITS) return null;
  let digits = '';
  for (const letter of text) {
    const digit = LETTER_DIGITS[letter];
    if (digit === undefined) return null;
    digits += digit;
  }
  return digits;
}

const MAX_NUMBER_WORD = 9;
/** Only such a word can consist of number words run together. */
const SPELT_START = /^(?:no|ko|ze|nu|sa|on|du|tw|ti|th|em|fo|li|fi|en|si|tu|se|de|la|ei|ni|dl|dw)/u;

/** `delapan` is 8, `noldelapansatu` is 081; null for any other word. */
export function speltDigits(text: string): string | null {
  const whole = NUMBER_WORDS.get(text);
  if (whole !== undefined) return whole;
  if (text.length < 7 || !SPELT_START.test(text)) return null;
  let digits = '';
  for (let from = 0; from < text.length; ) {
    let length = Math.min(MAX_NUMBER_WORD, text.length - from);
    while (length > 2 && !NUMBER_WORDS.has(text.slice(from, from + length))) length -= 1;
    const digit = length > 2 ? NUMBER_WORDS.get(text.slice(from, from + length)) : undefined;
    if (digit === undefined) return null;
    digits += digit;
    from += length;
  }
  return digits.length > 1 ? digits : null;
}
