import { cleanLine } from './text';

/** What a person's name may be. Names stored before the rule stay valid until they are changed. */

const MAX_WORDS = 8;
/** Letters of any script with their combining marks, and the signs of names and titles. Fillers are letters too, but invisible. */
const NAME = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M} '’.,-])+$/u;
/** `www.rina.id` and `rina.com` consist of letters and dots too. */
const WEB_ADDRESS = /^www\.|\p{L}\.(?:com|net|org|id|io)$/iu;

/** A name as it is stored: one line, with apostrophes in place of backticks. */
export function cleanPersonName(value: string): string {
  return cleanLine(value).replaceAll('`', "'");
}

/** Letters, spaces, apostrophes, hyphens, dots and commas, in at most eight words. */
export function isPersonName(name: string): boolean {
  const words = name.split(/\s+/u).filter(Boolean);
  return (
    NAME.test(name) && /\p{L}/u.test(name) && words.length <= MAX_WORDS && !words.some((word) => WEB_ADDRESS.test(word))
  );
}

/** Whether a profile may be saved with this name: it keeps the rule, or it is the stored one. */
export function mayKeepOrTakeName(name: string, stored: string): boolean {
  return name === cleanPersonName(stored) || isPersonName(name);
}
