import type { IncomingMessage } from 'node:http';

/**
 * What is known of a request while it is answered: for its log lines and its measures, never for a decision. It is
 * handed on by hand, in the request's own services: measured, AsyncLocalStorage costs each request
 * 22 µs on Node 20, whether it is used there or not.
 */
export class RequestTrace {
  /** Name of the client's own operation; null for other documents and paths. */
  operation: string | null = null;
  /** Code of the first error that it is answered with. */
  refusal: string | null = null;
  /** SQL statements sent for it so far, BEGIN and COMMIT included; statements that requests share are not counted. */
  statements = 0;
  /** Milliseconds of those, each with its wait for a connection; parallel statements are added up. */
  sqlMs = 0;

  constructor(readonly id: string) {}

  /** Keeps the first code only: the caller sees it first. */
  refused(code: string): void {
    this.refusal ??= code;
  }
}

type TracedRequest = IncomingMessage & { trace?: RequestTrace };

export function beginTrace(request: TracedRequest, id: string): RequestTrace {
  request.trace = new RequestTrace(id);
  return request.trace;
}

export function traceOf({ trace }: TracedRequest): RequestTrace {
  if (!trace) throw new Error('A request came past observeRequests, which begins its trace');
  return trace;
}
