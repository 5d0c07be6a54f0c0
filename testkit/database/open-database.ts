import type { OnProgress } from '../../scripts/progress';
import type { OpenDatabase } from './demo-database';

/** The database a command works on: DATABASE_URL, else the demo's. Throws StartUpError. */
export async function openDatabase(onProgress: OnProgress): Promise<OpenDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, close: () => Promise.resolve() };
  // Not in the image of a server, which always has a DATABASE_URL.
  return (await import('./demo-database')).openDemoDatabase(onProgress);
}
