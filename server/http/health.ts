import type { Router } from 'express';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAccess } from '../db/database';
import type { Services } from '../services';
import { pingDatabase } from './health.sql';
import { siteRouter } from './site-router';

/** Load balancers wait no longer either. */
const READY_WITHIN_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it is not stopping and the database responds. */
export function healthRoutes({ dataSource }: Services, isStopping: () => boolean): Router {
  const router = siteRouter();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const reason = isStopping() ? 'stopping' : await databaseFault(dataSource);
    response.status(reason ? 503 : 200).json(reason ? { status: 'unavailable', reason } : { status: 'ok' });
  });
  return router;
}

/** The caller is not told the error; the 503 is logged with the request. */
function databaseFault(database: DatabaseAccess): Promise<'database' | null> {
  const answer = pingDatabase(database).then(
    () => null,
    () => 'database' as const,
  );
  return Promise.race([answer, pause(READY_WITHIN_MS, 'database' as const, { ref: false })]);
}
