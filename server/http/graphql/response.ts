import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Env } from '../../env';
import { traceOf } from '../../observability/request-trace';
import { securityHeaders } from '../middleware/security';

/** Smaller responses fit a packet or two; compressing them would only take time. */
const COMPRESS_FROM = 4_096;
const compress = promisify(gzip);

interface ResponseText {
  status?: number | undefined;
  headers?: Iterable<[string, string]>;
  text: string;
}

const JSON_TYPE: readonly [string, string][] = [['content-type', 'application/json; charset=utf-8']];

/** Headers are names and values in turn, which Node writes without looking them up. */
export function responseSender(env: Env) {
  const fixed = Object.entries({ ...securityHeaders(env), 'cache-control': 'no-store' }).flat();
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { status = 200, headers = JSON_TYPE, text }: ResponseText,
  ): Promise<void> => {
    const head = [...fixed, 'x-request-id', traceOf(request).id];
    for (const [name, value] of headers) head.push(name, value);
    const length = Buffer.byteLength(text);
    if (length < COMPRESS_FROM || !/\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      head.push('content-length', String(length));
      // Text leaves in one write together with the head; bytes would take two.
      response.writeHead(status, head).end(text);
      return;
    }
    const packed = await compress(text, { level: 4 });
    head.push('content-encoding', 'gzip', 'vary', 'Accept-Encoding', 'content-length', String(packed.length));
    response.writeHead(status, head).end(packed);
  };
}
