import compression from 'compression';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Metrics } from '../observability/metrics';
import { traceOf } from '../observability/request-trace';
import type { SandboxParts } from '../sandbox/sandbox';
import type { Services } from '../services';
import { calendarRoutes } from './exports/calendar';
import { clientFiles } from './files/client-files';
import { exportRoutes } from './exports/csv';
import { fileRoutes } from './files/files';
import { googleRoutes } from './auth/google';
import { graphqlEndpoint } from './graphql-endpoint';
import { healthRoutes } from './health';
import { paymentCallback } from './payments/payment-callback';
import { observeRequests, REQUEST_ID_HEADER } from './observed-requests';
import { receiptRoutes } from './payments/receipts';
import { shortWay } from './short-way';
import { playgroundDoor } from './playground';
import { schemaReference } from './schema-reference';
import { refuseForeignOrigin, securityHeaders } from './security';
import { servicesOf, sessionMiddleware } from './session';
import { uploadRoute } from './files/upload';

export interface App {
  handler: RequestListener;
  /** `/readyz` says so from here on, while open requests are finished. */
  markStopping(): void;
  close(): Promise<void>;
}

interface AppParts {
  /** Null where all services outside are real ones. */
  sandbox: SandboxParts | null;
  metrics: Metrics;
}

/** The whole server as one express app: security first, then what answers. */
export async function createApp(services: Services, { sandbox, metrics }: AppParts): Promise<App> {
  const app = express();
  let stopping = false;
  app.disable('x-powered-by');
  app.set('trust proxy', services.env.trustedProxies);
  app.use(sayRequestId);
  app.use(securityHeaders(services.env));
  app.use(refuseWithoutHost);
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
  app.use('/receipts', handler, receiptRoutes(services));
  app.use('/exports', handler, exportRoutes(services));
  app.use('/upload', handler, uploadRoute(services));
  if (sandbox) app.use('/sandbox', sandbox.router);
  app.get('/admin/playground', handler, playgroundDoor(services));
  app.get('/admin/api-reference', handler, schemaReference(services.env));
  app.use(clientFiles(services.env));
  app.use(answerNothing);
  app.use(answerError(services));
  return {
    handler: observeRequests({ ...services, metrics }, shortWay({ ...graphql, services, store })(app)),
    markStopping: () => {
      stopping = true;
    },
    close: () => graphql.server.stop(),
  };
}

/** Whoever reports a fault can name the request; the log has the rest. */
const sayRequestId: RequestHandler = (request, response, next) => {
  response.setHeader(REQUEST_ID_HEADER, traceOf(request).id);
  next();
};

/** HTTP/1.1 wants one, and links are built from it. */
const refuseWithoutHost: RequestHandler = (request, response, next) => {
  if (request.headers.host) return next();
  response.status(400).json({ errors: [{ message: 'This request could not be read.' }] });
};

/** Express's own page would replace our content policy by one that lets others frame it. */
const answerNothing: RequestHandler = (_request, response) => {
  response.status(404).json({ errors: [{ message: 'There is nothing here.' }] });
};

function answerError(services: Services): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) servicesOf(services, request).logger.error({ err: error }, 'a request failed unexpectedly');
    response.status(status).json({
      errors: [
        {
          message:
            status >= 500 ? 'Something went wrong on our side. Please try again.' : 'This request could not be read.',
        },
      ],
    });
  };
}

/** Express and its parsers put the status on the error. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
