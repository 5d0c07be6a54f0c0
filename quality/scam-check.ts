import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { salaryOf } from '../domain/salaries';
import { readPostings } from '../scripts/import/import-postings';
import { readJudgedPostings, type JudgedPosting } from './scam-check/judged-postings';
import { figuresOf, flagAll, type Flagged } from './scam-check/measure-flags';
import { readCheckOptions } from './scam-check/options';
import { salaryFigures } from './scam-check/salary-figures';
import { listLines, postingLines } from './scam-check/report';
import { runCommandLine } from '../scripts/start-up-error';

/** `npm run scam:check -- <file.json>`: how well the rules that flag postings do. */
async function scamCheck(words: readonly string[]): Promise<void> {
  const { list, postings, json, figures } = readCheckOptions(words);
  const judged = list === null ? null : flagAll(readJudgedPostings(list));
  const taken = postings === null ? null : await realPostings(postings);
  if (taken && figures) return void process.stdout.write(`${JSON.stringify(salaryFigures(taken), null, 2)}\n`);
  const real = taken && flagAll(taken);
  if (judged) show(listLines(judged));
  if (real) show(postingLines(real));
  if (json !== null)
    writeFileSync(
      json,
      `${JSON.stringify({ ...(judged && figuresOf(judged)), judged, real: real && shareOf(real) }, null, 2)}\n`,
    );
}

function show(lines: readonly string[]): void {
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

function shareOf(real: readonly Flagged[]) {
  const flagged = real.filter(({ flags }) => flags.length > 0);
  return { postings: real.length, flagged };
}

/** Those that an import takes: each row once. */
async function realPostings(file: string): Promise<JudgedPosting[]> {
  const { byCompany } = readPostings(file, { now: new Date(), onProgress: () => {} });
  return [...byCompany.values()].flat().map(({ companyName, draft }) => ({
    title: draft.title,
    description: draft.description,
    company: companyName,
    location: draft.location,
    salary: salaryOf(draft),
    expect: [],
  }));
}

void runCommandLine(() => scamCheck(process.argv.slice(2)));
