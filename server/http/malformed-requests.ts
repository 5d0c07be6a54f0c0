import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../env';
import type { Metrics } from '../observability/metrics';
import { securityHeaders } from './middleware/security';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node keeps the answer in progress on the socket. */
type BusySocket = Socket & { _httpMessage?: ServerResponse };

/**
 * Answers what never becomes a request: not HTTP, headers that are too large, or a sender that is too slow. It sends the
 * headers of every answer and closes the connection.
 */
export function answerMalformed(
  env: Env,
  metrics: Metrics,
): (error: Error & { code?: string }, socket: Socket) => void {
  const headers = Object.entries({ ...securityHeaders(env), connection: 'close', 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return ({ code }, socket: BusySocket) => {
    if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
    const status = STATUS_OF[code ?? ''] ?? 400;
    metrics.requestAnswered('malformed', String(status), 0);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`, () => socket.destroy());
  };
}
