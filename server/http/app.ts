import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Metrics } from '../observability/metrics';
import { traceOf } from '../observability/request-trace';
import type { SandboxParts } from '../sandbox/sandbox';
import type { Services } from '../services';
import { googleRoutes } from './auth/google';
import { calendarRoutes } from './exports/calendar';
import { exportRoutes } from './exports/csv';
import { clientFiles } from './files/client-files';
import { fileRoutes } from './files/files';
import { uploadRoute } from './files/upload';
import { isGraphql, startGraphqlEndpoint } from './graphql/graphql-endpoint';
import { healthRoutes } from './health';
import { Failure, failureOf } from './middleware/failure';
import { observeRequests, REQUEST_ID_HEADER } from './middleware/observed-requests';
import { proxyTrust } from './middleware/proxy-trust';
import { refuseForeign, securityHeaders } from './middleware/security';
import { SessionReader } from './middleware/session';
import { paymentCallback } from './payments/payment-callback';
import { receiptRoutes } from './payments/receipts';
import { playgroundRoute } from './playground';
import { schemaReference } from './schema-reference';

export interface App {
  handler: RequestListener;
  /** From now on `/readyz` answers 503, while open requests are finished. */
  markStopping(): void;
  close(): Promise<void>;
}

interface AppParts {
  /** Null when all outside services are real. */
  sandbox: SandboxParts | null;
  metrics: Metrics;
}

/** The whole server: `/graphql` without express, everything else with it. Both use the same session reader. */
export async function createApp(services: Services, { sandbox, metrics }: AppParts): Promise<App> {
  const { env } = services;
  const trust = proxyTrust(env);
  const sessions = new SessionReader(services, trust);
  const graphql = await startGraphqlEndpoint(services, sessions);
  let stopping = false;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trust);
  app.use(setHeaders(securityHeaders(env)));
  app.use((request, _response, next) => {
    refuseForeign(request, env);
    next();
  });
  app.use(healthRoutes(services, () => stopping));
  app.use(compression());
  app.use(paymentCallback(services));
  addSessionRoutes(app, services, sessions);
  if (sandbox) app.use('/sandbox', sandbox.router);
  app.use(clientFiles(env, (request) => sessions.languageOf(request)));
  app.use((_request, _response, next) => next(new Failure(404, 'nothingHere')));
  app.use(answerError(services));
  return {
    handler: observeRequests({ ...services, metrics }, (request, response) =>
      isGraphql(request.url) ? graphql.handler(request, response) : app(request, response),
    ),
    markStopping: () => {
      stopping = true;
    },
    close: () => graphql.stop(),
  };
}

function addSessionRoutes(app: Express, services: Services, { handler }: SessionReader): void {
  app.use('/auth', handler, googleRoutes(services));
  app.use('/files', handler, fileRoutes(services));
  app.use('/interviews', handler, calendarRoutes(services));
  app.use('/receipts', handler, receiptRoutes(services));
  app.use('/exports', handler, exportRoutes(services));
  app.use('/upload', handler, uploadRoute(services));
  app.get('/admin/playground', handler, playgroundRoute(services));
  app.get('/admin/api-reference', handler, schemaReference(services.env));
}

/** The answer carries the request id, which finds the request in the log. */
function setHeaders(headers: Record<string, string>): RequestHandler {
  return (request, response, next) => {
    response.set({ ...headers, [REQUEST_ID_HEADER]: traceOf(request).id });
    next();
  };
}

function answerError(services: Services): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, body } = failureOf(services, request, error);
    response.status(status).json(body);
  };
}
