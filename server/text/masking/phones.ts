import type { Span, Words } from './tokens';
import { PHONE_LINKS, PHONE_WORDS } from './vocabulary';

/** Finds telephone and identity card numbers (NIK) among groups of digits that follow each other closely. */

/** Signs between the groups of one number. */
export const WIDEST_GAP = 3;
const MAX_PHONE_DIGITS = 14;
const NIK_DIGITS = 16;
/** Nobody writes an amount with this many digits without separators. */
const MAX_PLAIN_DIGITS = 13;

/** Digits, however they are written, at one place of the text. */
export interface Group {
  digits: string;
  from: number;
  to: number;
  /** Signs before the group. */
  before: string;
  isSpelt: boolean;
  /** Index of its first word, and the index after its last. */
  first: number;
  end: number;
}

/** The telephone numbers and NIKs in groups of digits that follow each other closely. */
export function contactsIn(run: readonly Group[], words: Words): Span[] {
  const spans: Span[] = [];
  words.steps += run.length;
  const isListed = isList(run);
  for (let index = 0; index < run.length; ) {
    const count = isListed ? 0 : Math.max(phoneAt(run, index, words), nikAt(run, index));
    const [first, last] = [run[index], run[index + Math.max(count, 1) - 1]];
    if (first && last && (count > 0 || first.digits.length >= MAX_PLAIN_DIGITS))
      spans.push([first.from - (hasPlus(first.before) ? 1 : 0), last.to]);
    index += Math.max(count, 1);
  }
  return spans;
}

/** `0, 8, 12, 16, 20`: a list of numbers, not one number in groups. */
function isList(run: readonly Group[]): boolean {
  const [first, ...others] = run;
  if (!first || others.length < 2) return false;
  const isListed = others.every(({ before }) => /[,;]/u.test(before));
  return (
    isListed &&
    run.some(({ digits }) => digits.length > 1) &&
    run.every(({ digits, isSpelt }) => digits.length <= 2 && !isSpelt)
  );
}

/** How many groups from this one on make a telephone number; 0 when they do not. */
function phoneAt(run: readonly Group[], first: number, words: Words): number {
  const kind = phoneKind(run, first, words);
  if (kind === null) return 0;
  let digits = 0;
  let best = 0;
  for (let index = first; index < run.length; index += 1) {
    const group = run[index];
    words.steps += 1;
    if (!group || (index > first && digits >= kind.least && isAnotherStart(group))) break;
    if (index > first && kind.endsAtYear && isYear(group.digits)) break;
    digits += group.digits.length;
    if (digits > kind.most) break;
    if (digits >= kind.least) best = index - first + 1;
  }
  return best;
}

interface PhoneKind {
  least: number;
  most: number;
  endsAtYear: boolean;
}

function phoneKind(run: readonly Group[], first: number, words: Words): PhoneKind | null {
  const group = run[first];
  if (!group) return null;
  const ahead = digitsAhead(run, first);
  const isSingle = group.digits.length === 1 && (run[first + 1]?.digits.length ?? 2) === 1;
  if (group.before.endsWith('+') || isPlusWord(words, group)) return { least: 8, most: 15, endsAtYear: false };
  if (/^0[08]/u.test(ahead))
    return /^08[1235-9]|^00[1-9]/u.test(ahead)
      ? { least: 9, most: ahead.startsWith('00') ? 16 : MAX_PHONE_DIGITS, endsAtYear: false }
      : null;
  if (/^0[1-79]/u.test(ahead)) {
    const isAreaCode = group.digits.length >= 3 || isSingle || group.isSpelt;
    return isAreaCode ? { least: 9, most: 12, endsAtYear: true } : null;
  }
  if (/^62[28]|^62[2-7]\d/u.test(ahead) && (group.digits.length === 2 || group.digits.length > 4 || isSingle)) {
    return isThousands(run, first) ? null : { least: 10, most: 15, endsAtYear: !/^628[1-9]/u.test(ahead) };
  }
  if (/^8[1235789]/u.test(ahead) && hasShapeOfMobile(run, first)) return { least: 9, most: 12, endsAtYear: true };
  return isAnnounced(words, group.first) ? { least: 7, most: MAX_PHONE_DIGITS, endsAtYear: true } : null;
}

function digitsAhead(run: readonly Group[], first: number): string {
  let digits = '';
  for (let index = first; index < run.length && digits.length < 4; index += 1) digits += run[index]?.digits ?? '';
  return digits;
}

function isPlusWord(words: Words, group: Group): boolean {
  return words.at(group.first - 1).text === 'plus' && group.before.length <= WIDEST_GAP;
}

/** Without its 0: in one piece, spelt out, or grouped as 812 3456 7890. */
function hasShapeOfMobile(run: readonly Group[], first: number): boolean {
  const group = run[first];
  if (!group) return false;
  if (group.isSpelt || group.digits.length >= 9) return true;
  const next = run[first + 1];
  if (!next || group.digits.length !== 3) return false;
  return (
    next.digits.length >= 3 &&
    /^[\s.-]$/u.test(next.before) &&
    !isThousands(run, first) &&
    (run[first + 2]?.digits.length ?? 4) >= 3
  );
}

/** 812.345.678 is an amount: groups of three after the first. */
function isThousands(run: readonly Group[], first: number): boolean {
  const next = run[first + 1];
  return (
    next !== undefined &&
    next.digits.length === 3 &&
    /^[.,]$/u.test(next.before) &&
    (run[first + 2]?.digits.length ?? 3) === 3
  );
}

/** Another number begins: `0812… / 0857…`. */
function isAnotherStart({ digits, before }: Group): boolean {
  return (
    before.includes('+') ||
    (/^(?:0|62)/u.test(digits) && digits.length >= 3 && (/[/,;|\n&]/u.test(before) || before.length > 1))
  );
}

/** `hp saya 5551234`: the words before say that it is a telephone number. */
export function isAnnounced(words: Words, index: number): boolean {
  for (let back = 1; back <= 4; back += 1) {
    const word = words.at(index - back);
    if (PHONE_WORDS.has(word.text)) return true;
    if (!PHONE_LINKS.has(word.text)) return false;
  }
  return false;
}

/** Sixteen digits in a row or in equal groups, unless they are years. */
function nikAt(run: readonly Group[], first: number): number {
  let digits = 0;
  for (let index = first; index < run.length && digits < NIK_DIGITS; index += 1) {
    const group = run[index];
    if (!group || (index > first && !/^[\s.-]{1,2}$/u.test(group.before))) return 0;
    digits += group.digits.length;
    if (digits !== NIK_DIGITS) continue;
    const groups = run.slice(first, index + 1);
    return groups.every(({ digits: one }) => isYear(one)) ? 0 : groups.length;
  }
  return 0;
}

export function isYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/u.test(digits);
}

/** A plus sign right before a number. */
export function hasPlus(gap: string): boolean {
  return gap.endsWith('+');
}
