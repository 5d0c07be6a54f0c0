import { formatThousands } from './money';

/** Building blocks for the zod schemas that a form and the server share, and the folding that search relies on. */

// C0 and C1 controls but tab and newline, the marks that can turn text around on a screen, and halves of characters,
// which no JSON column takes.
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu;

/** One line of text as a person means it: no controls, no outer space, inner space single. */
export function cleanLine(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(UNWANTED, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A paragraph: line ends are kept as `\n`, controls and outer space go. */
export function cleanParagraph(value: string): string {
  return value.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
}

/** Lower case without accents, for comparing what people type with what is stored. Signs stay signs. */
export function foldForSearch(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const INVISIBLE =
  /\u2800|(?![\uFE0F\u200D])\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\uFE0F\u200D]/u;

/** Whether it holds a character that shows as nothing, but for the joints of emoji. */
export function hasInvisible(value: string): boolean {
  return INVISIBLE.test(value);
}

/**
 * Only http and https, written out: a `javascript:` link in a profile must never reach a page, and `https:here` leads
 * to a page of this site when it is read there. Nothing in it may turn around what a person reads.
 */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(value) || value.search(UNWANTED) >= 0 || !URL.canParse(value)) return false;
  return new URL(value).hostname !== '';
}

/** A link that may be stored from now on: encrypted, and without user and password, behind which the true host hides. */
export function isSafeLink(value: string): boolean {
  if (!isWebUrl(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

/** False for a new or changed link that is not safe. What is stored stays valid when its form is saved again. */
export function isLinkAllowed(
  link: string | null | undefined,
  stored: readonly (string | null | undefined)[],
): boolean {
  const given = (link ?? '').trim();
  return given === '' || stored.includes(given) || isSafeLink(given);
}

export function uniqueTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(cleanLine)) {
    if (tag && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  }
  return [...byKey.values()];
}

/** `1 applicant`, `1.200 jobs`, `2 companies`: a count with its noun, which takes an s where no plural is given. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatThousands(count)} ${count === 1 ? noun : plural}`;
}
