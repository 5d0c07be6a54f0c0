import type { Groups } from './looser-groups';
import { without, withoutLonger } from './phrases';
import { isTerm, MAX_TERM_WORDS, meaningOf, TERM_WORDS } from './related-terms';
import { AGENTS, STAFF } from './search-words';
import { otherForms } from './word-forms';

/** How many titles hold each word. */
export type Jobs = ReadonlyMap<string, number>;

/** The words from left to right in terms as long as they can be; what is no term is a word by itself. */
export function partsOf(words: readonly string[], isOne = isTerm): (readonly string[])[] {
  const parts: (readonly string[])[] = [];
  for (let start = 0; start < words.length; ) {
    let end = Math.min(words.length, start + MAX_TERM_WORDS);
    while (end > start + 1 && !isOne(words.slice(start, end).join(' '))) end -= 1;
    parts.push(words.slice(start, end));
    start = end;
  }
  return parts;
}

/** They stand before what is meant: `anak magang`, but `guru anak`. */
export function withoutAgents(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const first = parts.findIndex((part) => part.length > 1 || !part.every((word) => AGENTS.has(word)));
  return first > 0 ? parts.slice(first) : parts;
}

/**
 * For each word of a part what may be in its place: what the word means, and what the whole part means. So `admin gudang`
 * finds `warehouse admin`, a term that means the same, and `Administrasi Gudang`, which has a meaning of each word.
 */
export function groupsOf(part: readonly string[], isBesideOthers: boolean, jobs: Jobs): string[][] {
  const term = part.join(' ');
  const whole = meaningOf(term);
  const words = without(STAFF, part);
  return partsOf(words, (some) => some !== term && isTerm(some)).map((some) => {
    const word = some.join(' ');
    const own = part.length > 1 ? meaningOf(word) : null;
    const forms = TERM_WORDS.has(word) ? [] : otherForms(word, (form) => jobs.has(form));
    return withoutLonger([
      word,
      ...(own?.others ?? []),
      ...whole.others,
      ...(isBesideOthers ? whole.beside : []),
      ...forms,
    ]);
  });
}

/** Without those of which no title has anything, unless nothing would be left: one such word must not empty the list. */
export function withoutUnknown(groups: Groups, jobs: Jobs): Groups {
  const known = groups.filter((group) => group.some((phrase) => phrase.split(' ').every((word) => jobs.has(word))));
  return known.length > 0 ? known : groups;
}
