import { Router } from 'express';
import { selectOne } from '../db/statements';
import type { Services } from '../services';

/** A database that answers later is as good as none: load balancers wait no longer either. */
const READY_WITHIN_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it is not stopping and the database answers. */
export function healthRoutes({ dataSource }: Services, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const reason = isStopping() ? 'stopping' : await whyDatabaseSilent();
    response.status(reason ? 503 : 200).json(reason ? { status: 'unavailable', reason } : { status: 'ok' });
  });
  return router;

  async function whyDatabaseSilent(): Promise<string | null> {
    try {
      // A table, because a cluster's node that is cut off from the majority still answers `SELECT 1`.
      await within(READY_WITHIN_MS, selectOne(dataSource, 'SELECT id FROM migrations LIMIT 1'));
      return null;
    } catch {
      // The reason goes to no stranger; the caller's 503 is logged with the request.
      return 'database';
    }
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Too late')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
