import type { RelatedWords } from '../search-query';
import type { Services } from '../../../services';
import type { TitleWords, JobCountByWord } from '../vocabulary/title-words';
import { withTukang, plainForm } from './everyday-forms';
import { expand } from './expand';
import { relax, type RelaxedSearch } from './relax';
import { withoutBrands, withoutStopPhrases, isBrandWord } from './stop-phrases';
import { tokenizeSearch } from './tokenize';
import { wordsOfPlaces } from '../../../text/places/place-of';
import { TERM_WORDS, isTerm, meaningOf } from './related-terms';
import { editDistance } from './edit-distance';
import { holds } from './phrases';
import { LEADERS, LED, LED_JOBS, OTHER_LINES } from './word-lists';

/** The part of a `SearchPlan` that says which words mean the same (docs/adr/0014-one-list-for-a-search.md). */
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
export const MAX_WORDS = 8;
/** The words that count are among this many, after removing stop phrases. */
const MAX_WORDS_READ = 16;

/**
 * Works on the words of a search, as typed; what it knows of the postings is `services.jobVocabulary`. Null where the words
 * do not say which job is looked for.
 */
export function planRelated(
  { jobVocabulary }: Pick<Services, 'jobVocabulary'>,
  all: readonly string[],
  /** What an earlier page was corrected to, empty where it was not; null for the first page. */
  given: readonly string[] | null,
): RelatedPlan | null {
  const titles = jobVocabulary.titles();
  const typed = all.slice(0, MAX_WORDS);
  const sought = withTukang(withoutStopPhrases(all.slice(0, MAX_WORDS_READ))).slice(0, MAX_WORDS);
  if (sought.length === 0) return null;
  const corrected =
    given === null ? correctWords(sought, titles.words) : given.length > 0 ? given.slice(0, MAX_WORDS) : sought;
  const correctedSearch = corrected.join() === sought.join() ? null : corrected.join(' ');
  const { plan, found } = planOf(corrected, typed, titles);
  const unbranded = found > 0 ? corrected : withoutBrands(corrected);
  return { ...(unbranded.length < corrected.length ? planOf(unbranded, typed, titles).plan : plan), correctedSearch };
}

/** With how many titles hold everything. Each step adds to what the one before it found. */
function planOf(
  corrected: readonly string[],
  typed: readonly string[],
  titles: TitleWords,
): { plan: Omit<RelatedPlan, 'correctedSearch'>; found: number } {
  const search = relax(expand(tokenizeSearch(corrected), titles), titles);
  const { groups, broader, placeIds, words, placeId, relatedSearches, found } = search;
  return {
    found,
    plan: {
      related: { typed, groups, ...exclude(search), placeIds, broader },
      words: words.join(' '),
      placeId,
      relatedSearches,
    },
  };
}

/** A word in this many titles is not corrected. */
const MANY_JOBS = 3;
const MIN_LENGTH = 4;
/** Words of this many letters may have one error, longer ones two. */
const MAX_LENGTH_WITH_ONE = 7;
/** More than the jobs of any word. */
const TERM_FIRST = 1e9;

/**
 * The word that was probably meant; null when this one may be meant, or nothing is near. Among those equally near, terms
 * come first, also with the word beside it, then words that more titles hold. `jobs` are the titles' words, each with the number of its jobs.
 */
function correctWord(
  word: string,
  jobs: ReadonlyMap<string, number>,
  { before, after }: { before?: string | undefined; after?: string | undefined } = {},
): string | null {
  const own = jobs.get(word) ?? 0;
  if (word.length < MIN_LENGTH || TERM_WORDS.has(word) || own >= MANY_JOBS || /\d/.test(word)) return null;
  const most = word.length <= MAX_LENGTH_WITH_ONE ? 1 : 2;
  let best: { word: string; distance: number; rank: number } | null = null;
  const consider = (candidate: string, count: number): void => {
    if (candidate.length < MIN_LENGTH) return;
    const distance = editDistance(word, candidate, best?.distance ?? most);
    if (distance > most || distance === 0) return;
    const isOne = [candidate, `${before} ${candidate}`, `${candidate} ${after}`].some(isTerm);
    const rank = count + (isOne ? TERM_FIRST : 0);
    if (best && (distance > best.distance || (distance === best.distance && rank <= best.rank))) return;
    best = { word: candidate, distance, rank };
  };
  for (const [candidate, count] of jobs) if (count > own) consider(candidate, count);
  for (const candidate of TERM_WORDS) if (!jobs.has(candidate)) consider(candidate, 0);
  return (best as { word: string } | null)?.word ?? null;
}

/** The words without typing errors, and as they are written where they were typed as they are spoken. */
function correctWords(words: readonly string[], jobCounts: JobCountByWord): string[] {
  const isWritten = (word: string): boolean => jobCounts.has(word) || TERM_WORDS.has(word);
  const inPlaces = wordsOfPlaces(words);
  return words.map((word, at) => {
    if (inPlaces.has(at) || isBrandWord(word)) return word;
    const [before, after] = [words[at - 1], words[at + 1]];
    const plain = isWritten(word) ? null : plainForm(word, isWritten, after);
    return plain ?? correctWord(word, jobCounts, { before, after }) ?? word;
  });
}

/** Which titles are not found, and which come after the others. */
const exclude = (search: RelaxedSearch): Pick<RelatedWords, 'not' | 'last'> => ({
  not: otherJobs(search),
  last: lastTitles(search),
});

/** What no title may have: other jobs' words that look like those of the search, but none that the search itself has. */
function otherJobs({ words, jobWords, terms, groups }: RelaxedSearch): string[] {
  const wholes = terms.map((term) => meaningOf(term.join(' ')));
  const meanings = [...wholes, ...jobWords.map(meaningOf)];
  const meant = [words.join(' '), jobWords.join(' '), ...wholes.flatMap(({ others }) => others)];
  const isMeant = (phrase: string): boolean => meant.some((own) => holds(own, phrase));
  const isLed =
    (jobWords.length < words.length && words.some((word) => LED.has(word))) ||
    (jobWords.length > 1 && jobWords.some((word) => LED_JOBS.has(word)));
  const lines = wholes.some(({ isField }) => isField) ? OTHER_LINES : [];
  return [
    ...new Set([
      ...meanings.flatMap(({ not }) => not).filter((phrase) => !isMeant(phrase)),
      ...(isLed && !jobWords.some((word) => LEADERS.includes(word)) ? LEADERS : []),
      ...lines.filter((line) => !groups.flat().some((phrase) => line.some((word) => holds(phrase, word)))).flat(),
    ]),
  ];
}

/** What titles have that come after the others: close jobs and other levels, but nothing that the search itself names. */
function lastTitles({ jobWords, terms }: RelaxedSearch): string[] {
  const wholes = terms.map((term) => meaningOf(term.join(' ')));
  // `pa direktur` is a personal assistant, who is no close job of a director here.
  const ofWords = jobWords
    .flatMap((word) => meaningOf(word).last)
    .filter((phrase) => !wholes.some(({ others }) => others.some((other) => holds(other, phrase))));
  const isMeant = (phrase: string): boolean =>
    holds(jobWords.join(' '), phrase) || jobWords.some((word) => isSynonym(word, phrase) && isSynonym(phrase, word));
  return [...new Set([...wholes.flatMap(({ last }) => last), ...ofWords])].filter((phrase) => !isMeant(phrase));
}

const isSynonym = (one: string, other: string): boolean => meaningOf(one).others.includes(other);
