import { normalForm } from './masking/normalise';
import { speltDigits } from './masking/numbers';
import { Redactor, REDACTED } from './masking/redact';
import { isPersonName } from '../../domain/names';
import { APOSTROPHES } from '../../domain/signs';

export { Redactor };

/** The mask: what a company may know of an applicant before it accepts (docs/adr/0005-a-mask-with-one-door.md). */

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Text in which every character is one grapheme, as in most names and skills: segmenting would cost much more. */
const PLAIN = /^[\x20-\x7E\n\t]*$/;

function graphemesOf(text: string): string[] {
  return PLAIN.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Some apostrophes count as letters in Unicode. */
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign) && !APOSTROPHES.includes(sign);

function wordsOf(name: string): string[] {
  return name.split(/\s+/u).filter(Boolean);
}

/** With more words under three letters than this the mask would show nearly everything: `R i n a`. */
const MAX_SHORT_WORDS = 2;
const SHORT_WORD = 3;

/** Number words are known by their first and last letters: `n**l d**n s**u` spells a telephone number. */
const MAX_SPELT_DIGITS = 2;

function spellsNumber(words: readonly (readonly string[])[]): boolean {
  const digits = words.map((letters) => speltDigits(normalForm(letters.join(''))) ?? '').join('');
  return digits.length > MAX_SPELT_DIGITS;
}

/**
 * First and last letter of each word with ** between: `Rina Al` becomes `R**a A**l`, `X` becomes `X**X`. A name that the
 * mask would show whole, a number in words, or an older name that today's rule refuses (an address), becomes dots.
 */
export function maskName(fullName: string): string {
  if (fullName === '') return '';
  const words = wordsOf(fullName)
    .map((word) => graphemesOf(word).filter(isLetter))
    .filter((letters) => letters.length > 0);
  const shortWords = words.filter(({ length }) => length < SHORT_WORD);
  if (spellsNumber(words) || shortWords.length > MAX_SHORT_WORDS || !isPersonName(wordsOf(fullName).join(' ')))
    return REDACTED;
  return words.map((letters) => `${letters[0] ?? ''}**${letters.at(-1) ?? ''}`).join(' ');
}
