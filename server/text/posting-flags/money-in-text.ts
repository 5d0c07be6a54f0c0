import type { Words } from '../masking/tokens';
import { UNITS } from '../masking/vocabulary';

/** Amounts of money in a text: `Rp 150.000`, `150rb`, `1,5 jt`, `200 ribu`, `20 USD`, `seratus ribu rupiah`. */

interface Money {
  /** The index after its last word. */
  end: number;
  rupiah: number;
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ...scale('rb ribu rebu rbu k rban ribuan thousand', 1_000),
  ...scale('jt juta jutaan jutaa mio million', 1_000_000),
  ...scale('miliar milyar billion', 1_000_000_000),
  ...scale('rupiah perak', 1),
  ...scale('usd dollar dolar usdt dollars euro euros', 16_000),
  ...scale('ringgit', 3_500),
]);
const BEFORE: ReadonlyMap<string, number> = new Map([
  ...scale('rp idr rupiah', 1),
  ...scale('usd us', 16_000),
  ...scale('cad aud sgd nzd', 11_000),
  ...scale('eur', 16_000),
  ...scale('rm myr', 3_500),
]);
const NUMBERS = new Set(
  'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh seratus se sebelas belas puluh ratus setengah one two three five ten hundred'.split(
    ' ',
  ),
);
const BEFORE_THOUSANDS = new Set(
  'ditebus tebus titipan panjar uang duit cash tunai bayar dp biaya biayanya administrasi admin adm seragam kostum apd atribut deposit jaminan transfer tf pendaftaran'.split(
    ' ',
  ),
);
const AFTER_THOUSANDS = new Set('aja saja doang buat untuk utk ya kak cash tunai dulu'.split(' '));
const MAX_LENGTH = 8;

function scale(words: string, by: number): [string, number][] {
  return words.split(' ').map((word) => [word, by]);
}

export function moneyAt(words: Words, first: number): Money | null {
  const word = words.at(first);
  if (word.isDigits)
    return amountAt(words, first, word.before.endsWith('$') ? 16_000 : undefined) ?? inThousandsAt(words, first);
  const unit = BEFORE.get(word.text);
  if (unit !== undefined && words.at(first + 1).isDigits && words.at(first + 1).before.length <= 2)
    return amountAt(words, first + 1, unit);
  return NUMBERS.has(word.text) ? spokenAt(words, first) : null;
}

function amountAt(words: Words, first: number, unit?: number): Money | null {
  let [digits, fraction, end] = [words.at(first).text, '', first + 1];
  while (end < first + 4 && words.at(end).isDigits && /^[.,]$/u.test(words.at(end).before)) {
    if (words.at(end).text.length === 3) digits += words.at(end).text;
    else {
      fraction = words.at(end).text;
      end += 1;
      break;
    }
    end += 1;
  }
  const isGrouped = digits.length > words.at(first).text.length;
  const scaled = SCALES.get(words.at(end).text);
  const hasScale = scaled !== undefined && words.at(end).before.length <= 1 && !words.at(end).before.includes('\n');
  const value = Number(`${digits}.${fraction === '00' ? '0' : fraction || '0'}`);
  if (hasScale) {
    const rupiah = isGrouped && scaled === 1 ? value : value * scaled;
    return { end: end + 1, rupiah: rupiah * (scaled <= 1_000_000 && unit === 16_000 ? unit : 1) };
  }
  if (unit !== undefined) return { end, rupiah: value * unit };
  const isPlain = /^[1-9]\d{1,2}(?:000)$/u.test(digits) || /^[1-9]\d{0,2}(?:000){1,2}$/u.test(digits);
  const isCounted = UNITS.has(words.at(end).text) && words.at(end).before === ' ';
  return (isGrouped || isPlain) && !isCounted && value >= 5_000 && value < 1e9 ? { end, rupiah: value } : null;
}

/** The words are only known to be an amount; how much does not matter. */
function spokenAt(words: Words, first: number): Money | null {
  let end = first + 1;
  while (end < first + MAX_LENGTH && NUMBERS.has(words.at(end).text)) end += 1;
  const scaled = SCALES.get(words.at(end).text);
  return scaled !== undefined && scaled >= 1_000 && words.at(end).before === ' '
    ? { end: end + 1, rupiah: scaled }
    : null;
}

/** `bayar 150 aja`, `dp kostum 400`: thousands are understood where nothing else is counted. */
function inThousandsAt(words: Words, first: number): Money | null {
  const [word, next] = [words.at(first), words.at(first + 1)];
  const isRound = /^[1-9]\d?[05]$|^[2-9][05]$/u.test(word.text) && word.before === ' ';
  const isAlone = next.text === '' || /^\s*[,.!;)\n]\s/u.test(`${next.before} `) || AFTER_THOUSANDS.has(next.text);
  return isRound && isAlone && BEFORE_THOUSANDS.has(words.at(first - 1).text)
    ? { end: first + 1, rupiah: Number(word.text) * 1_000 }
    : null;
}
