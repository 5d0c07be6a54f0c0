import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Env } from '../../server/env';
import { withPageSettings } from '../../server/http/files/page-settings';
import { checkoutDirectory, dataPath } from '../checkout';
import { developmentHeaders } from './development-headers';

type ServerFailure = () => Promise<string | null>;
/** What Vite does not watch by itself, because no page imports it. */
const WATCHED = ['server', 'testkit', 'domain', 'migrations', 'scripts', 'quality', 'bench', 'e2e', 'schema.graphql'];

/**
 * Vite's development server at the address people open; it forwards the server's paths once `serverFailure` has said
 * that the server responds. What it returns shows a part's failure over every open page, as Vite does for the client's; null
 * takes it away and loads the pages again.
 */
export async function startPageServer(env: Env, serverFailure: ServerFailure, onChange: (file: string) => void) {
  const { createServer } = await import('vite');
  const http = createHttpServer();
  const nonce = randomBytes(16).toString('hex');
  const vite = await createServer({
    configFile: path.join(checkoutDirectory, 'client/vite.config.ts'),
    cacheDir: dataPath('dev', 'vite'),
    clearScreen: false,
    html: { cspNonce: nonce },
    plugins: [
      {
        name: 'development-pages',
        configureServer({ middlewares, config }) {
          middlewares.use(developmentHeaders(env, nonce));
          const paths = Object.keys(config.server.proxy ?? {}).map((prefix) => new RegExp(prefix.replace(/^\^?/, '^')));
          // Holds requests while the server restarts, so that a page does not fail for a second of editing.
          middlewares.use(async ({ url = '' }, response, next) => {
            const failure = paths.some((pattern) => pattern.test(url)) ? await serverFailure() : null;
            if (failure === null) return next();
            response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(`${failure}\n`);
          });
        },
        transformIndexHtml: { order: 'pre', handler: (html) => withPageSettings(html, env) },
      },
    ],
    server: {
      // Without a server of its own Vite leaves signals to this script, which has a database to stop.
      middlewareMode: { server: http },
      ws: { server: http },
      // Fonts of packages, also where node_modules is a link to another folder.
      fs: { allow: [realpathSync(path.join(checkoutDirectory, 'node_modules'))] },
    },
  });
  vite.watcher
    .add(WATCHED.map((entry) => path.join(checkoutDirectory, entry)))
    .on('all', (_event, file) => onChange(path.relative(checkoutDirectory, file)));
  http.on('request', vite.middlewares);
  await once(http.listen(env.PORT, env.HOST), 'listening');
  return overlay(vite);
}

function overlay({ ws }: ViteDevServer): (part: string, failure: string | null) => void {
  const failures = new Map<string, string>();
  const show = (): void =>
    failures.forEach((failure, plugin) => {
      const [message = '', ...stack] = failure.split('\n');
      ws.send({ type: 'error', err: { message, stack: stack.join('\n'), plugin } });
    });
  ws.on('connection', show);
  return (part, failure) => {
    const wasFailing = failures.delete(part);
    if (failure !== null) failures.set(part, failure);
    else if (wasFailing) ws.send({ type: 'full-reload' });
    show();
  };
}
