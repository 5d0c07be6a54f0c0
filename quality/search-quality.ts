import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createProgress } from '../scripts/progress';
import { readJudgments } from './search-quality/judgments';
import { measureQuality } from './search-quality/measure-quality';
import { readQualityOptions, type QualityOptions } from './search-quality/options';
import { meetsTargets, meansOf, reportLines, type QualityReport } from './search-quality/report';
import { openScratchDatabase } from './search-quality/scratch-database';
import { describeFailure, StartUpError } from '../scripts/start-up-error';
import { firstStopRequest } from '../scripts/stop-requests';

/** `npm run search:quality -- <postings.csv> <judgments.json>`: how well a search finds what people mean. */
async function searchQuality(options: QualityOptions): Promise<QualityReport> {
  const stopped = firstStopRequest().then(() => Promise.reject(new StartUpError('Stopped.')));
  const judgments = readJudgments(options.judgments);
  const onProgress = createProgress();
  const database = await openScratchDatabase(options, onProgress);
  try {
    const { url: databaseUrl, filesDirectory } = database;
    const { postings } = options;
    return await Promise.race([
      measureQuality({ databaseUrl, filesDirectory, postings, judgments, onProgress }),
      stopped,
    ]);
  } finally {
    await database.close();
  }
}

/** Returns whether the means are high enough. */
function show(report: QualityReport, { json, least }: QualityOptions): boolean {
  const means = meansOf(report);
  if (json !== null) writeFileSync(json, `${JSON.stringify({ ...means, ...report }, null, 2)}\n`);
  process.stdout.write(`\n${reportLines(report).join('\n')}\n\n${JSON.stringify(means)}\n`);
  return meetsTargets(means, least);
}

async function main(): Promise<void> {
  try {
    const options = readQualityOptions(process.argv.slice(2));
    process.exitCode = show(await searchQuality(options), options) ? 0 : 1;
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
  // What a stop has interrupted must not keep the command from ending.
  process.exit();
}

void main();
