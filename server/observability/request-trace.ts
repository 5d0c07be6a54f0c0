import type { IncomingMessage } from 'node:http';

/**
 * What is known of a request while it is handled, for its log lines and metrics, never for a decision. It is passed on
 * explicitly in the request's services: AsyncLocalStorage costs each request 22 µs on Node 20.
 */
export class RequestTrace {
  /** Name of the client's own operation; null for other documents and paths. */
  operation: string | null = null;
  /** Code of the first error in its response. */
  refusal: string | null = null;
  /** SQL statements sent for it so far, BEGIN and COMMIT included; statements that requests share are not counted. */
  statements = 0;
  /** Milliseconds of those, each with its wait for a connection; parallel statements are added up. */
  sqlMs = 0;

  constructor(
    readonly id: string,
    /** Of the trace that a trusted proxy has begun (W3C Trace Context); only for finding the line. */
    readonly traceId?: string,
  ) {}

  /** Keeps the first code only: the caller sees it first. */
  refused(code: string): void {
    this.refusal ??= code;
  }
}

/** For what the server does by itself: a slow statement's log line says so, and tests leave it out of what requests cost. */
export const BACKGROUND = new RequestTrace('background');

type TracedRequest = IncomingMessage & { trace?: RequestTrace };

export function beginTrace(request: TracedRequest, id: string, traceId?: string): RequestTrace {
  request.trace = new RequestTrace(id, traceId);
  return request.trace;
}

export function traceOf({ trace }: TracedRequest): RequestTrace {
  if (!trace) throw new Error('A request came past observeRequests, which begins its trace');
  return trace;
}
