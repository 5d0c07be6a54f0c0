import type { Span, Words } from './tokens';
import { CURRENCIES, FILLERS, NUMBER_WORDS, PHONE_LINKS, PHONE_WORDS, REPEAT_WORDS, UNITS } from './vocabulary';

/** Finds telephone numbers and the number of an identity card (NIK), and leaves what a company judges by: years, money, times. */

/** Signs between the groups of one number. */
const WIDEST_GAP = 3;
const LONGEST_PHONE = 14;
const NIK_DIGITS = 16;
/** So many digits in a row are no amount that anybody writes without separators. */
const LONGEST_PLAIN_NUMBER = 13;
/** Letters that are read as digits where they touch digits or are between them. */
const LETTER_DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2' };
const LONGEST_LETTER_DIGITS = 4;

/** Digits, however they are written, at one place of the text. */
interface Group {
  digits: string;
  from: number;
  to: number;
  /** Signs before it. */
  before: string;
  isSpelt: boolean;
  /** The first word of it, and behind its last. */
  first: number;
  end: number;
}

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

function isOneNumber(gap: string): boolean {
  return gap.length <= WIDEST_GAP;
}

function groupAt(words: Words, index: number): Group | null {
  const word = words.at(index);
  const groupOf = (digits: string, isSpelt: boolean): Group => ({ digits, from: word.from, to: word.to, before: word.before, isSpelt, first: index, end: index + 1 });
  if (word.isDigits) return groupOf(word.text, false);
  const repeat = REPEAT_WORDS.get(word.text);
  if (repeat !== undefined) return repeatedGroup(words, index, repeat);
  const spelt = speltDigits(word.text);
  if (spelt !== null) return groupOf(spelt, true);
  const read = lettersAsDigits(word.text);
  if (read === null) return null;
  const isTouched = (word.before === '' && words.at(index - 1).isDigits) || (words.gapAfter(index) === '' && words.at(index + 1).isDigits);
  const isBetween = word.text.length === 1 && (word.text === 'o' || word.text === 'i' || word.text === 'l') && isNearDigits(words, index);
  return isTouched || isBetween ? groupOf(read, false) : null;
}

function isNearDigits(words: Words, index: number): boolean {
  const next = words.at(index + 1);
  return (next.isDigits || speltDigits(next.text) !== null) && next.before.length <= WIDEST_GAP;
}

function repeatedGroup(words: Words, index: number, times: number): Group | null {
  const [word, next] = [words.at(index), words.at(index + 1)];
  const digits = next.isDigits && next.text.length === 1 ? next.text : (NUMBER_WORDS.get(next.text) ?? lettersAsDigits(next.text));
  if (digits === null || digits.length !== 1) return null;
  return { digits: digits.repeat(times), from: word.from, to: next.to, before: word.before, isSpelt: true, first: index, end: index + 2 };
}

function lettersAsDigits(text: string): string | null {
  if (text.length > LONGEST_LETTER_DIGITS) return null;
  let digits = '';
  for (const letter of text) {
    const digit = LETTER_DIGITS[letter];
    if (digit === undefined) return null;
    digits += digit;
  }
  return digits;
}

const LONGEST_NUMBER_WORD = 9;
/** No other word can be number words run together. */
const SPELT_START = /^(?:no|ko|ze|nu|sa|on|du|tw|ti|th|em|fo|li|fi|en|si|tu|se|de|la|ei|ni|dl|dw)/u;

/** `delapan` is 8, `noldelapansatu` is 081; null for any other word. */
function speltDigits(text: string): string | null {
  const whole = NUMBER_WORDS.get(text);
  if (whole !== undefined) return whole;
  if (text.length < 7 || !SPELT_START.test(text)) return null;
  let digits = '';
  for (let from = 0; from < text.length; ) {
    let length = Math.min(LONGEST_NUMBER_WORD, text.length - from);
    while (length > 2 && !NUMBER_WORDS.has(text.slice(from, from + length))) length -= 1;
    const digit = length > 2 ? NUMBER_WORDS.get(text.slice(from, from + length)) : undefined;
    if (digit === undefined) return null;
    digits += digit;
    from += length;
  }
  return digits.length > 1 ? digits : null;
}

