import { isBlank, withoutJoiners, withoutUnseen, withPlainSigns } from './signs';

/** Texts as they are stored, and the folding that search relies on. */

/**
 * More combining marks in a row than any language writes. Putting them in order takes the square of their number, so text
 * is cut to as many before it is normalised (Unicode Standard Annex 15, "Stream-Safe Text Format").
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

export const withFewMarks = (value: string): string => value.replace(TOO_MANY_MARKS, '$1');

/** Not the signs for whole phrases, such as \uFDFA, which becomes 18 letters; no other character grows beyond seven. */
const SHORT = /[^\uFDFA\uFDFB]+/g;

/** Word's own bullets, signs of its symbol fonts: these three anywhere, the others where a line begins with one. */
const BULLETS = /(?:[\uF0A7\uF0B7\uF0D8]|^[\uF020-\uF0FF])[ \t\u00A0]*/gmu;
/** Vertical tabs, form feeds and the separators of Unicode end a line too, as in Word. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** Empty when there is nothing to see. */
function seen(value: string): string {
  const text = withFewMarks(withoutUnseen(value)).normalize('NFC').trim();
  return isBlank(text) ? '' : text;
}

/** One line of text: nothing unseen, no outer space, single inner spaces. */
export function cleanLine(value: string): string {
  return seen(value.replace(BULLETS, '- ').replace(LINE_END, ' ')).replace(/\s+/gu, ' ');
}

/** A paragraph: line ends are kept as `\n`; what is unseen and outer space go. */
export function cleanParagraph(value: string): string {
  return seen(value.replace(LINE_END, '\n').replace(BULLETS, '- '));
}

/**
 * Lower case without accents and unseen signs, with one kind of apostrophe and hyphen, for comparing what people type with
 * what is stored. Other signs stay.
 */
export function foldForSearch(value: string): string {
  return withFewMarks(withPlainSigns(withoutJoiners(value)))
    .replace(SHORT, (part) => part.normalize('NFKD'))
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

export function uniqueTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(cleanLine)) {
    if (tag && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  }
  return [...byKey.values()];
}
