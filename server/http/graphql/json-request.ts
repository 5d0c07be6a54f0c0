import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Failure } from '../middleware/failure';

/** In bytes, packed and unpacked alike. */
const MAX_BODY = 256 * 1024;

type Unpack = (packed: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>;

const UNPACK = new Map<string, Unpack>([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/** The JSON that a request carries; undefined where it carries something else, which is left unread. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!/^application\/json\b/i.test(type)) return undefined;
  const unpack = UNPACK.get(encoding.toLowerCase());
  if (!unpack && encoding !== 'identity') throw new Failure(415);
  const sent = await readBytes(request);
  try {
    const bytes = unpack ? await unpack(sent, { maxOutputLength: MAX_BODY }) : sent;
    return JSON.parse(bytes.toString()) as unknown;
  } catch (error) {
    throw new Failure((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 413 : 400);
  }
}

/** What comes beyond the limit is not kept. */
function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= MAX_BODY) chunks.push(chunk);
      else reject(new Failure(413));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => {
      if (!request.complete) reject(new Failure(400));
    });
  });
}
