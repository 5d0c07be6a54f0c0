import { systemClock } from '../server/clock';
import { dataPath } from './checkout';
import { withDatabase } from '../testkit/database/with-database';
import { importPostings } from './import/import-postings';
import { summaryLines, writeFullReport } from './import/import-report';
import { createProgress } from './progress';
import { runCommandLine, StartUpError } from './start-up-error';

/** `npm run import:jobs -- <file.csv>`: job postings into DATABASE_URL, the running demo, or the demo's files. */
async function importJobs(file: string | undefined): Promise<void> {
  if (file === undefined) {
    throw new StartUpError(
      'Which file? npm run import:jobs -- <file.csv>, with the columns title, company, location, average_monthly_salary_idr',
    );
  }
  const onProgress = createProgress();
  await withDatabase({ isMigrated: true, onProgress }, async (dataSource) => {
    const result = await importPostings(dataSource, file, { clock: systemClock, onProgress });
    const now = new Date();
    const report = writeFullReport(result, dataPath('import', `report-${now.toISOString().replace(/[:.]/g, '-')}.txt`));
    onProgress('done');
    for (const line of summaryLines(result, report)) process.stdout.write(`${line}\n`);
  });
}

void runCommandLine(() => importJobs(process.argv[2]));
