import { foldForSearch } from '../../domain/text';

/**
 * Words, as related searches compare them: runs of letters and digits in folded text. Separators are between them: ASCII's, those
 * of Latin-1 and the punctuation and symbols of Unicode up to U+2BFF. From U+2E80 on (CJK, halves of emoji) a character is
 * neither.
 */
const WORD_RANGES = [
  ['0', '9'],
  ['a', 'z'],
  ['\u00c0', '\u1fff'],
  ['\u2c00', '\u2e7f'],
] as const;

const rangesOf = (ranges: readonly (readonly [string, string])[]): string =>
  ranges.map(([from, to]) => `${from}-${to}`).join('');

/** One character of a word. */
const IN_WORD = `[${rangesOf(WORD_RANGES)}]`;

/** One separator that does not end a line: title, company and description are lines of their own. */
const SEPARATOR_IN_LINE = '[\\x00-\\x09\\x0b-\\x2f\\x3a-\\x60\\x7b-\\x7f\u0080-\u00bf\u2000-\u2bff]';

const WORDS = new RegExp(`${IN_WORD}+`, 'g');

/** The words of any text, folded. */
export const wordsOf = (text: string): string[] => foldForSearch(text).match(WORDS) ?? [];

/**
 * A pattern for one of these phrases in folded text, as whole words with only separators of one line between them; for JavaScript
 * and for MariaDB. A phrase is words joined by single spaces, which have no letters that patterns know.
 */
export const phrasePattern = (phrases: readonly string[]): string =>
  `(?<!${IN_WORD})(?:${phrases.map((phrase) => phrase.replaceAll(' ', `${SEPARATOR_IN_LINE}+`)).join('|')})(?!${IN_WORD})`;

const WORD_LETTER = new RegExp(IN_WORD);
/** 1 for the code of a separator; asked so often that a pattern takes too long. */
const SEPARATOR_CODES = Uint8Array.from({ length: 0x2c00 }, (_, code) =>
  WORD_LETTER.test(String.fromCharCode(code)) ? 0 : 1,
);

/** Whether a folded character is a separator, by its UTF-16 code. */
export const isSeparator = (code: number): boolean => SEPARATOR_CODES[code] === 1;

/** Whether a later word of a folded text starts here, behind a separator. */
export const startsWord = (folded: string, at: number): boolean =>
  isSeparator(folded.charCodeAt(at - 1)) && !isSeparator(folded.charCodeAt(at));
