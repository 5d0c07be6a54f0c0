import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Env } from '../../env';
import type { Metrics } from '../../observability/metrics';
import { beginTrace, type RequestTrace } from '../../observability/request-trace';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** What a proxy may hand on: long enough to be one of its own, and nothing that could be read as more than an id. */
const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/;
/** A path of ours. What else somebody puts there is theirs and is not written down. */
const SAFE_PATH = /^\/[A-Za-z0-9_./-]{0,200}$/;

/** Kinds of path by their first part; what no kind names is the client's page. */
const ROUTES: Readonly<Record<string, string>> = {
  graphql: 'graphql',
  upload: 'upload',
  files: 'file',
  interviews: 'calendar',
  receipts: 'receipt',
  exports: 'export',
  auth: 'google',
  payments: 'payment-callback',
  assets: 'asset',
  sandbox: 'sandbox',
  healthz: 'health',
  readyz: 'health',
};

interface Parts {
  env: Env;
  logger: Logger;
  metrics: Metrics;
}

/**
 * Stands in front of everything: gives each request its trace, and when its answer has gone, counts it and writes its
 * one line. The hot way runs through here, so nothing is built that is not written (docs/performance.md).
 */
export function observeRequests(parts: Parts, answer: RequestListener): RequestListener {
  return (request, response) => {
    const trace = beginTrace(request, requestIdOf(request));
    const started = performance.now();
    // Express shortens the url while a router works.
    const { method = '', url = '' } = request;
    response.once('close', () => {
      conclude(parts, trace, {
        method,
        url,
        status: response.statusCode,
        isAborted: !response.writableFinished,
        ms: performance.now() - started,
      });
    });
    answer(request, response);
  };
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

interface Answered {
  method: string;
  url: string;
  status: number;
  /** The caller went away before the answer had. */
  isAborted: boolean;
  ms: number;
}

function conclude({ env, logger, metrics }: Parts, trace: RequestTrace, answered: Answered): void {
  const { url, status, isAborted, ms } = answered;
  const route = routeOf(url);
  const outcome = trace.refusal ?? (isAborted ? 'aborted' : status < 400 ? 'ok' : `http ${status}`);
  metrics.requestAnswered(route, isAborted ? 'aborted' : String(status), ms / 1000);
  if (route === 'graphql') metrics.operationAnswered(trace.operation ?? 'other', outcome, ms / 1000);

  const isSlow = ms >= env.SLOW_OPERATION_MS;
  const isTrouble = isSlow || status >= 500;
  if (route === 'health' && !isTrouble) return;
  if (!logger.isLevelEnabled(isTrouble ? 'warn' : 'info')) return;
  const line = lineOf(trace, answered, { route, outcome });
  if (isSlow) logger.warn(line, 'slow request');
  else if (isTrouble) logger.warn(line, 'request failed');
  else logger.info(line, 'request completed');
}

/** No query string, which may hold a code, no header, no body, no address; what is undefined is not written. */
function lineOf(
  trace: RequestTrace,
  { method, url, status, ms }: Answered,
  { route, outcome }: { route: string; outcome: string },
) {
  const path = url.split('?', 1)[0] ?? '';
  return {
    requestId: trace.id,
    method,
    route,
    path: SAFE_PATH.test(path) ? path : undefined,
    operation: route === 'graphql' ? (trace.operation ?? 'other') : undefined,
    statusCode: status,
    outcome,
    ms: Math.round(ms),
    statements: trace.statements,
    sqlMs: Math.round(trace.sqlMs),
  };
}

function routeOf(url: string): string {
  if (url === '/graphql') return 'graphql';
  const first = /^\/([a-z]*)(?=[/?]|$)/.exec(url)?.[1] ?? '';
  return (Object.hasOwn(ROUTES, first) ? ROUTES[first] : undefined) ?? 'page';
}
