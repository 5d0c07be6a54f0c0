import type { JobSuggestionKind } from '../../../../domain/job-suggestions';
import { foldForSearch } from '../../../../domain/text';

/** A title, skill or company. */
export interface Suggestion {
  kind: JobSuggestionKind;
  folded: string;
  /** As most jobs spell it. */
  text: string;
  /** How many hold it. */
  jobs: number;
}

/** Jobs by the text that they hold, as they spell it. */
export type Spellings = Map<string, number>;

/** One suggestion for spellings that differ only in case and accents. Yields after each. */
export function* withoutVariants(kind: JobSuggestionKind, spellings: Spellings): Generator<void, Suggestion[]> {
  const byFolded = new Map<string, Suggestion>();
  for (const [text, jobs] of spellings) {
    const folded = foldForSearch(text);
    const known = byFolded.get(folded);
    if (!known) byFolded.set(folded, { kind, folded, text, jobs });
    else {
      known.jobs += jobs;
      if (jobs > (spellings.get(known.text) ?? 0)) known.text = text;
    }
    yield;
  }
  return [...byFolded.values()];
}
