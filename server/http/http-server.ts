import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../env';
import type { Metrics } from '../observability/metrics';
import { securityHeaders } from './middleware/security';

/** The public server, with timeouts for slow senders and proper responses to malformed requests. */
export function createHttpServer(handler: RequestListener, env: Env, metrics: Metrics): Server {
  const server = createServer(
    {
      headersTimeout: env.HEADERS_TIMEOUT_MS,
      requestTimeout: env.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: env.KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5_000, env.HEADERS_TIMEOUT_MS),
      // A request without a host is refused by the app, under the same headers as everything else.
      requireHostHeader: false,
    },
    handler,
  );
  server.on('clientError', answerMalformed(env, metrics));
  // The Expect header may be ignored; Node's own refusal would lack our headers.
  server.on('checkExpectation', handler);
  return server;
}

const STATUS_OF: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Node keeps the response in progress on the socket. */
type BusySocket = Socket & { _httpMessage?: ServerResponse };

/** Responds to what never becomes a request: not HTTP, headers that are too large, or a sender that is too slow. */
function answerMalformed(env: Env, metrics: Metrics) {
  const headers = Object.entries({ ...securityHeaders(env), connection: 'close', 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return ({ code }: NodeJS.ErrnoException, socket: BusySocket) => {
    if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
    const status = STATUS_OF.get(code ?? '') ?? 400;
    metrics.requests.observe({ route: 'malformed', status: String(status) }, 0);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`, () => socket.destroy());
  };
}
