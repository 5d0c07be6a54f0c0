import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { readEnv } from '../../server/env';
import { withPageSettings } from '../../server/http/files/page-settings';
import { checkoutDirectory, dataPath } from '../checkout';
import { developmentHeaders } from './development-headers';

export interface PageServerOptions {
  port: number;
  /** Where the server listens. */
  apiUrl: string;
  environment: Readonly<Record<string, string>>;
  /** Null when the server answers, else why not; waits while one is starting. */
  failure(): Promise<string | null>;
  onFile(event: string, file: string): void;
}

export interface PageServer {
  /** Shows a failure over every open page; null takes it away and loads the pages again. */
  show(failure: string | null): void;
  close(): Promise<void>;
}

/** What Vite does not watch by itself, because no page imports it. */
const WATCHED = ['server', 'domain', 'migrations', 'scripts', 'quality', 'bench', 'e2e', 'schema.graphql'];

/** Vite's development server at the address people open; it forwards the server's paths. */
export async function startPageServer(options: PageServerOptions): Promise<PageServer> {
  const { createServer } = await import('vite');
  const http = createHttpServer();
  // Read by client/vite.config.ts.
  process.env['API_URL'] = options.apiUrl;
  // Silences a hint about a later default, printed at each start.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
  const vite = await createServer({
    configFile: path.join(checkoutDirectory, 'client/vite.config.ts'),
    mode: 'development',
    cacheDir: dataPath('dev', 'vite'),
    clearScreen: false,
    plugins: [developmentPages(options)],
    server: {
      // Without a server of its own Vite leaves signals to this script, which has a database to stop.
      middlewareMode: { server: http },
      ws: { server: http },
      // Fonts of packages, also where node_modules is a link to another folder.
      fs: { allow: [realpathSync(path.join(checkoutDirectory, 'node_modules'))] },
    },
  });
  vite.watcher.add(WATCHED.map((entry) => path.join(checkoutDirectory, entry)));
  vite.watcher.on('all', (event, file) => options.onFile(event, path.relative(checkoutDirectory, file)));
  http.on('request', vite.middlewares);
  await listen(http, options.port);
  return {
    show: overlay(vite),
    async close() {
      await vite.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

function developmentPages({ port, environment, failure }: PageServerOptions): Plugin {
  const env = readEnv({ ...process.env, ...environment, PORT: String(port) });
  const nonce = randomBytes(16).toString('hex');
  return {
    name: 'development-pages',
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer({ middlewares, config }) {
      const paths = Object.keys(config.server.proxy ?? {});
      middlewares.use(developmentHeaders(env, nonce));
      middlewares.use(waitForServer(paths, failure));
    },
    // As the server does for the built page.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withPageSettings(html, env),
    },
  };
}

/** Holds the server's requests while it restarts, so that a page does not fail for a second of editing. */
function waitForServer(paths: readonly string[], failure: () => Promise<string | null>): Connect.NextHandleFunction {
  const isForServer = (url: string): boolean =>
    paths.some((prefix) => (prefix.startsWith('^') ? new RegExp(prefix).test(url) : url.startsWith(prefix)));
  return (request, response, next) => {
    if (!isForServer(request.url ?? '')) return next();
    void failure().then((reason) => {
      if (reason === null) return next();
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
    });
  };
}

/** Vite's own overlay, so that a fault of the server is seen where one of the client is. */
function overlay({ ws }: ViteDevServer): PageServer['show'] {
  let shown: string | null = null;
  const send = (failure: string): void => {
    const [message = '', ...stack] = failure.split('\n');
    ws.send({ type: 'error', err: { message, stack: stack.join('\n'), plugin: 'server' } });
  };
  ws.on('connection', () => {
    if (shown !== null) send(shown);
  });
  return (failure) => {
    const wasFailing = shown !== null;
    shown = failure;
    if (failure !== null) send(failure);
    else if (wasFailing) ws.send({ type: 'full-reload' });
  };
}

function listen(http: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, process.env['HOST'] || 'localhost', () => resolve());
  });
}
