import { MAX_SUGGESTIONS, SUGGESTION_PREFIX_MIN } from '../../../../domain/job-suggestions';
import { startsWord } from '../../../text/words';
import type { Suggestion } from './spellings';

/**
 * Numbers of suggestions by the first characters of a word. A list that is full sends what comes later to the list of one
 * character more. Numbers come in order, so all that start with a prefix are in its list and those of its beginnings, the
 * first ones in the shortest.
 */
type Lists = Map<string, number[]>;
/** More than a search needs, so that a full list covers all that it has sent on. */
const MAX_LISTED = 32 * MAX_SUGGESTIONS;

/** Finds suggestions by how their text starts, or one of its later words. */
export class SuggestionIndex {
  private readonly byStart: Lists = new Map();
  private readonly byLaterWord: Lists = new Map();

  private constructor(private readonly suggestions: readonly Suggestion[]) {}

  /** The most frequent first; of those that are equally frequent, the one that was given first. Yields after each. */
  static *of(given: readonly Suggestion[]): Generator<void, SuggestionIndex> {
    const byJobs = new Map<number, Suggestion[]>();
    for (const suggestion of given) {
      const equals = byJobs.get(suggestion.jobs);
      if (equals) equals.push(suggestion);
      else byJobs.set(suggestion.jobs, [suggestion]);
      yield;
    }
    const suggestions: Suggestion[] = [];
    for (const jobs of [...byJobs.keys()].toSorted((one, other) => other - one)) {
      for (const suggestion of byJobs.get(jobs) ?? []) {
        suggestions.push(suggestion);
        yield;
      }
    }
    const index = new SuggestionIndex(suggestions);
    for (const [number, { folded }] of suggestions.entries()) {
      index.add(number, folded);
      yield;
    }
    return index;
  }

  private add(number: number, folded: string): void {
    list(this.byStart, folded, 0, number);
    for (let at = 1; at < folded.length; at += 1)
      if (startsWord(folded, at)) list(this.byLaterWord, folded, at, number);
  }

  /** `prefix` is folded. Those that start with it, then those with a later word that does. */
  find(prefix: string): Suggestion[] {
    if (prefix.length < SUGGESTION_PREFIX_MIN) return [];
    const found = new Set<Suggestion>();
    this.collect(found, this.byStart, prefix, (folded) => folded.startsWith(prefix));
    this.collect(found, this.byLaterWord, prefix, (folded) => hasLaterStart(folded, prefix));
    return [...found];
  }

  private collect(found: Set<Suggestion>, lists: Lists, prefix: string, matches: (folded: string) => boolean): void {
    for (let length = SUGGESTION_PREFIX_MIN; length <= prefix.length; length += 1) {
      const numbers = lists.get(prefix.slice(0, length));
      if (!numbers) return;
      for (const number of numbers) {
        if (found.size >= MAX_SUGGESTIONS) return;
        const suggestion = this.suggestions[number];
        if (suggestion && matches(suggestion.folded)) found.add(suggestion);
      }
    }
  }
}

function list(lists: Lists, folded: string, start: number, number: number): void {
  for (let end = start + SUGGESTION_PREFIX_MIN; end <= folded.length; end += 1) {
    const key = folded.slice(start, end);
    const numbers = lists.get(key);
    if (!numbers) return void lists.set(key, [number]);
    // Another word of the same text that starts alike.
    if (numbers.at(-1) === number) return;
    if (numbers.length < MAX_LISTED) return void numbers.push(number);
  }
}

function hasLaterStart(folded: string, prefix: string): boolean {
  for (let at = folded.indexOf(prefix, 1); at >= 0; at = folded.indexOf(prefix, at + 1))
    if (startsWord(folded, at)) return true;
  return false;
}
