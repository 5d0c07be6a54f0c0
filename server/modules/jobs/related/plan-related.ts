import { placeNamed } from '../../../text/places/place-of';
import type { RelatedWords } from '../../../ports';
import type { Services } from '../../../services';
import type { TitleWords } from '../vocabulary/title-words';
import { correctWord } from './correct-word';
import { broaderOf, looserParts } from './broader-jobs';
import { plainForm, withoutAddress } from './everyday-forms';
import { closeJobs, otherJobs } from './excluded-titles';
import { looserGroups, strictestFound } from './looser-groups';
import { without, withoutLonger } from './phrases';
import { placeInSearch } from './place-in-search';
import { isTerm, meaningOf, TERM_WORDS } from './related-terms';
import { isBrandWord, jobWords, withoutBrands } from './said-around-jobs';
import { STAFF } from './search-words';
import { groupsOf, partsOf, withoutAgents, withoutUnknown, type Jobs } from './word-groups';

/** What a search is taken to mean (docs/adr/0014-one-list-for-a-search.md). */
export interface RelatedPlan {
  related: RelatedWords;
  /** What is looked for, without the words around it and without its place. */
  words: string;
  /** Where the search names one. */
  placeId: string | null;
  correctedSearch: string | null;
  relatedSearches: string[];
}

/** Longer searches are sentences; each word costs. */
const MAX_WORDS = 8;
const MAX_TYPED_WORDS = 16;
const MAX_SEARCHES = 6;
/** So few titles with all of a search are no list: those with less of it follow. */
const FEW_TITLES = 10;

/**
 * Works on the words of a search, as typed; what it knows of the postings is `services.jobVocabulary`. Null where the words
 * do not say which job is looked for.
 */
export function planRelated(
  { jobVocabulary }: Pick<Services, 'jobVocabulary'>,
  all: readonly string[],
): RelatedPlan | null {
  const titles = jobVocabulary.titles();
  const typed = all.slice(0, MAX_WORDS);
  const sought = withoutAddress(jobWords(all.slice(0, MAX_TYPED_WORDS))).slice(0, MAX_WORDS);
  if (sought.length === 0) return null;
  const meant = meantBy(sought, titles.words);
  const correctedSearch = meant.join() === sought.join() ? null : meant.join(' ');
  const { plan, found } = planOf(meant, typed, titles);
  const unbranded = found > 0 ? meant : withoutBrands(meant);
  return { ...(unbranded.length < meant.length ? planOf(unbranded, typed, titles).plan : plan), correctedSearch };
}

/** The words without typing errors, and as they are written where they were typed as they are spoken. */
function meantBy(sought: readonly string[], jobs: Jobs): string[] {
  const isWritten = (word: string): boolean => jobs.has(word) || TERM_WORDS.has(word);
  return sought.map((word, at) => {
    if (placeNamed(word) || isBrandWord(word)) return word;
    const [before, after] = [sought[at - 1], sought[at + 1]];
    const plain = isWritten(word) ? null : plainForm(word, isWritten, after);
    return plain ?? correctWord(word, jobs, { before, after }) ?? word;
  });
}

/** With how many titles hold everything. */
function planOf(
  meant: readonly string[],
  typed: readonly string[],
  titles: TitleWords,
): { plan: Omit<RelatedPlan, 'correctedSearch'>; found: number } {
  const jobs = titles.words;
  const { words, place, placeId, placeIds } = placeInSearch(meant, (word) => TERM_WORDS.has(word));
  const job = without(STAFF, words);
  // `staff toko` is a term, of which `toko` alone is not the meaning.
  const parts = isTerm(words.join(' ')) ? [words] : withoutAgents(partsOf(job));
  const all = parts.flatMap((part) => groupsOf(part, parts.length > 1, jobs));
  const strict = withoutUnknown(all, jobs);
  const found = titles.countMatching(strict);
  // `dokter hewan` is no doctor for people: a term that titles have is not taken apart.
  const apart = found > 0 && isTerm(words.join(' ')) ? [] : looserParts(words, jobs);
  const looser = found < FEW_TITLES ? looserGroups(apart) : [];
  const loose = looser.map((some) => withoutUnknown(some, jobs));
  const groups = found > 0 ? strict : (strictestFound(loose, titles) ?? strict);
  const broader = broaderOf(words, apart, looser, titles);
  return {
    found,
    plan: {
      related: {
        typed,
        groups,
        not: otherJobs(words, job, parts, groups),
        last: closeJobs(job, parts),
        placeIds,
        broader,
      },
      words: words.join(' '),
      placeId,
      relatedSearches: searchesFor(parts, jobs).map((other) => [other, ...place].join(' ')),
    },
  };
}

/** The search with another term in the place of one of its own, for each that postings hold; the most frequent first. */
function searchesFor(parts: readonly (readonly string[])[], jobs: Jobs): string[] {
  const sorted = (words: readonly string[]): string => words.toSorted().join(' ');
  const own = sorted(parts.flat());
  const found = parts.flatMap((part, at) =>
    withoutLonger([part.join(' '), ...meaningOf(part.join(' ')).others]).map((other) => ({
      search: parts.map((same, place) => (place === at ? other : same.join(' '))).join(' '),
      jobs: Math.min(...other.split(' ').map((word) => jobs.get(word) ?? 0)),
    })),
  );
  return found
    .filter((other) => other.jobs > 0 && sorted(other.search.split(' ')) !== own)
    .toSorted((one, other) => other.jobs - one.jobs)
    .slice(0, MAX_SEARCHES)
    .map(({ search }) => search);
}
