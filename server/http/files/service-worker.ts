import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Router } from 'express';
import { SCHEME_SCRIPT_PATH, SERVICE_WORKER_PATH } from '../../../domain/service-worker';
import type { Env } from '../../env';
import { withoutDocumentHeaders } from '../middleware/security';
import { siteRouter } from '../site-router';

/** Changes with every deployment, and with every setting that the page's head tells. */
export function versionOf(pages: readonly string[], clientDir: string): string {
  const script = join(clientDir, SCHEME_SCRIPT_PATH);
  const parts = [...pages, existsSync(script) ? readFileSync(script, 'utf8') : ''];
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

/**
 * What browsers keep of the application without a connection is decided by one file that they ask for at each page: the
 * worker, with the version of the page that it keeps, or in its place the one that removes both.
 */
export function workerIn({ CLIENT_DIR, SERVICE_WORKER }: Env, version: string): string | null {
  const file = join(CLIENT_DIR, SERVICE_WORKER === 'on' ? 'service-worker.js' : 'service-worker-removal.js');
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('%VERSION%', version) : null;
}

export function serviceWorkerRoute(env: Env, version: string): Router {
  const router = siteRouter();
  const script = workerIn(env, version);
  if (script === null) return router;
  router.get(SERVICE_WORKER_PATH, withoutDocumentHeaders, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(script);
  });
  return router;
}
