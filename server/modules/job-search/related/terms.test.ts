import { wordsOf } from '../../../text/words';
import { holds } from './phrases';
import synonyms from './synonyms.json';
import groups from './terms.json';

interface Group {
  terms: string[];
  also?: string[];
  beside?: string[];
  near?: string[];
  not?: string[];
  last?: string[];
  isField?: boolean;
  source: string;
}

const GROUPS: Group[] = groups;
/** Have two meanings, or a second group for them alone. */
const IN_TWO_GROUPS = ['estate manager', 'kepala', 'leasing', 'product designer'];

/**
 * Entries from the time before `synonyms.json`. A number above this says that a new entry has no pair there, or is in a
 * group that its pair's query does not name.
 */
const ENTRIES_WITHOUT_PAIR = 9_776;

/** What a group finds, and no pair of a search and a title shows. */
const withoutPair = ({ terms, also = [], beside = [], near = [] }: Group): string[] => {
  const pairs = synonyms
    .map(({ query, title }) => ({ query: wordsOf(query).join(' '), title: wordsOf(title).join(' ') }))
    .filter(({ query }) => terms.some((term) => holds(query, term)));
  return [...terms, ...also, ...beside, ...near].filter(
    (phrase) => !pairs.some(({ query, title }) => holds(title, phrase) && !holds(query, phrase)),
  );
};

const phrasesOf = ({ terms, also = [], beside = [], near = [], not = [], last = [] }: Group): string[] => [
  ...terms,
  ...also,
  ...beside,
  ...near,
  ...not,
  ...last,
];
const twiceIn = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at).toSorted();

describe('the file of related terms', () => {
  it('has at least 400 groups, each with its source and something to find', () => {
    expect(GROUPS.length).toBeGreaterThanOrEqual(400);
    for (const group of GROUPS) {
      expect(group.source).not.toBe('');
      expect(phrasesOf(group).length).toBeGreaterThan(1);
      for (const list of [group.terms, group.also, group.beside, group.near, group.not, group.last])
        expect(list).not.toEqual([]);
    }
  });

  it('has folded words with single spaces', () => {
    const phrases = GROUPS.flatMap(phrasesOf);
    expect(phrases.filter((phrase) => phrase === '' || wordsOf(phrase).join(' ') !== phrase)).toEqual([]);
  });

  it('has no phrase twice in a group, and a term in two groups only on purpose', () => {
    expect(GROUPS.flatMap((group) => twiceIn(phrasesOf(group)))).toEqual([]);
    expect(twiceIn(GROUPS.flatMap(({ terms }) => terms))).toEqual(IN_TWO_GROUPS);
  });
  it('has a pair of a search and a title for each new entry', () => {
    expect(GROUPS.flatMap(withoutPair).length).toBe(ENTRIES_WITHOUT_PAIR);
  });
});
