import { createServer, type RequestListener, type Server } from 'node:http';
import type { Env } from '../env';
import type { Metrics } from '../observability/metrics';
import { answerMalformed } from './malformed-requests';

/** The public server, with timeouts for slow senders and proper answers to malformed requests. */
export function createHttpServer(handler: RequestListener, env: Env, metrics: Metrics): Server {
  const {
    HEADERS_TIMEOUT_MS: headersTimeout,
    REQUEST_TIMEOUT_MS: requestTimeout,
    KEEP_ALIVE_TIMEOUT_MS: keepAliveTimeout,
  } = env;
  // A request without a host is refused by the app, under the same headers as everything else.
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval: Math.min(5_000, headersTimeout),
      requireHostHeader: false,
    },
    handler,
  );
  server.on('clientError', answerMalformed(env, metrics));
  // The Expect header may be ignored; Node's own refusal would lack our headers.
  server.on('checkExpectation', handler);
  return server;
}
