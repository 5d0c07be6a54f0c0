import { foldForSearch } from './text';

/** Which new passwords are too easy to guess, besides the rules of the form. Stored passwords are never checked. */

export interface PasswordOwner {
  email: string;
  /** The names of the person and of the company. */
  names: readonly (string | null)[];
  /** Of a company alone, which has no name of a person. */
  isCompany?: boolean;
}

const MIN_WORD_LENGTH = 4;

/** Lower case, without accents, letters and digits only: `Dewi.Lestari!` and `dewilestari` are alike. */
function bare(text: string): string {
  return foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether it contains the owner's address, the part before the @, or a word of a name, each of four letters or more. */
export function holdsOwnData(password: string, { email, names }: PasswordOwner): boolean {
  const words = names.flatMap((name) => foldForSearch(name ?? '').split(/[^\p{L}]+/u));
  const parts = [bare(email), bare(email.split('@')[0] ?? ''), ...words.map(bare)].filter(
    (part) => part.length >= MIN_WORD_LENGTH,
  );
  const text = bare(password);
  return parts.some((part) => text.includes(part));
}

/** The spellings to look up in the list of well-known passwords: `P@ssw0rd!` is `p@ssw0rd`, `Password-1` is `password1`. */
export function listedSpellings(password: string): string[] {
  const lower = password.toLowerCase();
  const withoutOuterSigns = lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const asLetters = lower.replaceAll('@', 'a').replaceAll('$', 's');
  return [...new Set([lower, withoutOuterSigns, bare(lower), bare(asLetters)])];
}
