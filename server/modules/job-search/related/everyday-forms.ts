import { isTerm } from './related-terms';
import { stemsOf } from './word-forms';

/** What everyday speech puts in place of the first letters of a stem: `nyopir` for `sopir`, `ngirim` for `kirim`. */
const SPOKEN_NASALS = [
  { spoken: 'nge', starts: [''] },
  { spoken: 'ng', starts: ['k', ''] },
  { spoken: 'ny', starts: ['s', 'c'] },
  { spoken: 'n', starts: ['t'] },
  { spoken: 'm', starts: ['p'] },
];
const MIN_STEM_LENGTH = 3;

/** Men and women at work, as they are called: the file of terms says `tukang`. */
const CALLED = new Set('kang akang abang bang mang mamang'.split(' '));

/** `kang cukur` is a `tukang cukur`. */
export const withTukang = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? words.map((word, at) => (at === 0 && CALLED.has(word) ? 'tukang' : word)) : words;

/**
 * The stem of a spoken form that titles do not use, if titles or terms have it: `ngelas` for `las`. With the word
 * after it where both are a term.
 */
export function plainForm(word: string, isKnown: (stem: string) => boolean, after = ''): string | null {
  const stems = [word, ...(word.endsWith('in') ? [word.slice(0, -2)] : [])].flatMap((form) => [
    ...(form === word ? [] : [form]),
    ...SPOKEN_NASALS.filter(({ spoken }) => form.startsWith(spoken)).flatMap(({ spoken, starts }) =>
      starts.map((start) => start + form.slice(spoken.length)),
    ),
  ]);
  const known = [...stems, ...stemsOf(word)].filter(
    (stem) => stem !== word && stem.length >= MIN_STEM_LENGTH && isKnown(stem),
  );
  return known.find((stem) => isTerm(`${stem} ${after}`)) ?? known.find(isTerm) ?? known[0] ?? null;
}
