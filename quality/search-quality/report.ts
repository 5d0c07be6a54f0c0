import { meanOf, worstBy, type Measure, type QueryFigures } from './figures';

export interface QualityReport {
  documents: number;
  figures: QueryFigures[];
  /** Queries that no document is relevant to; they are left out of the means. */
  withoutRelevant: string[];
}

const SHOWN_QUERIES = 10;
const NAMES = { recall: 'recall@50', precision: 'precision@10' } as const satisfies Record<Measure, string>;

export type Means = Record<'queries' | Measure, number>;

export function meansOf({ figures }: QualityReport): Means {
  return {
    queries: figures.length,
    recall: meanOf('recall', figures),
    precision: meanOf('precision', figures),
  };
}

export function meetsTargets(means: Means, least: Record<Measure, number>): boolean {
  return means.recall >= least.recall && means.precision >= least.precision;
}

export function reportLines(report: QualityReport): string[] {
  const { queries, recall, precision } = meansOf(report);
  const { withoutRelevant } = report;
  return [
    `${queries} queries on ${report.documents} documents`,
    ...(withoutRelevant.length === 0 ? [] : [`left out, nothing is relevant: ${withoutRelevant.join(', ')}`]),
    `${NAMES.recall.padEnd(12)}  ${recall.toFixed(3)}`,
    `${NAMES.precision.padEnd(12)}  ${precision.toFixed(3)}`,
    ...worstLines('recall', report.figures),
    ...worstLines('precision', report.figures),
  ];
}

function worstLines(measure: Measure, figures: readonly QueryFigures[]): string[] {
  const worst = worstBy(measure, figures, SHOWN_QUERIES);
  if (worst.length === 0) return [];
  const width = Math.max(...worst.map(({ query }) => query.length));
  return [
    '',
    `Worst by ${NAMES[measure]}`,
    ...worst.map(({ query, relevant, missed, wrong, ...values }) =>
      [
        `  ${values[measure].toFixed(2)}  ${query.padEnd(width)}  ${String(relevant).padStart(4)} relevant`,
        ...(missed[0] === undefined ? [] : [`missed: ${missed[0]}`]),
        ...(wrong[0] === undefined ? [] : [`wrong: ${wrong[0]}`]),
      ].join('; '),
    ),
  ];
}
