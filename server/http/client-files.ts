import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import type { Env } from '../env';
import { escapeHtml } from '../modules/mail/public';

const YEAR_SECONDS = 31_536_000;

/** The built client: hashed files for ever, the page itself never from a cache. Every path is the client's to route. */
export function clientFiles(env: Env): Router {
  const router = Router();
  const indexFile = join(env.CLIENT_DIR, 'index.html');
  if (!existsSync(indexFile)) return router;
  const page = readFileSync(indexFile, 'utf8')
    .replaceAll('%SUPPORT_EMAIL%', escapeHtml(env.SUPPORT_EMAIL))
    .replaceAll('%SUPPORT_WHATSAPP%', escapeHtml(env.SUPPORT_WHATSAPP));
  router.use('/assets', express.static(join(env.CLIENT_DIR, 'assets'), { immutable: true, maxAge: YEAR_SECONDS * 1000, fallthrough: false }));
  router.use(express.static(env.CLIENT_DIR, { index: false, maxAge: 3_600_000 }));
  router.get('/{*path}', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(page);
  });
  return router;
}
