import { Router } from 'express';
import { selectOne } from '../db/statements';
import type { Services } from '../services';

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
      await selectOne(dataSource, 'SELECT 1 AS alive');
      return null;
    } catch {
      // The reason goes to no stranger; the caller's 503 is logged with the request.
      return 'database';
    }
  }
}
