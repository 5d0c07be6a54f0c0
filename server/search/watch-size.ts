import type { Logger } from 'pino';
import type { DatabaseAccess } from '../db/database';
import { MINUTE_MS } from '../../domain/time';
import { countVisibleJobs } from './watch-size.sql';

export interface WatchedJobs {
  dataSource: DatabaseAccess;
  logger: Logger;
  /** From this many visible jobs on. */
  from: number;
}

/** Calls `onMany` once there are that many visible jobs; checks once a minute. Returns how to stop. */
export function watchSize(jobs: WatchedJobs, onMany: () => void): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = looking
      .then(async () => {
        if (jobs.from > 0 && (await countVisibleJobs(jobs.dataSource, jobs.from)) < jobs.from) return;
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
