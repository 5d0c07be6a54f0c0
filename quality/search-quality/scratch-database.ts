import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataPath } from '../../scripts/checkout';
import { createDatabase } from '../../testkit/database/create-database';
import { databaseName } from '../../testkit/database/demo-database';
import { databaseUrl, startPrivateDatabase } from '../../testkit/database/private-database';
import { ensureTestDatabase } from '../../testkit/database/test-database';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';

export interface ScratchDatabase {
  url: string;
  filesDirectory: string;
  close(): Promise<void>;
}

/**
 * A database of this run's own, or with `keep` the one of postings with the same content. Never DATABASE_URL: the
 * postings would land among real ones. Throws StartUpError.
 */
export async function openScratchDatabase(
  { postings, keep }: { postings: string; keep: boolean },
  onProgress: OnProgress,
): Promise<ScratchDatabase> {
  const server = keep ? await startKept(postings, onProgress) : await ensureTestDatabase(onProgress);
  const name = keep ? databaseName : `search_quality_${process.pid}`;
  await createDatabase(server.socketPath, name);
  const filesDirectory = mkdtempSync(path.join(tmpdir(), 'temukerja-search-quality-'));
  return {
    url: databaseUrl(server.socketPath, name),
    filesDirectory,
    async close() {
      await server.stop();
      rmSync(filesDirectory, { recursive: true, force: true });
    },
  };
}

function startKept(postings: string, onProgress: OnProgress) {
  const dataDirectory = dataPath('search-quality', contentMark(postings));
  onProgress(`starting the database of ${dataDirectory}`);
  return startPrivateDatabase({ dataDirectory, durability: 'fast', onProgress });
}

function contentMark(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  } catch (error) {
    throw new StartUpError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
