import { foldForSearch } from '../../../../domain/text';

/** ASCII but letters and digits, and the punctuation and symbols beyond it; of folded text. */
const SIGNS = '\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u2bff';
const WORD = new RegExp(`[^${SIGNS}]+`, 'g');
const SIGN = new RegExp(`[${SIGNS}]`);

/** The words of any text, folded: whatever is between signs. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text).match(WORD) ?? [];
}

/** Where the words of a folded text start. */
export function wordStartsOf(folded: string): number[] {
  return Array.from(folded.matchAll(WORD), ({ index }) => index);
}

/** Whether a word of a folded text starts here, which is not its first character. */
export function startsWord(folded: string, at: number): boolean {
  return SIGN.test(folded.charAt(at - 1)) && !SIGN.test(folded.charAt(at));
}
