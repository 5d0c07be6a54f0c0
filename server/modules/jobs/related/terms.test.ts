import { wordsOf } from '../../../text/words';
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
});
