import type { Span, Words } from './tokens';
import {
  ADDRESS_TAIL,
  AREA_WORDS,
  ENGLISH_STREETS,
  HOUSE_WORDS,
  NUMBER_WORDS,
  ROADS,
  STREET_WORDS,
  TEENS,
  TENS,
  UNITS,
} from './vocabulary';

/** Finds a street with a house number: `Jl. Mawar No. 12 RT 03/05`, `Perumahan Asri Blok C3/12`, `12 Baker Street`. A street alone stays. */

const MAX_STREET_WORDS = 6;
const MAX_TAIL_WORDS = 12;
const MAX_HOUSE_NUMBER = 4;

export function findAddresses(words: Words): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < words.count; ) {
    const end = Math.max(streetEnd(words, index), blockEnd(words, index), englishStreetEnd(words, index));
    if (end > index) spans.push([words.at(index).from, words.at(end - 1).to]);
    index = Math.max(end, index + 1);
  }
  return spans;
}

/** The index after the address that begins with a word for a street or area; 0 without a house number. */
function streetEnd(words: Words, index: number): number {
  const { text, isCapital } = words.at(index);
  const isOrdinaryWord = (text === 'jalan' || text === 'gang') && (!isCapital || ROADS.has(words.at(index + 1).text));
  const isStreet = STREET_WORDS.has(text) && (!isOrdinaryWord || hasHouseWord(words, index));
  if (!isStreet && !AREA_WORDS.has(text)) return 0;
  for (let next = index + 1; next <= index + MAX_STREET_WORDS; next += 1) {
    const word = words.at(next);
    if (word.text === '' || /[;!?]/u.test(word.before) || (word.before.includes('\n') && !HOUSE_WORDS.has(word.text)))
      return 0;
    if (HOUSE_WORDS.has(word.text)) {
      const house = houseEnd(words, next);
      if (house > 0) return tailEnd(words, house);
      continue;
    }
    if (isStreet && word.isDigits && next > index + 1 && isHouseNumber(words, next))
      return tailEnd(words, numberEnd(words, next));
  }
  return 0;
}

function hasHouseWord(words: Words, index: number): boolean {
  for (let next = index + 2; next <= index + MAX_STREET_WORDS; next += 1) {
    if (HOUSE_WORDS.has(words.at(next).text) && houseEnd(words, next) > 0) return true;
  }
  return false;
}

/** The index after `No. 12`, `Kav 21`, `Blok C3/12`; 0 when no number follows. */
function houseEnd(words: Words, index: number): number {
  let next = index + 1;
  while (HOUSE_WORDS.has(words.at(next).text) && next < index + 3) next += 1;
  const word = words.at(next);
  if (word.before.length > 3) return 0;
  if (word.isDigits) return word.text.length <= MAX_HOUSE_NUMBER ? numberEnd(words, next) : 0;
  if (NUMBER_WORDS.has(word.text)) return spokenNumberEnd(words, next);
  const isLetter =
    word.text.length <= 2 &&
    (words.at(next + 1).isDigits || HOUSE_WORDS.has(words.at(next + 1).text) || words.at(index).text === 'blok');
  return isLetter ? numberEnd(words, next) : 0;
}

/** The index after number words such as `dua puluh tiga`. */
function spokenNumberEnd(words: Words, first: number): number {
  let end = first + 1;
  while (
    end < first + MAX_HOUSE_NUMBER &&
    (NUMBER_WORDS.has(words.at(end).text) || words.at(end).text === TEENS || words.at(end).text === TENS)
  )
    end += 1;
  return end;
}

/** The index after a number with its letter and second part: `4B`, `C3/12`, `12-14`. */
function numberEnd(words: Words, first: number): number {
  let end = first + 1;
  for (; end < first + MAX_HOUSE_NUMBER; end += 1) {
    const { text, isDigits, before } = words.at(end);
    const isShort = isDigits ? text.length <= MAX_HOUSE_NUMBER : text.length === 1;
    if (
      !isShort ||
      !(
        before === '' ||
        before === '/' ||
        before === '-' ||
        (before === ' ' && isDigits && !words.at(end - 1).isDigits)
      )
    )
      break;
  }
  return end;
}

/** A number right after the street's name, unless it is a year, counts something or continues as a sentence. */
function isHouseNumber(words: Words, index: number): boolean {
  const { text, before } = words.at(index);
  if (before === '/' || before === ' #') return text.length <= MAX_HOUSE_NUMBER;
  if (text.length >= MAX_HOUSE_NUMBER || before !== ' ') return false;
  const next = words.at(numberEnd(words, index));
  if (UNITS.has(next.text) || /^[.,]$/u.test(words.at(index + 1).before)) return false;
  return next.text === '' || /[,.;()\n-]/u.test(next.before) || next.isCapital || ADDRESS_TAIL.has(next.text);
}

/** What follows the house number: RT, RW, block, floor, with their numbers. */
function tailEnd(words: Words, from: number): number {
  let end = from;
  for (let index = from; index < from + MAX_TAIL_WORDS; ) {
    const word = words.at(index);
    const next = words.at(index + 1);
    const isTail =
      ADDRESS_TAIL.has(word.text) &&
      word.before.length <= 3 &&
      next.before.length <= 3 &&
      (next.isDigits || next.text.length <= 2);
    if (isTail) end = index = numberEnd(words, index + 1);
    else if (word.isDigits && word.before === '/') end = index = index + 1;
    else break;
  }
  return end;
}

/** `Blok C3/12` and `Blok B No. 7` without a street: a letter and a number. */
function blockEnd(words: Words, index: number): number {
  if (words.at(index).text !== 'blok') return 0;
  const [letter, next] = [words.at(index + 1), words.at(index + 2)];
  if (letter.isDigits || letter.text.length > 2 || letter.text === '' || letter.before.length > 2) return 0;
  if (next.isDigits && next.before.length <= 1 && words.at(index + 3).before === '/')
    return tailEnd(words, numberEnd(words, index + 1));
  const isNumbered = HOUSE_WORDS.has(next.text) && words.at(index + 3).isDigits;
  return isNumbered ? tailEnd(words, numberEnd(words, index + 3)) : 0;
}

/** `12 Baker Street`. */
function englishStreetEnd(words: Words, index: number): number {
  const number = words.at(index);
  if (!number.isDigits || number.text.length > MAX_HOUSE_NUMBER) return 0;
  for (let next = index + 1; next <= index + 4; next += 1) {
    const word = words.at(next);
    if (!word.isCapital || word.before.length > 1) return 0;
    if (next > index + 1 && ENGLISH_STREETS.has(word.text)) return next + 1;
  }
  return 0;
}
