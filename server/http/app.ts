import compression from 'compression';
import express, { type ErrorRequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { SandboxParts } from '../sandbox/sandbox';
import type { Services } from '../services';
import { calendarRoutes } from './calendar';
import { clientFiles } from './client-files';
import { exportRoutes } from './csv';
import { fileRoutes } from './files';
import { googleRoutes } from './google';
import { graphqlEndpoint } from './graphql-endpoint';
import { healthRoutes } from './health';
import { paymentCallback } from './payment-callback';
import { loggedError } from '../logged-error';
import { registeredQueries } from './registered-queries';
import { playgroundDoor } from './playground';
import { refuseForeignOrigin, securityHeaders } from './security';
import { sessionMiddleware } from './session';
import { uploadRoute } from './upload';

export interface App {
  handler: RequestListener;
  /** `/readyz` says so from here on, while open requests are finished. */
  markStopping(): void;
  close(): Promise<void>;
}

/** The whole server as one express app: security first, then what answers. */
export async function createApp(services: Services, sandbox: SandboxParts | null): Promise<App> {
  const app = express();
  let stopping = false;
  app.disable('x-powered-by');
  app.set('trust proxy', services.env.trustedProxies);
  app.use(pinoHttp({ logger: services.logger, genReqId: () => randomUUID(), autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' }, serializers: LOGGED }));
  app.use(securityHeaders(services.env));
  app.use(healthRoutes(services, () => stopping));
  app.use(compression());
  app.use(refuseForeignOrigin(services.env.APP_URL));
  app.use(paymentCallback(services));
  const { handler, store } = sessionMiddleware(services);
  const graphql = await graphqlEndpoint(services, store);
  app.use('/graphql', handler);
  app.use(graphql.router);
  app.use('/auth', handler, googleRoutes(services, store));
  app.use('/files', handler, fileRoutes(services));
  app.use('/interviews', handler, calendarRoutes(services));
  app.use('/exports', handler, exportRoutes(services));
  app.use('/upload', handler, uploadRoute(services));
  if (sandbox) app.use('/sandbox', sandbox.router);
  app.get('/admin/playground', handler, playgroundDoor(services));
  app.use(clientFiles(services.env));
  app.use(answerError(services));
  return {
    handler: registeredQueries(services, graphql.operations, store)(app),
    markStopping: () => {
      stopping = true;
    },
    close: () => graphql.server.stop(),
  };
}

/** What of a request goes to the log: no query strings, which may hold codes, and no headers. */
const LOGGED = {
  req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: url.split('?')[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: loggedError,
};

function answerError({ logger }: Services): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error, path: request.path }, 'a request failed unexpectedly');
    response.status(status).json({ errors: [{ message: status >= 500 ? 'Something went wrong on our side. Please try again.' : 'This request could not be read.' }] });
  };
}

/** Express and its parsers put the status on the error. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
