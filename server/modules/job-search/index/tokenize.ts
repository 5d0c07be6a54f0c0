import { isSeparator } from '../../../text/words';

/**
 * Cuts a text into tokens for the search index: between separators and the letter or digit that follows
 * (`Staf Akuntansi_Pajak 100%` is `Staf |Akuntansi_|Pajak |100%`), and around every character of scripts without spaces
 * between words. A cut only depends on the two characters beside it. So a term is cut exactly like each of its occurrences
 * in a text, which makes the index exact.
 */

/** From here on (CJK, Hangul, halves of emoji) every character is a token of its own. */
const FIRST_SINGLE = 0x2e80;
const isLowHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

function isCut(before: number, after: number): boolean {
  if (before >= FIRST_SINGLE || after >= FIRST_SINGLE) return !isLowHalf(after);
  return isSeparator(before) && !isSeparator(after);
}

/** The tokens in order; joined, they are the text. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  let start = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (!isCut(text.charCodeAt(at - 1), text.charCodeAt(at))) continue;
    tokens.push(text.slice(start, at));
    start = at;
  }
  if (text.length > 0) tokens.push(text.slice(start));
  return tokens;
}
