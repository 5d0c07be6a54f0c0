import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';
import type { OpenDatabase } from './demo-database';

/** The database a command works on: DATABASE_URL, else the demo's. Throws StartUpError. */
export async function openDatabase(onProgress: OnProgress): Promise<OpenDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, close: () => Promise.resolve() };
  if (process.env['NODE_ENV'] === 'production') throw new StartUpError('DATABASE_URL is required in production.');
  return (await import('./demo-database')).openDemoDatabase(onProgress);
}
