import { wordsOfPlaces } from '../../../text/places/place-of';
import type { JobCountByWord } from '../vocabulary/title-words';
import { correctWord } from './correct-word';
import { plainForm } from './everyday-forms';
import { TERM_WORDS } from './related-terms';
import { isBrandWord } from './stop-phrases';

/** The words without typing errors, and as they are written where they were typed as they are spoken. */
export function correctWords(words: readonly string[], jobCounts: JobCountByWord): string[] {
  const isWritten = (word: string): boolean => jobCounts.has(word) || TERM_WORDS.has(word);
  const inPlaces = wordsOfPlaces(words);
  return words.map((word, at) => {
    if (inPlaces.has(at) || isBrandWord(word)) return word;
    const [before, after] = [words[at - 1], words[at + 1]];
    const plain = isWritten(word) ? null : plainForm(word, isWritten, after);
    return plain ?? correctWord(word, jobCounts, { before, after }) ?? word;
  });
}
