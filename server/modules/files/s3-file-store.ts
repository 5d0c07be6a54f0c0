import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileStore } from '../../ports';
import { checkedStorageKey } from './storage-key';

export interface S3Settings {
  /** With http(s), with or without the slash at the end. The bucket is named in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long one try may take until its response begins, in milliseconds. Reading the content is not limited. */
  timeoutMs?: number;
  /** How large the parts of a stream are; 8 MB when missing. Amazon takes none under 5 MB but the last. */
  partBytes?: number;
  /** Pauses before the second try, the third and so on, in milliseconds. */
  pausesMs?: readonly number[];
}

interface S3Request {
  method: 'PUT' | 'GET' | 'DELETE' | 'POST';
  /** Of the parts of an upload. */
  query?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

const PART_BYTES = 8 * 1024 * 1024;

interface Part {
  bytes: Buffer;
  isLast: boolean;
}

/** One part is held at a time, and a few bytes of the next. */
async function* partsOf(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Part> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  for await (const piece of content) {
    if (held >= partBytes) {
      yield { bytes: Buffer.concat(pieces), isLast: false };
      [pieces, held] = [[], 0];
    }
    pieces.push(piece);
    held += piece.length;
  }
  if (held > 0) yield { bytes: Buffer.concat(pieces), isLast: true };
}

const PAUSES_MS = [100, 400, 1_600];

/** Temporary failures. Every request here is idempotent and may be repeated. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * Files in a bucket of Amazon S3 or a compatible service. Every method throws when the service refuses or does not respond
 * within its tries; the message contains neither keys nor the file's content.
 */
export class S3FileStore implements FileStore {
  private readonly signer: AwsClient;

  constructor(private readonly settings: S3Settings) {
    const { accessKeyId, secretAccessKey, region } = settings;
    this.signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  async write(storageKey: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    if (Buffer.isBuffer(content)) return void (await this.ask(storageKey, { method: 'PUT', body: content }));
    const parts = partsOf(content, this.settings.partBytes ?? PART_BYTES);
    const first = await parts.next();
    if (first.done || first.value.isLast)
      return this.write(storageKey, first.done ? Buffer.alloc(0) : first.value.bytes);
    await this.writeInParts(storageKey, first.value.bytes, parts);
  }

  /** The object appears when its parts are joined; until then, and without that, readers find nothing. */
  private async writeInParts(storageKey: string, first: Buffer, rest: AsyncIterable<Part>): Promise<void> {
    const begun = await this.ask(storageKey, { method: 'POST', query: 'uploads=' });
    const uploadId = encodeURIComponent(/<UploadId>([^<]+)</.exec(begun)?.[1] ?? '');
    const tags: string[] = [];
    const sendPart = async (body: Buffer): Promise<void> => {
      const query = `partNumber=${tags.length + 1}&uploadId=${uploadId}`;
      const response = await this.send(storageKey, { method: 'PUT', query, body });
      if (!response.ok) throw await refusalOf('PUT', response);
      await response.body?.cancel();
      tags.push(response.headers.get('etag') ?? '');
    };
    try {
      await sendPart(first);
      for await (const { bytes } of rest) await sendPart(bytes);
      const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
      const answer = await this.ask(storageKey, { method: 'POST', query: `uploadId=${uploadId}`, body });
      // The status is sent before the parts are joined, so a failure comes in the text.
      if (answer.includes('<Error>')) throw new Error('The file store could not join the parts of a file');
    } catch (error) {
      // The first failure is the one to tell; a rule of the bucket (docs/operations.md) removes what this leaves.
      await this.ask(storageKey, { method: 'DELETE', query: `uploadId=${uploadId}` }).catch(() => undefined);
      throw error;
    }
  }

  /** The text of a response that must not be a refusal. */
  private async ask(storageKey: string, request: S3Request): Promise<string> {
    const response = await this.send(storageKey, request);
    if (!response.ok) throw await refusalOf(request.method, response);
    return response.text();
  }

  async read(storageKey: string, range?: { start: number; end: number }): Promise<Readable | null> {
    const response = await this.send(storageKey, {
      method: 'GET',
      headers: range && { range: `bytes=${range.start}-${range.end}` },
    });
    // A whole file in place of the requested range would be sent under the range's length.
    if (response.status === (range ? 206 : 200))
      return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
    const refusal = await refusalOf('GET', response);
    if (refusal.isMissingObject) return null;
    throw refusal;
  }

  async remove(storageKey: string): Promise<void> {
    const response = await this.send(storageKey, { method: 'DELETE' });
    if (response.ok) return response.body?.cancel();
    const refusal = await refusalOf('DELETE', response);
    if (!refusal.isMissingObject) throw refusal;
  }

  private async send(storageKey: string, request: S3Request): Promise<Response> {
    const { endpoint, bucket, pausesMs = PAUSES_MS } = this.settings;
    const path = `${endpoint.replace(/\/$/, '')}/${bucket}/${checkedStorageKey(storageKey)}`;
    const url = request.query === undefined ? path : `${path}?${request.query}`;
    for (const pauseMs of pausesMs) {
      const response = await this.tryOnce(url, request).catch(() => null);
      if (response && !isTemporary(response.status)) return response;
      await response?.body?.cancel();
      await pause(pauseMs);
    }
    return this.tryOnce(url, request).catch((error: unknown) => {
      throw new Error(`The file store gave no answer to ${request.method}`, { cause: error });
    });
  }

  /** Signed for each try, because the signature contains the time. */
  private async tryOnce(url: string, { method, headers, body }: S3Request): Promise<Response> {
    const contentHash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await this.signer.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': contentHash },
      body: body && new Uint8Array(body),
    });
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Error('No answer in time')), this.settings.timeoutMs ?? 10_000);
    try {
      return await fetch(signed, { redirect: 'error', signal: abort.signal });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The service's own code goes to the log, never to a page. */
async function refusalOf(method: string, response: Response): Promise<Error & { isMissingObject: boolean }> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1] ?? '';
  const refusal = new Error(`The file store answered ${method} with ${response.status} ${code}`.trimEnd());
  // A missing bucket responds with 404 too, but is a fault of the settings.
  return Object.assign(refusal, { isMissingObject: response.status === 404 && code !== 'NoSuchBucket' });
}
