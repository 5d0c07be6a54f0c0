import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Metrics } from '../../observability/metrics';
import { beginTrace, type RequestTrace } from '../../observability/request-trace';
import type { Services } from '../../services';
import { pathOf } from '../request-path';
import { proxyTrust, type ProxyTrust } from './proxy-trust';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** An id that a proxy may pass on: long enough, and with no characters beyond those of an id. */
const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/;
/** `00-<trace id>-<parent id>-<flags>`; the id of zeros is none. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
/**
 * What is logged of a path. Anything else may contain personal data, and so may a path that leads nowhere: it may also be the
 * secret of a feed, mistyped.
 */
const SAFE_PATH = /^\/[A-Za-z0-9_./-]{0,200}$/;

/** Kinds of path by their first part; what no kind names is the client's page. */
const ROUTES = new Map([
  ['graphql', 'graphql'],
  ['upload', 'upload'],
  ['files', 'file'],
  ['interviews', 'calendar'],
  ['calendar', 'calendar-feed'],
  ['receipts', 'receipt'],
  ['exports', 'export'],
  ['auth', 'google'],
  ['payments', 'payment-callback'],
  ['unsubscribe', 'unsubscribe'],
  ['assets', 'asset'],
  ['sandbox', 'sandbox'],
  ['healthz', 'health'],
  ['readyz', 'health'],
]);

type Parts = Pick<Services, 'env' | 'logger'> & { metrics: Metrics };

/**
 * Gives each request its trace, and when its response has gone, counts it and writes its one line. Every request passes
 * here, so nothing is built that is not written (docs/performance.md).
 */
export function observeRequests(parts: Parts, answer: RequestListener): RequestListener {
  const trust = proxyTrust(parts.env);
  return (request, response) => {
    const trace = beginTrace(request, requestIdOf(request), traceIdOf(request, trust));
    const started = performance.now();
    // Express shortens the url while a router works.
    const { method = '', url = '' } = request;
    response.once('close', () => {
      const { statusCode: status, writableFinished: isComplete } = response;
      conclude(parts, trace, { method, url, status, isAborted: !isComplete, ms: performance.now() - started });
    });
    answer(request, response);
  };
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

/** A stranger could choose the trace that a line is found by, so only a proxy is believed. */
function traceIdOf({ headers, socket }: IncomingMessage, trust: ProxyTrust): string | undefined {
  const given = headers['traceparent'];
  if (typeof given !== 'string' || !trust(socket.remoteAddress ?? '', 0)) return undefined;
  return TRACEPARENT.exec(given)?.[1];
}

interface Answered {
  method: string;
  url: string;
  status: number;
  /** The caller went away before the response was sent. */
  isAborted: boolean;
  ms: number;
}

/** The line has no query string, which may hold a code, no header, no body, no address; nor what is undefined. */
function conclude({ env, logger, metrics }: Parts, trace: RequestTrace, answered: Answered): void {
  const { method, url, status, isAborted, ms } = answered;
  const path = pathOf(url) ?? '';
  const route = routeOf(path);
  const operation = route === 'graphql' ? (trace.operation ?? 'other') : undefined;
  const outcome = trace.refusal ?? (isAborted ? 'aborted' : status < 400 ? 'ok' : `http ${status}`);
  metrics.requests.observe({ route, status: isAborted ? 'aborted' : String(status) }, ms / 1000);
  if (operation !== undefined) metrics.operations.observe({ operation, outcome }, ms / 1000);

  const isSlow = ms >= env.SLOW_OPERATION_MS;
  const level = isSlow || status >= 500 ? 'warn' : 'info';
  if ((route === 'health' && level === 'info') || !logger.isLevelEnabled(level)) return;
  const line = {
    requestId: trace.id,
    traceId: trace.traceId,
    method,
    route,
    path: SAFE_PATH.test(path) && route !== 'calendar-feed' && status !== 404 ? path : undefined,
    operation,
    statusCode: status,
    outcome,
    ms: Math.round(ms),
    statements: trace.statements,
    sqlMs: Math.round(trace.sqlMs),
  };
  logger[level](line, isSlow ? 'slow request' : level === 'warn' ? 'request failed' : 'request completed');
}

function routeOf(path: string): string {
  const [, first = ''] = path.split('/', 2);
  return ROUTES.get(first) ?? 'page';
}
