import { readCommandLine } from '../../scripts/command-line';
import { StartUpError } from '../../scripts/start-up-error';

const USAGE = `npm run scam:check -- <file.json> [--json <file>] [--postings <postings.csv>] [--figures]

How well the rules that flag postings do on a list: [{"title", "description", "company", "salary", "expect": [reason…]}],
an empty "expect" for an honest posting. A salary is rupiah a month, {"min", "max", "period": "MONTHLY" or "HOURLY"}, or
missing; "location" may be there. The list counts as posted in its order on one day.

  --postings  the share of real postings that is flagged: CSV with the columns of import:jobs; the list may be missing then
  --figures   prints server/text/posting-flags/salary-figures.json as these postings make it
  --json      writes all figures and flags there`;

export interface CheckOptions {
  list: string | null;
  postings: string | null;
  json: string | null;
  figures: boolean;
}

/** Throws StartUpError for what cannot be understood. */
export function readCheckOptions(words: readonly string[]): CheckOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = readCommandLine(words, `\n\n${USAGE}`, {
    allowPositionals: true,
    options: { json: text, postings: text, figures: { type: 'boolean' } },
  });
  const [list = null, ...others] = positionals;
  const postings = values.postings ?? null;
  if ((list === null && postings === null) || others.length > 0) throw new StartUpError(USAGE);
  return { list, postings, json: values.json ?? null, figures: values.figures ?? false };
}
