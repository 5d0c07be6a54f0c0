import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Smaller answers fit a packet or two; compressing them would only take time. */
const COMPRESS_FROM = 4_096;
const compress = promisify(gzip);

interface Answer {
  status: number;
  /** Names and values in turn, which Node writes without looking them up. */
  headers: readonly string[];
  text: string;
}

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: Answer,
): Promise<void> {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const length = Buffer.byteLength(text);
  if (!takesGzip || length < COMPRESS_FROM) {
    // Text leaves in one write together with the head; bytes would take two.
    response.writeHead(status, [...headers, 'content-length', String(length)]).end(text);
    return;
  }
  const packed = await compress(text, { level: 4 });
  const packing = ['content-encoding', 'gzip', 'vary', 'Accept-Encoding', 'content-length', String(packed.length)];
  response.writeHead(status, [...headers, ...packing]).end(packed);
}
