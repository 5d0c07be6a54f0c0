import 'reflect-metadata';
import { jobPostingOf } from '../client/pages/job-posting';
import { publicPaths, type PublicJob } from '../domain/public-pages';
import { salaryOf } from '../domain/salaries';
import { readPostings } from '../scripts/import/import-postings';
import { runCommandLine, StartUpError } from '../scripts/start-up-error';
import { googleJobPosting } from '../testkit/checks/job-posting-rules';

/** `npm run structured:check -- <file.csv>`: what machines read of real postings, by Google's rules. */
async function checkStructuredData(file: string | undefined): Promise<void> {
  if (file === undefined) throw new StartUpError('Which postings? npm run structured:check -- <file.csv>');
  const now = new Date();
  const { byCompany, rows, refused } = readPostings(file, { now, onProgress: () => {} });
  const site = 'https://jobs.example';
  let checked = 0;
  const invalid: string[] = [];
  for (const { companyName, draft, importKey, line } of [...byCompany.values()].flat()) {
    checked += 1;
    const job: PublicJob = {
      ...draft,
      id: importKey.slice(0, 26),
      companyId: '',
      companyName,
      companyLogo: null,
      salary: salaryOf(draft),
      createdAt: now.toISOString(),
      nextTimes: { slots: [], more: 0, state: 'NONE' },
      times: [],
      place: null,
      related: [],
    };
    const url = site + publicPaths.job('id', job);
    // As a machine reads it: through JSON.
    const read = googleJobPosting.safeParse(JSON.parse(JSON.stringify(jobPostingOf(job, { site, url }))));
    for (const { path, message } of read.error?.issues ?? [])
      invalid.push(`line ${line}: ${path.join('.')}: ${message}`);
  }
  process.stdout.write(
    `${[...invalid, `${rows} rows, ${refused.length} refused; ${checked} different postings, ${invalid.length} faults`].join('\n')}\n`,
  );
  if (invalid.length > 0) process.exitCode = 1;
}

void runCommandLine(() => checkStructuredData(process.argv[2]));
