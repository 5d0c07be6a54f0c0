import { MINUTE_MS } from '../../../../domain/time';
import { selectOne } from '../../../db/statements';
import type { Services } from '../../../services';
import type { SearchByIndex } from './search-by-index';

/** Starts the index once there are as many visible jobs as the setting says; looks once a minute. Answers how to stop both. */
export function startJobSearch(services: Services, search: SearchByIndex): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = looking
      .then(async () => {
        if (!(await isLarge(services))) return;
        clearInterval(timer);
        search.start();
      })
      .catch((error: unknown) => {
        services.logger.error({ err: error }, 'the visible jobs could not be counted; tried again in a minute');
      });
  };
  const timer = setInterval(look, MINUTE_MS);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    await looking;
    await search.stop();
  };
}

async function isLarge({ env, dataSource }: Services): Promise<boolean> {
  const from = env.JOB_SEARCH_INDEX_FROM;
  if (from === 0) return true;
  const row = await selectOne<{ jobs: number }>(
    dataSource,
    'SELECT COUNT(*) AS jobs FROM (SELECT 1 FROM jobs FORCE INDEX (ix_jobs_visible) WHERE is_visible = 1 LIMIT ?) enough',
    [from],
  );
  return Number(row?.jobs) >= from;
}
