import compression from 'compression';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Metrics } from '../observability/metrics';
import { traceOf } from '../observability/request-trace';
import type { SandboxParts } from '../sandbox/sandbox';
import type { Services } from '../services';
import { googleRoutes } from './auth/google';
import { calendarRoutes } from './exports/calendar';
import { calendarFeedRoute } from './exports/calendar-feed';
import { exportRoutes } from './exports/csv';
import { clientFiles } from './files/client-files';
import { dataExportRoutes } from './exports/data-export';
import { fileRoutes } from './files/files';
import { uploadRoute } from './files/upload';
import { GRAPHQL_PATH, startGraphqlEndpoint } from './graphql/graphql-endpoint';
import { healthRoutes } from './health';
import { Failure, failureOf } from './middleware/failure';
import { observeRequests, REQUEST_ID_HEADER } from './middleware/observed-requests';
import { proxyTrust } from './middleware/proxy-trust';
import { ownHostOnly, playgroundPolicy, refuseForeign, securityHeaders } from './middleware/security';
import { SessionReader, actorOfRequest } from './middleware/session';
import { publicRoutes } from '../modules/public-pages/http/public-routes';
import { pathOf } from './request-path';
import { paymentCallback } from './payments/payment-callback';
import { receiptRoutes } from './payments/receipts';
import { unsubscribeRoute } from './unsubscribe';
import { isActingAdmin } from '../actor';

/** Before an administrators' page; for everyone else the client shows that there is no such page. */
const requireAdministrator: RequestHandler = (request, response, next) => {
  response.vary('Cookie');
  next(isActingAdmin(actorOfRequest(request)) ? undefined : 'route');
};

/** No route is here: what a target leads to that has no path. */
const NOWHERE = '/nowhere';

interface AppParts {
  /** Null when all outside services are real. */
  sandbox: SandboxParts | null;
  metrics: Metrics;
  /** From then on `/readyz` responds with 503, while open requests are finished. */
  isStopping: () => boolean;
}

/** The whole server: `/graphql` without express, everything else with it. Both use the same session reader. */
export async function createApp(
  services: Services,
  { sandbox, metrics, isStopping }: AppParts,
): Promise<{ handler: RequestListener; close(): Promise<void> }> {
  const { env } = services;
  const trust = proxyTrust(env);
  const sessions = new SessionReader(services, trust);
  const graphql = await startGraphqlEndpoint(services, sessions);
  const headers = securityHeaders(env);
  const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, body } = failureOf(services, request, error);
    response.status(status).json(body);
  };
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('trust proxy', trust);
  app.use((request, response, next) => {
    // The request id in the response finds the request in the log.
    response.set({ ...headers, [REQUEST_ID_HEADER]: traceOf(request).id });
    refuseForeign(request, env);
    next();
  });
  app.use(healthRoutes(services, isStopping));
  app.use(compression());
  app.use(paymentCallback(services));
  app.use(unsubscribeRoute(services));
  app.use(calendarFeedRoute(services));
  app.use('/auth', sessions.handler, googleRoutes(services));
  app.use('/files', sessions.handler, fileRoutes(services));
  app.use('/interviews', sessions.handler, calendarRoutes(services));
  app.use('/receipts', sessions.handler, receiptRoutes(services));
  app.use('/exports', sessions.handler, dataExportRoutes(services), exportRoutes(services));
  app.use('/upload', sessions.handler, uploadRoute(services));
  app.use(publicRoutes(services, sessions));
  app.get('/admin/playground', sessions.handler, requireAdministrator, playgroundPolicy(env));
  if (sandbox) app.use('/sandbox', ownHostOnly(env), sandbox.router);
  app.use(clientFiles(env, (request) => sessions.languageOf(request)));
  app.use((_request, _response, next) => next(new Failure(404, 'nothingHere')));
  app.use(answerError);
  return {
    handler: observeRequests({ ...services, metrics }, (request, response) => {
      const path = pathOf(request.url);
      if (path === GRAPHQL_PATH) return graphql.handler(request, response);
      // Express would read a path out of it, each part of it another one.
      if (path === null) request.url = NOWHERE;
      app(request, response);
    }),
    close: () => graphql.stop(),
  };
}
