/** Invisible characters, and characters that look like those of a keyboard. They come with text pasted from chats and PDFs. */

/** As wide as a space and as empty: Braille's blank, and the fillers of Hangul, which count as letters. */
const BLANK_SIGNS = /[\u2800\u3164\uFFA0\u115F\u1160]/gu;

/** Joiners of emoji (`👩‍🍳`), of keycaps (`1️⃣`), and of scripts in which they change how a word is written. */
const JOINERS = [
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)[\\uFE0F\\u200D]',
  '\\uFE0F(?=\\u20E3)',
  '(?<=(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Zinh}\\p{sc=Zyyy}])[\\p{L}\\p{M}])[\\u200C\\u200D]',
].join('|');

/**
 * Controls but tab and line end, lone surrogates, which no JSON column takes, and what Unicode says to draw as nothing: soft
 * hyphens, spaces of no width, marks that turn text around, tags.
 */
const UNSEEN = /* @__PURE__ */ new RegExp(
  `[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\uFFF9-\\uFFFC\\u{1D159}\\p{Cs}\\p{Noncharacter_Code_Point}]|(?=\\p{Default_Ignorable_Code_Point})(?!${JOINERS}).`,
  'gu',
);
const JOINER = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without invisible characters; joiners stay where they join something. */
export const withoutUnseen = (text: string): string => text.replace(BLANK_SIGNS, ' ').replace(UNSEEN, '');

/** The same, without joiners too. */
export const withoutJoiners = (text: string): string => withoutUnseen(text).replace(JOINER, '');

/** Nothing that an eye sees: spaces, joiners, marks without a letter beneath them. Of a text without unseen signs. */
export const isBlank = (text: string): boolean => /^[\s\p{M}\p{Cf}]*$/u.test(text);

/** What people, phones and Word type for an apostrophe. */
export const APOSTROPHES = "'‘’‛ʼ´`ʻʽʹˈʾʿ′ꞌ＇";
/** Hyphens, dashes and the minus; the first looks the same everywhere. */
export const HYPHENS = '-‐‑‒–—―−﹘﹣－';

const ANY_APOSTROPHE = /* @__PURE__ */ new RegExp(`[${APOSTROPHES}]`, 'gu');
const ANY_HYPHEN = /* @__PURE__ */ new RegExp(`[${HYPHENS}]`, 'gu');

export const withPlainHyphens = (text: string): string => text.replace(ANY_HYPHEN, '-');

/** With one kind of apostrophe and one of hyphen, for every search and comparison. */
export const withPlainSigns = (text: string): string => withPlainHyphens(text).replace(ANY_APOSTROPHE, "'");

const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
const TO_ASCII = 0xfee0;

/** A number, an address or a code as a keyboard types it, even when copied; empty when nothing is visible. */
export function asTyped(text: string): string {
  const typed = withPlainHyphens(withoutJoiners(text))
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_ASCII))
    .replace(/\s/gu, ' ')
    .trim();
  return isBlank(typed) ? '' : typed;
}

/** A link without what was copied along at its ends. Inside it nothing is taken out: the rest would lead elsewhere. */
export function trimmedLink(text: string): string {
  const bare = withoutUnseen(text).trim();
  if (isBlank(bare)) return '';
  return text.includes(bare) ? bare : text.trim();
}