/** The telephone numbers and NIKs in groups of digits that follow each other closely. */
function contactsIn(run: readonly Group[], words: Words): Span[] {
  const spans: Span[] = [];
  words.steps += run.length;
  const isListed = isList(run);
  for (let index = 0; index < run.length; ) {
    const count = isListed ? 0 : Math.max(phoneAt(run, index, words), nikAt(run, index));
    const [first, last] = [run[index], run[index + Math.max(count, 1) - 1]];
    if (first && last && (count > 0 || first.digits.length >= LONGEST_PLAIN_NUMBER)) spans.push([first.from - (hasPlus(first.before) ? 1 : 0), last.to]);
    index += Math.max(count, 1);
  }
  return spans;
}

/** `0, 8, 12, 16, 20`: numbers that are listed, not one that is grouped. */
function isList(run: readonly Group[]): boolean {
  const [first, ...others] = run;
  if (!first || others.length < 2) return false;
  const isListed = others.every(({ before }) => /[,;]/u.test(before));
  return isListed && run.some(({ digits }) => digits.length > 1) && run.every(({ digits, isSpelt }) => digits.length <= 2 && !isSpelt);
}

/** How many groups from one on are a telephone number; 0 when it is none. */
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
  if (/^0[08]/u.test(ahead)) return /^08[1235-9]|^00[1-9]/u.test(ahead) ? { least: 9, most: ahead.startsWith('00') ? 16 : LONGEST_PHONE, endsAtYear: false } : null;
  if (/^0[1-79]/u.test(ahead)) {
    const isAreaCode = group.digits.length >= 3 || isSingle || group.isSpelt;
    return isAreaCode ? { least: 9, most: 12, endsAtYear: true } : null;
  }
  if (/^62[28]|^62[2-7]\d/u.test(ahead) && (group.digits.length === 2 || group.digits.length > 4 || isSingle)) {
    return isThousands(run, first) ? null : { least: 10, most: 15, endsAtYear: true };
  }
  if (/^8[1235789]/u.test(ahead) && hasShapeOfMobile(run, first)) return { least: 9, most: 12, endsAtYear: true };
  return isAnnounced(words, group.first) ? { least: 7, most: LONGEST_PHONE, endsAtYear: true } : null;
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
  return next.digits.length >= 3 && /^[\s.-]$/u.test(next.before) && !isThousands(run, first) && (run[first + 2]?.digits.length ?? 4) >= 3;
}

/** 812.345.678 is an amount: groups of three behind the first. */
function isThousands(run: readonly Group[], first: number): boolean {
  const next = run[first + 1];
  return next !== undefined && next.digits.length === 3 && /^[.,]$/u.test(next.before) && (run[first + 2]?.digits.length ?? 3) === 3;
}

/** Another number begins: `0812… / 0857…`. */
function isAnotherStart({ digits, before }: Group): boolean {
  return before.includes('+') || (/^(?:0|62)/u.test(digits) && digits.length >= 3 && (/[/,;|\n&]/u.test(before) || before.length > 1));
}

/** `hp saya 5551234`: what is before says that it is a telephone number. */
function isAnnounced(words: Words, index: number): boolean {
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

function isYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/u.test(digits);
}

/** The words that are figures of dates, times, amounts and fractions: they neither are nor belong to a contact. */
function harmlessNumbers(words: Words): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < words.count; ) {
    const count = words.at(index).isDigits ? harmlessAt(words, index) : 0;
    for (let offset = 0; offset < count; offset += 1) found.add(index + offset);
    index += Math.max(count, 1);
  }
  return found;
}

function harmlessAt(words: Words, index: number): number {
  return amountAt(words, index) || dateAt(words, index) || timeAt(words, index) || fractionAt(words, index) || countedAt(words, index);
}

