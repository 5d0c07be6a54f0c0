import { runMigrations } from '../../testkit/database/run-migrations';
import { readPostings } from '../../scripts/import/import-postings';
import type { OnProgress } from '../../scripts/progress';
import { documentsOf, onePerTitle } from './documents';
import { figuresOf } from './figures';
import { fillMarket, JUDGE } from './judged-market';
import { startJudgingServer } from './judging-server';
import type { Judgment } from './judgments';
import { queryJobs, signIn } from './found-titles';
import type { QualityReport } from './report';

interface MeasureOptions {
  /** Empty, or filled with the same postings by an earlier call. */
  databaseUrl: string;
  filesDirectory: string;
  postings: string;
  judgments: readonly Judgment[];
  onProgress: OnProgress;
}

/** Throws StartUpError for postings that cannot be read. */
export async function measureQuality(options: MeasureOptions): Promise<QualityReport> {
  const { databaseUrl, filesDirectory, judgments, onProgress } = options;
  const now = new Date();
  const { byCompany: all, refused } = readPostings(options.postings, { now, onProgress });
  const byCompany = onePerTitle(all);
  const documents = documentsOf(byCompany);
  onProgress(`${documents.size} documents; ${refused.length} rows refused`);
  await runMigrations(databaseUrl, onProgress);
  await fillMarket(databaseUrl, byCompany, { now, onProgress });
  onProgress('starting the server');
  const server = await startJudgingServer(databaseUrl, filesDirectory);
  try {
    const client = await signIn(server.url, JUDGE);
    onProgress(`asking ${judgments.length} queries`);
    const asked = await queryJobs(client, judgments, documents, onProgress);
    const judged = [...documents.values()];
    const results = asked.map(({ judgment, answers }) => ({
      query: judgment.query,
      figures: figuresOf(judgment, judged, answers),
    }));
    return {
      documents: documents.size,
      figures: results.flatMap(({ figures }) => figures ?? []),
      withoutRelevant: results.filter(({ figures }) => figures === null).map(({ query }) => query),
    };
  } finally {
    await server.stop();
  }
}
