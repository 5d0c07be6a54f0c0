import { inSlices } from '../../../background/in-slices';
import { startsWord } from '../../../text/words';
import { SuggestionIndex } from './suggestion-index';

const letter = (at: number): string => 'abc '.charAt(at % 4);

/** Texts of few letters, so that many start alike and lists overflow. */
const SUGGESTIONS = Array.from({ length: 4_000 }, (_, number) => {
  const folded = Array.from({ length: 2 + (number % 7) }, (_letter, at) => letter((number * 7 + 3) >>> (at * 2))).join(
    '',
  );
  return { kind: 'TITLE' as const, folded: `${folded}${number}`, text: folded, jobs: 1 + ((number * 31) % 97) };
});
const byFrequency = SUGGESTIONS.toSorted((one, other) => other.jobs - one.jobs);

/** Looks at every suggestion. */
function expected(prefix: string): string[] {
  const starting = byFrequency.filter(({ folded }) => folded.startsWith(prefix));
  const later = byFrequency.filter(({ folded }) =>
    [...folded].some((_letter, at) => at > 0 && folded.startsWith(prefix, at) && startsWord(folded, at)),
  );
  return [...new Set([...starting, ...later])].slice(0, 8).map(({ folded }) => folded);
}

it('finds what looking at every suggestion finds, in the same order', async () => {
  const index = await inSlices(SuggestionIndex.of(SUGGESTIONS));
  const prefixes = new Set(
    SUGGESTIONS.flatMap(({ folded }) => [2, 3, 4, 5, 9].map((length) => folded.slice(0, length))),
  );
  const words = SUGGESTIONS.flatMap(({ folded }) => folded.split(' ').slice(1)).map((word) => word.slice(0, 3));
  const asked = [...prefixes, ...words, 'zz', 'abcz'].filter((prefix) => prefix.length >= 2).slice(0, 400);

  const answers = asked.map(expected);
  expect(asked.map((prefix) => index.find(prefix).map(({ folded }) => folded))).toEqual(answers);
  expect(answers.filter((found) => found.length === 8).length).toBeGreaterThan(100);
});
