import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../server/modules/files/s3-file-store';
import { s3SignatureOf } from './s3-signature';

/** How a request goes wrong: a response with this status, no response at all, or a line that goes dead. */
export type Disturbance = number | 'silence' | 'hang-up';

interface Failure {
  status: number;
  code: string;
}

const CLOCK_SKEW_MS = 15 * 60_000;
const CREDENTIALS = {
  bucket: 'temukerja-test',
  region: 'ap-southeast-3',
  accessKeyId: 'TESTKEYID',
  secretAccessKey: 'test+secret/key',
};

/** One bucket in memory, addressed by path: PUT, also in parts, GET with Range, HEAD, DELETE; takes only rightly signed requests. */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** Uploads in parts that are neither joined nor given up, by id. */
  readonly uploads = new Map<string, Buffer[]>();
  /** Methods in the order in which they came, disturbed ones included. */
  readonly received: string[] = [];
  ignoresRanges = false;
  private disturbances: Disturbance[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<S3Settings> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return { ...CREDENTIALS, endpoint: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** What the next requests meet, in order. */
  disturb(...disturbances: Disturbance[]): void {
    this.disturbances.push(...disturbances);
  }

  reset(): void {
    this.objects.clear();
    this.uploads.clear();
    this.received.length = 0;
    this.disturbances = [];
    this.ignoresRanges = false;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    this.received.push(request.method ?? '');
    const disturbance = this.disturbances.shift();
    if (disturbance === 'silence') return;
    if (disturbance === 'hang-up') return void request.socket.destroy();
    if (disturbance) return fail(response, { status: disturbance, code: 'Disturbed' });
    const failure = signatureFailure(request, body);
    if (failure) return fail(response, failure);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const [, bucket, ...rest] = path.split('/');
    if (bucket !== CREDENTIALS.bucket) return fail(response, { status: 404, code: 'NoSuchBucket' });
    const object = { key: rest.map(decodeURIComponent).join('/'), body };
    if (query) this.serveParts(request, response, { ...object, parameters: new URLSearchParams(query) });
    else this.serve(request, response, object);
  }

  private serveParts(
    { method }: IncomingMessage,
    response: ServerResponse,
    { key, body, parameters }: { key: string; body: Buffer; parameters: URLSearchParams },
  ): void {
    if (method === 'POST' && parameters.has('uploads')) {
      const id = `upload ${this.uploads.size + 1}`;
      this.uploads.set(id, []);
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const id = parameters.get('uploadId') ?? '';
    const parts = this.uploads.get(id);
    if (!parts) return fail(response, { status: 404, code: 'NoSuchUpload' });
    if (method === 'PUT') {
      parts[Number(parameters.get('partNumber')) - 1] = body;
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return void response.writeHead(204).end();
    const listed = Array.from(body.toString().matchAll(/<ETag>([^<]+)<\/ETag>/g), ([, tag]) => tag);
    if (listed.join() !== parts.map(etagOf).join()) return fail(response, { status: 400, code: 'InvalidPart' });
    this.objects.set(key, Buffer.concat(parts));
    response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  private serve(
    request: IncomingMessage,
    response: ServerResponse,
    { key, body }: { key: string; body: Buffer },
  ): void {
    const stored = this.objects.get(key);
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return fail(response, { status: 405, code: 'MethodNotAllowed' });
    if (!stored) return fail(response, { status: 404, code: 'NoSuchKey' });
    this.sendObject(request, response, stored);
  }

  private sendObject(request: IncomingMessage, response: ServerResponse, stored: Buffer): void {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const headers = { etag: etagOf(stored), 'accept-ranges': 'bytes' };
    if (!from || this.ignoresRanges) {
      response.writeHead(200, { ...headers, 'content-length': stored.length });
      return void response.end(request.method === 'HEAD' ? undefined : stored);
    }
    const [start, end] = [Number(from), Math.min(to ? Number(to) : Infinity, stored.length - 1)];
    if (start > end) return fail(response, { status: 416, code: 'InvalidRange' });
    response.writeHead(206, {
      ...headers,
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${stored.length}`,
    });
    response.end(request.method === 'HEAD' ? undefined : stored.subarray(start, end + 1));
  }
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

function fail(response: ServerResponse, { status, code }: Failure): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Refuses what Amazon refuses: no or a foreign signature, unsigned vital headers, another body, another hour. */
function signatureFailure(
  { method = '', url: target = '', headers: raw }: IncomingMessage,
  body: Buffer,
): Failure | null {
  const headers = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
  const [, accessKeyId, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    ) ?? [];
  const instant = headers['x-amz-date'] ?? '';
  const { region, secretAccessKey } = CREDENTIALS;
  const signedHeaders = names?.split(';') ?? [];
  if (!signature) return { status: 403, code: 'AccessDenied' };
  if (accessKeyId !== CREDENTIALS.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (scope !== `${instant.slice(0, 8)}/${region}/s3/aws4_request`)
    return { status: 400, code: 'AuthorizationHeaderMalformed' };
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.includes(name)))
    return { status: 403, code: 'AccessDenied' };
  if (Math.abs(timeOf(instant) - Date.now()) > CLOCK_SKEW_MS) return { status: 403, code: 'RequestTimeTooSkewed' };
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  if (signature !== s3SignatureOf({ method, target, headers, signedHeaders, region, secretAccessKey }))
    return { status: 403, code: 'SignatureDoesNotMatch' };
  return null;
}

/** `20261123T020000Z` in milliseconds. */
function timeOf(instant: string): number {
  return Date.parse(instant.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
