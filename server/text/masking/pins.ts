import type { Span, Words } from './tokens';

/** Finds the PIN by which BlackBerry Messenger reaches a person: eight hexadecimal digits, `PIN BB 5A2B3C4D`. */

const NAMES = new Set(['bb', 'bbm', 'blackberry']);
export const PIN_WORDS: ReadonlySet<string> = new Set(['pin', ...NAMES]);
const LINKS = new Set(['pin', 'saya', 'aku', 'my', 'is', 'adalah', 'no', 'id', ...NAMES]);
const MAX_LINKS = 4;
const PIN_LENGTH = 8;

/** The PIN that follows one of `PIN_WORDS`. */
export function pinAfter(words: Words, index: number): Span | null {
  let first = index + 1;
  while (first <= index + MAX_LINKS && LINKS.has(words.at(first).text)) first += 1;
  let [text, end] = ['', first];
  for (; end < first + PIN_LENGTH && text.length < PIN_LENGTH && words.at(end).before.length <= 3; end += 1)
    text += words.at(end).text;
  const isPin = text.length === PIN_LENGTH && /^[0-9a-f]+$/u.test(text) && /[0-9]/u.test(text);
  return isPin ? [words.at(first).from, words.at(end - 1).to] : null;
}
