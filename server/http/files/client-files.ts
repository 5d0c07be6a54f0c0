import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import type { Env } from '../../env';
import { escapeHtml } from '../../modules/mail/public';

const YEAR_SECONDS = 31_536_000;

/** What a page loads beyond the entry, relative to the client's directory; the client's build lists it by path. */
type FirstPages = Record<string, { scripts: string[]; styles: string[] }>;

/** Preload hints, so that the browser fetches a page's files together with the entry. */
function hintsByPath(clientDir: string): Map<string, string> {
  const listFile = join(clientDir, '.vite/first-pages.json');
  if (!existsSync(listFile)) return new Map();
  const pages = JSON.parse(readFileSync(listFile, 'utf8')) as FirstPages;
  const hints = ({ scripts, styles }: FirstPages[string]): string =>
    [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ].join('\n');
  return new Map(Object.entries(pages).map(([path, files]) => [path, hints(files)]));
}

/** Files whose name changes with their content; compressed where the build made such a copy and the browser accepts it. */
function hashedFiles(directory: string): RequestHandler[] {
  const compressed = new Set(
    (existsSync(directory) ? readdirSync(directory) : []).filter((file) => file.endsWith('.br')),
  );
  const cached = { immutable: true, maxAge: YEAR_SECONDS * 1000 };
  const sendCompressed: RequestHandler = (request, response, next) => {
    const file = `${request.path.slice(1)}.br`;
    if (!compressed.has(file) || request.acceptsEncodings('br') !== 'br') return next();
    response.type(extname(request.path)).set('Content-Encoding', 'br').vary('Accept-Encoding');
    response.sendFile(file, { root: directory, ...cached });
  };
  return [sendCompressed, express.static(directory, { ...cached, fallthrough: false, redirect: false })];
}

/** The built client: hashed files are cached for ever, the page never. Every other path is routed by the client. */
export function clientFiles(env: Env): Router {
  const router = Router();
  const indexFile = join(env.CLIENT_DIR, 'index.html');
  if (!existsSync(indexFile)) return router;
  const page = readFileSync(indexFile, 'utf8')
    .replaceAll('%SUPPORT_EMAIL%', escapeHtml(env.SUPPORT_EMAIL))
    .replaceAll('%SUPPORT_WHATSAPP%', escapeHtml(env.SUPPORT_WHATSAPP));
  const hinted = new Map(
    [...hintsByPath(env.CLIENT_DIR)].map(([path, hints]) => [path, page.replace('</head>', `${hints}</head>`)]),
  );
  router.use('/assets', hashedFiles(resolve(env.CLIENT_DIR, 'assets')));
  router.use(express.static(env.CLIENT_DIR, { index: false, redirect: false, maxAge: 3_600_000 }));
  router.get('/{*path}', ({ path }, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(hinted.get(path) ?? page);
  });
  return router;
}
