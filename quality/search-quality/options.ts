import { readCommandLine } from '../../scripts/command-line';
import { StartUpError } from '../../scripts/start-up-error';
import type { Measure } from './figures';

const USAGE = `npm run search:quality -- <postings.csv> <judgments.json> [--keep] [--json <file>] [--min-recall 0.9] [--min-precision 0.9]

Searches for each query of the judgments, [{"query", "relevant": [regex…], "not": [regex…]}] over titles, on a
database of the distinct titles and companies of the postings.

  --keep            keeps that database in .data/search-quality, so that the next run with the same postings is quick
  --json            writes each query's figures there, with the titles that it missed and those that are wrong
  --min-recall, --min-precision
                    exit code 1 when the mean is lower`;

export interface QualityOptions {
  postings: string;
  judgments: string;
  keep: boolean;
  json: string | null;
  least: Record<Measure, number>;
}

/** Throws StartUpError for what cannot be understood. */
export function readQualityOptions(words: readonly string[]): QualityOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = readCommandLine(words, `\n\n${USAGE}`, {
    allowPositionals: true,
    options: { keep: { type: 'boolean' }, json: text, 'min-recall': text, 'min-precision': text },
  });
  const [postings, judgments, ...others] = positionals;
  if (postings === undefined || judgments === undefined || others.length > 0) throw new StartUpError(USAGE);
  return {
    postings,
    judgments,
    keep: values.keep ?? false,
    json: values.json ?? null,
    least: { recall: shareOf(values['min-recall']), precision: shareOf(values['min-precision']) },
  };
}

function shareOf(text = '0'): number {
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) throw new StartUpError(`A share is between 0 and 1, not ${text}.`);
  return share;
}
