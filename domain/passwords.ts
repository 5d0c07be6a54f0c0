import { foldForSearch } from './text';

/** What is too easy to guess of a new password, beside the rules of its form. Never asked about one that is stored. */

export interface PasswordOwner {
  email: string;
  /** Of the person, and of the company. */
  names: readonly (string | null)[];
}

const SHORTEST_WORD = 4;

/** Lower case, without accents, letters and digits only: `Dewi.Lestari!` and `dewilestari` are alike. */
function bare(text: string): string {
  return foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether it holds the owner's address, the part before the @, or a word of a name; from four letters each. */
export function holdsOwnData(password: string, { email, names }: PasswordOwner): boolean {
  const words = names.flatMap((name) => foldForSearch(name ?? '').split(/[^\p{L}]+/u));
  const parts = [bare(email), bare(email.split('@')[0] ?? ''), ...words.map(bare)].filter(
    (part) => part.length >= SHORTEST_WORD,
  );
  const text = bare(password);
  return parts.some((part) => text.includes(part));
}

/** As which entries of a list of well-known passwords it counts: `P@ssw0rd!` is `p@ssw0rd`, `Password-1` is `password1`. */
export function listedSpellings(password: string): string[] {
  const lower = password.toLowerCase();
  const withoutOuterSigns = lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const asLetters = lower.replaceAll('@', 'a').replaceAll('$', 's');
  return [...new Set([lower, withoutOuterSigns, bare(lower), bare(asLetters)])];
}
