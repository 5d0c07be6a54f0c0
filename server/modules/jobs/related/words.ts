import { foldForSearch } from '../../../../domain/text';

/** ASCII but letters and digits, and the punctuation and symbols beyond it; of folded text. */
const SIGNS = '\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u2bff';
const WORD = new RegExp(`[^${SIGNS}]+`, 'g');
const SIGN = new RegExp(`[${SIGNS}]`);
/** 1 for the code of a sign; asked so often that a pattern takes too long. */
const SIGN_CODES = Uint8Array.from({ length: 0x2c00 }, (_, code) => (SIGN.test(String.fromCharCode(code)) ? 1 : 0));

/** The words of any text, folded: whatever is between signs. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text).match(WORD) ?? [];
}

/** Whether a later word of a folded text starts here, behind a sign. */
export function startsWord(folded: string, at: number): boolean {
  return SIGN_CODES[folded.charCodeAt(at - 1)] === 1 && SIGN_CODES[folded.charCodeAt(at)] !== 1;
}
