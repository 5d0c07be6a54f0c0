import type { Logger } from 'pino';
import type { DatabaseAccess } from '../db/database';
import { MINUTE_MS } from '../../domain/time';
import { selectOne } from '../db/statements';

export interface WatchedJobs {
  dataSource: DatabaseAccess;
  logger: Logger;
  /** How many visible jobs are many. */
  from: number;
}

/** Calls `onMany` once there are many visible jobs; looks once a minute. Answers how to stop looking. */
export function watchSize(jobs: WatchedJobs, onMany: () => void): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = looking
      .then(async () => {
        if (!(await areMany(jobs))) return;
        clearInterval(timer);
        onMany();
      })
      .catch((error: unknown) => {
        jobs.logger.error({ err: error }, 'the visible jobs could not be counted; tried again in a minute');
      });
  };
  const timer = setInterval(look, MINUTE_MS);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function areMany({ dataSource, from }: WatchedJobs): Promise<boolean> {
  if (from === 0) return true;
  const row = await selectOne<{ jobs: number }>(
    dataSource,
    'SELECT COUNT(*) AS jobs FROM (SELECT 1 FROM jobs FORCE INDEX (ix_jobs_visible) WHERE is_visible = 1 LIMIT ?) enough',
    [from],
  );
  return Number(row?.jobs) >= from;
}
