import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataPath } from '../checkout';
import { createDatabase } from '../database/create-database';
import { databaseName } from '../database/open-database';
import { startPrivateDatabase } from '../database/private-database';
import type { OnProgress } from '../progress';

export interface ScratchDatabase {
  url: string;
  filesDirectory: string;
  close(): Promise<void>;
}

/** Never DATABASE_URL: the postings would land among real ones. A kept one belongs to the content of its postings. */
export async function openScratchDatabase(
  { postings, keep }: { postings: string; keep: boolean },
  onProgress: OnProgress,
): Promise<ScratchDatabase> {
  const name = keep
    ? createHash('sha256').update(readFileSync(postings)).digest('hex').slice(0, 12)
    : `run-${process.pid}`;
  const dataDirectory = dataPath('search-quality', name);
  onProgress(`starting the private database of ${dataDirectory}`);
  const database = await startPrivateDatabase({ dataDirectory, durability: 'fast', onProgress });
  await createDatabase(database.socketPath, databaseName);
  return {
    url: database.urlFor(databaseName),
    filesDirectory: path.join(dataDirectory, 'files'),
    async close() {
      await database.stop();
      if (!keep) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
