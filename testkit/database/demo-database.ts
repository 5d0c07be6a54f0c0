import { dataPath } from '../../scripts/checkout';
import type { OnProgress } from '../../scripts/progress';
import { createDatabase } from './create-database';
import { databaseUrl, runningSocketPath, startPrivateDatabase } from './private-database';

export interface OpenDatabase {
  url: string;
  /** Ends what this call started; a database that ran before keeps running. */
  close(): Promise<void>;
}

/** Name of the application's database in a private server. */
export const databaseName = 'temukerja';

/** Data directory of the private database that `npm run demo` uses. */
export const demoDataDirectory = dataPath('demo');

/** The database of the running demo, else the demo's files under a server started for this command alone. */
export async function openDemoDatabase(onProgress: OnProgress): Promise<OpenDatabase> {
  const running = runningSocketPath(demoDataDirectory);
  if (running !== undefined) return { url: databaseUrl(running, databaseName), close: () => Promise.resolve() };
  const database = await startPrivateDatabase({ dataDirectory: demoDataDirectory, durability: 'full', onProgress });
  await createDatabase(database.socketPath, databaseName);
  return { url: database.urlFor(databaseName), close: () => database.stop() };
}
