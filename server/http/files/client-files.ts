import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import express, { type Router, type Request, type RequestHandler } from 'express';
import type { Language } from '../../../domain/language';
import { SHELL_PATH } from '../../../domain/service-worker';
import type { Env } from '../../env';
import { textsIn } from '../../language/texts';
import * as english from '../../messages/en';
import { escapeHtml } from '../../modules/mail';
import { withoutDocumentHeaders } from '../middleware/security';
import { manifestRoute } from './manifest';
import { withPageSettings } from './page-settings';
import { serviceWorkerRoute, versionOf } from './service-worker';
import { siteRouter } from '../site-router';

const YEAR_SECONDS = 31_536_000;

/** What a page loads beyond the entry, relative to the client's directory; the client's build lists all its pages by path. */
interface FirstPage {
  scripts: string[];
  styles: string[];
  texts: Record<Language, string[]>;
}
type FirstPages = Record<string, FirstPage>;
/** Any address that the list does not name: there the client says that nothing is there. */
const OTHER = '*';

/** The listed path that an address has, which may hold an id (`/user/job/:jobId`). */
function listedPath(pages: ReadonlyMap<string, string>): (path: string) => string {
  const withIds = [...pages.keys()]
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  return (asked) => (pages.has(asked) ? asked : (withIds.find(({ pattern }) => pattern.test(asked))?.path ?? OTHER));
}

/** Preload hints by path, so that the browser fetches a page's files and texts together with the entry. */
function hintsIn(language: Language, clientDir: string): Map<string, string> {
  const listFile = join(clientDir, '.vite/first-pages.json');
  if (!existsSync(listFile)) return new Map();
  const pages = JSON.parse(readFileSync(listFile, 'utf8')) as FirstPages;
  const hints = ({ scripts, styles, texts }: FirstPage): string =>
    [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
      ...texts[language].map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
    ].join('\n');
  return new Map(Object.entries(pages).map(([path, files]) => [path, hints(files)]));
}

/** The built page in a language. */
function pageIn(language: Language, template: string): string {
  const t = textsIn(language);
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replaceAll(english.page.title, escapeHtml(t('page.title')))
    .replaceAll(english.page.description, escapeHtml(t('page.description')))
    .replaceAll(english.page.needsScript, escapeHtml(t('page.needsScript')));
}

/** The same by path, with its hints. */
function pagesIn(language: Language, template: string, clientDir: string): Map<string, string> {
  const page = pageIn(language, template);
  const hinted = [...hintsIn(language, clientDir)].map(([path, hints]): [string, string] => [
    path,
    // A browser that keeps the page leaves out what follows the mark (client/service-worker/kept-files.ts).
    page.replace('</head>', `<!--hints-->${hints}</head>`),
  ]);
  return new Map([[OTHER, page], ...hinted]);
}

/** Files whose name changes with their content; compressed where the build made such a copy and the browser accepts it. */
export function hashedFiles(directory: string): RequestHandler[] {
  const compressed = new Set(
    (existsSync(directory) ? readdirSync(directory) : []).filter((file) => file.endsWith('.br')),
  );
  // A file that never changes is never requested again, so it needs no validator.
  const cached = {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  };
  const sendCompressed: RequestHandler = (request, response, next) => {
    const file = `${request.path.slice(1)}.br`;
    if (!compressed.has(file) || request.acceptsEncodings('br') !== 'br') return next();
    response.type(extname(request.path)).set('Content-Encoding', 'br').vary('Accept-Encoding');
    response.sendFile(file, { root: directory, ...cached });
  };
  return [
    withoutDocumentHeaders,
    sendCompressed,
    express.static(directory, { ...cached, fallthrough: false, redirect: false }),
  ];
}

/**
 * The built client: hashed files are cached forever, the page never, because it is in the reader's language. Every
 * other path is routed by the client.
 */
export function clientFiles(env: Env, languageOf: (request: Request) => Promise<Language>): Router {
  const router = siteRouter();
  const indexFile = join(env.CLIENT_DIR, 'index.html');
  if (!existsSync(indexFile)) return router;
  const unversioned = withPageSettings(readFileSync(indexFile, 'utf8'), env);
  const version = versionOf([pageIn('en', unversioned), pageIn('id', unversioned)], env.CLIENT_DIR);
  const template = unversioned.replace('%VERSION%', version);
  const pages = {
    en: pagesIn('en', template, env.CLIENT_DIR),
    id: pagesIn('id', template, env.CLIENT_DIR),
  } satisfies Record<Language, unknown>;
  const pathOf = listedPath(pages.en);
  router.use('/assets', hashedFiles(resolve(env.CLIENT_DIR, 'assets')));
  // Its values are not filled in.
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(serviceWorkerRoute(env, version));
  router.use(manifestRoute(languageOf));
  router.use(express.static(env.CLIENT_DIR, { index: false, redirect: false, maxAge: 3_600_000 }));
  router.get('/{*path}', async (request, response) => {
    const path = pathOf(request.path);
    const page = pages[await languageOf(request)].get(path);
    response.status(path === OTHER && request.path !== SHELL_PATH ? 404 : 200);
    response.set('Cache-Control', 'no-cache').vary('Cookie').vary('Accept-Language').type('html').send(page);
  });
  return router;
}
