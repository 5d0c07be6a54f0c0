import type { JobDocument } from './documents';
import type { Judgment } from './judgments';

/** How many of the first results count. */
export const RECALL_AT = 50;
const PRECISION_AT = 10;
const SHOWN_TITLES = 10;

export interface QueryFigures {
  query: string;
  /** How many documents are. */
  relevant: number;
  recall: number;
  precision: number;
  /** Titles of relevant documents that are not among the first 50 results; none where these are all they can be. */
  missed: string[];
  /** Titles among the first 50 results that are not relevant, in their order. */
  wrong: string[];
}

/** Null when no document is relevant, and so nothing can be measured. */
export function figuresOf(
  { query, isRelevant }: Judgment,
  documents: readonly JobDocument[],
  answers: readonly JobDocument[],
): QueryFigures | null {
  const relevant = new Set(documents.filter(({ title }) => isRelevant(title)));
  if (relevant.size === 0) return null;
  const first = answers.slice(0, RECALL_AT);
  const share = (count: number): number =>
    first.slice(0, count).filter((answer) => relevant.has(answer)).length / Math.min(count, relevant.size);
  const recall = share(RECALL_AT);
  return {
    query,
    relevant: relevant.size,
    recall,
    precision: share(PRECISION_AT),
    missed: recall === 1 ? [] : titlesOf([...relevant].filter((document) => !first.includes(document))),
    wrong: titlesOf(first.filter((answer) => !relevant.has(answer))),
  };
}

const titlesOf = (documents: readonly JobDocument[]): string[] =>
  [...new Set(documents.map(({ title }) => title))].slice(0, SHOWN_TITLES);

export type Measure = 'recall' | 'precision';

export function meanOf(measure: Measure, figures: readonly QueryFigures[]): number {
  return figures.reduce((sum, query) => sum + query[measure], 0) / Math.max(1, figures.length);
}

/** Those that are not perfect, the worst first. */
export function worstBy(measure: Measure, figures: readonly QueryFigures[], count: number): QueryFigures[] {
  return figures
    .filter((query) => query[measure] < 1)
    .toSorted((one, other) => one[measure] - other[measure])
    .slice(0, count);
}
