import type { Words } from './tokens';
import { hasPlus, isAnnounced, isYear, WIDEST_GAP } from './phones';
import { CURRENCIES, UNITS } from './vocabulary';

/** Recognises figures that a company judges by: dates, times, amounts, fractions and counts. They are never part of a contact. */

/** The indices of the words that are such figures. */
export function harmlessNumbers(words: Words): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < words.count; ) {
    const count = words.at(index).isDigits ? harmlessAt(words, index) : 0;
    for (let offset = 0; offset < count; offset += 1) found.add(index + offset);
    index += Math.max(count, 1);
  }
  return found;
}

function harmlessAt(words: Words, index: number): number {
  return (
    amountAt(words, index) ||
    dateAt(words, index) ||
    timeAt(words, index) ||
    fractionAt(words, index) ||
    countedAt(words, index)
  );
}

/** Digits before it belong to the same number: it is the middle or the end of a telephone number. */
function isContinued(words: Words, index: number, sign: string): boolean {
  const [previous, { before }] = [words.at(index - 1), words.at(index)];
  if (!previous.isDigits) return false;
  if (sign !== ' ' && before === sign) return true;
  const isPrefix = /^08\d{1,2}$/u.test(previous.text) && !isClock(previous.text);
  return before.length === 1 && (isPrefix || (previous.text === '62' && hasPlus(previous.before)));
}

/** 1.250.000 and 12,500: up to three digits, then groups of three with one sign between. */
function amountAt(words: Words, index: number): number {
  const first = words.at(index);
  const sign = words.at(index + 1).before;
  if (first.text.length > 3 || first.text.startsWith('0') || (sign !== '.' && sign !== ',')) return 0;
  if (hasPlus(first.before) || isContinued(words, index, sign)) return 0;
  let end = index + 1;
  while (words.at(end).isDigits && words.at(end).before === sign && words.at(end).text.length === 3) end += 1;
  const count = end - index;
  if (count < 2 || (words.at(end).isDigits && words.at(end).before === sign)) return 0;
  return count > 2 && /^8[1235789]/u.test(first.text) && isAnnounced(words, index) ? 0 : count;
}

const DATE_SIGN = /^ ?[/.-] ?$| /u;

/** 17/08/2019, 2019-08-17, 08/2019 and 17-08-19: with possible days, months and years. */
function dateAt(words: Words, index: number): number {
  const [one, two, three] = [words.at(index), words.at(index + 1), words.at(index + 2)];
  if (!two.isDigits || !DATE_SIGN.test(two.before) || two.before.length > WIDEST_GAP) return 0;
  if (isContinued(words, index, two.before)) return 0;
  const isChain = three.isDigits && three.before === two.before;
  const goesOn = words.at(index + 3).isDigits && words.at(index + 3).before === two.before;
  if (
    isChain &&
    !goesOn &&
    isDayOrMonth(one.text) &&
    isDayOrMonth(two.text) &&
    (isYear(three.text) || (two.before !== ' ' && three.text.length === 2))
  )
    return 3;
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
  const isPair =
    hour.text.length <= 2 &&
    Number(hour.text) <= 24 &&
    minute.isDigits &&
    minute.text.length === 2 &&
    Number(minute.text) < 60;
  if (isPair && minute.before === ':') return 2;
  const isDotted = isPair && minute.before === '.' && !hour.before.endsWith('.') && words.at(index + 2).before !== '.';
  if (isDotted) return 2;
  const until = words.at(index + 1);
  const goesOn = words.at(index + 2).isDigits && DASH.test(words.at(index + 2).before);
  return !goesOn &&
    !isContinued(words, index, until.before) &&
    isClock(hour.text) &&
    until.isDigits &&
    isClock(until.text) &&
    DASH.test(until.before)
    ? 2
    : 0;
}

const DASH = /^ ?[-–—] ?$/u;

function isClock(text: string): boolean {
  return /^(?:[01]\d|2[0-4])(?:00|15|30|45)$/u.test(text);
}

/** 0.25 and 3,75. */
function fractionAt(words: Words, index: number): number {
  const [whole, part] = [words.at(index), words.at(index + 1)];
  const isFraction =
    part.isDigits && (part.before === '.' || part.before === ',') && whole.text.length <= 3 && part.text.length <= 6;
  if (!isFraction || (whole.text.startsWith('0') && whole.text.length > 1) || /^[.,]$/u.test(whole.before)) return 0;
  const next = words.at(index + 2);
  const goesOn = next.isDigits && next.before.length === 1 && next.before !== ' ' && next.before !== '/';
  return goesOn || hasPlus(whole.before) ? 0 : 2;
}

/** The last group of `(021) 7345 8812 jam kerja`. */
function endsPhone(words: Words, index: number): boolean {
  const previous = words.at(index - 1);
  return previous.isDigits && previous.text.length >= 3 && /^[).\s-]{1,2}$/u.test(words.at(index).before);
}

/** `Rp 8500000000`, `85000000 transaksi`: the word beside says what is counted. */
function countedAt(words: Words, index: number): number {
  const number = words.at(index);
  if (number.text.startsWith('0') || endsPhone(words, index)) return 0;
  const isMoney = CURRENCIES.has(words.at(index - 1).text) && number.before.length <= WIDEST_GAP;
  const next = words.at(index + 1);
  // `0812 x 3456 x 7890` counts nothing.
  const isBetween = next.text === 'x' && number.text.length > 2 && words.at(index + 2).isDigits;
  const isCount = UNITS.has(next.text) && next.before.length <= 1 && !isBetween;
  return isMoney || (isCount && number.text.length <= 12 && !hasPlus(number.before)) ? 1 : 0;
}