/** 1.250.000 and 12,500: up to three digits, then groups of three with one sign between. */
function amountAt(words: Words, index: number): number {
  const first = words.at(index);
  const sign = words.at(index + 1).before;
  if (first.text.length > 3 || first.text.startsWith('0') || (sign !== '.' && sign !== ',')) return 0;
  let end = index + 1;
  while (words.at(end).isDigits && words.at(end).before === sign && words.at(end).text.length === 3) end += 1;
  const count = end - index;
  if (count < 2 || (words.at(end).isDigits && words.at(end).before === sign)) return 0;
  return count > 2 && /^8[1235789]/u.test(first.text) && isAnnounced(words, index) ? 0 : count;
}

const DATE_SIGN = /^ ?[/.-] ?$| /u;

/** 17/08/2019, 2019-08-17, 08/2019 and 17-08-19: days and months where they can be, years that are years. */
function dateAt(words: Words, index: number): number {
  const [one, two, three] = [words.at(index), words.at(index + 1), words.at(index + 2)];
  if (!two.isDigits || !DATE_SIGN.test(two.before) || two.before.length > WIDEST_GAP) return 0;
  const isChain = three.isDigits && three.before === two.before;
  const goesOn = words.at(index + 3).isDigits && words.at(index + 3).before === two.before;
  if (isChain && !goesOn && isDayOrMonth(one.text) && isDayOrMonth(two.text) && (isYear(three.text) || (two.before !== ' ' && three.text.length === 2))) return 3;
  if (isChain && isYear(one.text) && isDayOrMonth(two.text) && isDayOrMonth(three.text)) return 3;
  if (one.text.length === 2 && Number(one.text) >= 1 && Number(one.text) <= 12 && isYear(two.text)) return 2;
  return 0;
}

function isDayOrMonth(text: string): boolean {
  return text.length <= 2 && Number(text) >= 1 && Number(text) <= 31;
}

/** 08:00, 16.30 and the hours of a shift such as 0700-1500. */
function timeAt(words: Words, index: number): number {
  const [hour, minute] = [words.at(index), words.at(index + 1)];
  const isPair = hour.text.length <= 2 && Number(hour.text) <= 24 && minute.isDigits && minute.text.length === 2 && Number(minute.text) < 60;
  if (isPair && minute.before === ':') return 2;
  const isDotted = isPair && minute.before === '.' && !hour.before.endsWith('.') && words.at(index + 2).before !== '.';
  if (isDotted) return 2;
  const until = words.at(index + 1);
  return isClock(hour.text) && until.isDigits && isClock(until.text) && /^ ?[-–—] ?$/u.test(until.before) ? 2 : 0;
}

function isClock(text: string): boolean {
  return /^(?:[01]\d|2[0-4])(?:00|15|30|45)$/u.test(text);
}

/** 0.25 and 3,75. */
function fractionAt(words: Words, index: number): number {
  const [whole, part] = [words.at(index), words.at(index + 1)];
  const isFraction = part.isDigits && (part.before === '.' || part.before === ',') && whole.text.length <= 3 && part.text.length <= 6;
  if (!isFraction || (whole.text.startsWith('0') && whole.text.length > 1) || /^[.,]$/u.test(whole.before)) return 0;
  const next = words.at(index + 2);
  const goesOn = next.isDigits && next.before.length === 1 && next.before !== ' ' && next.before !== '/';
  return goesOn || hasPlus(whole.before) ? 0 : 2;
}

function hasPlus(gap: string): boolean {
  return gap.endsWith('+');
}

/** `Rp 8500000000`, `85000000 transaksi`: the word beside says what is counted. */
function countedAt(words: Words, index: number): number {
  const number = words.at(index);
  if (number.text.startsWith('0')) return 0;
  const isMoney = CURRENCIES.has(words.at(index - 1).text) && number.before.length <= WIDEST_GAP;
  const next = words.at(index + 1);
  const isCount = UNITS.has(next.text) && next.before.length <= 1;
  return isMoney || (isCount && number.text.length <= 12 && !hasPlus(number.before)) ? 1 : 0;
}
