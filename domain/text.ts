/** Building blocks for the zod schemas that a form and the server share, and the folding that search relies on. */

// C0 and C1 controls except tab and newline, marks that reverse text on a screen, and lone surrogates, which no JSON
// column takes.
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu;

export function hasUnwanted(value: string): boolean {
  return value.search(UNWANTED) >= 0;
}

/**
 * More combining marks in a row than any language writes. Putting them in order takes the square of their number, so text
 * is cut to as many before it is normalised (Unicode Standard Annex 15, "Stream-Safe Text Format").
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

export const withFewMarks = (value: string): string => value.replace(TOO_MANY_MARKS, '$1');

/** All but the signs for whole phrases, such as \uFDFA, which becomes 18 letters; no other character grows beyond seven. */
const SHORT = /[^\uFDFA\uFDFB]+/g;

/** One line of text: no controls, no outer space, single inner spaces. */
export function cleanLine(value: string): string {
  return withFewMarks(value.replace(/[\r\n\t]+/g, ' ').replace(UNWANTED, ''))
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A paragraph: line ends are kept as `\n`, controls and outer space go. */
export function cleanParagraph(value: string): string {
  return withFewMarks(value.replace(/\r\n?/g, '\n').replace(UNWANTED, '')).normalize('NFC').trim();
}

/** Lower case without accents, for comparing what people type with what is stored. Signs stay signs. */
export function foldForSearch(value: string): string {
  return withFewMarks(value)
    .replace(SHORT, (part) => part.normalize('NFKD'))
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const INVISIBLE =
  /\u2800|(?![\uFE0F\u200D])\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\uFE0F\u200D]/u;

/** Whether it contains an invisible character, except the joiners of emoji. */
export function hasInvisible(value: string): boolean {
  return INVISIBLE.test(value);
}

export function uniqueTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(cleanLine)) {
    if (tag && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  }
  return [...byKey.values()];
}
