import { connect, type Socket } from 'node:net';

/** One request as it goes over the wire; made once, sent many times. */
export type WireRequest = Buffer;

export function wireRequest(path: string, headers: Record<string, string>, body: string): WireRequest {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** A page as a browser without cookies asks for it. */
export const pageRequest = (path: string): WireRequest =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n`);

export interface LoadResult {
  /** Milliseconds of each response. */
  latencies: number[];
  seconds: number;
  /** Responses that were not 200 or carried errors. */
  failed: number;
  firstFailure: string | null;
}

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Each is sent to its end before any is sent again. */
  requests: readonly WireRequest[];
  /** Stop when all have been sent once: for writes that cannot be repeated. */
  once: boolean;
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** A response with an error of either kind: GraphQL's own, or the payload's. */
const ERRORS = Buffer.from('"errors":[{');
const OK = Buffer.from('HTTP/1.1 200');

/**
 * Keeps `connections` sockets busy, one request at a time on each. It reads only as much of HTTP as both servers speak
 * (responses with a content-length), because it must cost less than what it measures.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const result: LoadResult = { latencies: [], seconds: 0, failed: 0, firstFailure: null };
  const start = process.hrtime.bigint();
  const end = start + BigInt(Math.round(load.seconds * 1e9));
  let next = 0;
  const take = (): WireRequest | undefined => {
    if (process.hrtime.bigint() >= end || (load.once && next >= load.requests.length)) return undefined;
    return load.requests[next++ % load.requests.length];
  };
  await Promise.all(Array.from({ length: load.connections }, () => keepBusy(load.port, take, result)));
  result.seconds = Number(process.hrtime.bigint() - start) / 1e9;
  return result;
}

function keepBusy(port: number, take: () => WireRequest | undefined, result: LoadResult): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0n;
    let pending: Buffer[] = [];
    let received = 0;
    let wanted = 0;
    const send = (): void => {
      const request = take();
      if (!request) return void socket.end(resolve);
      pending = [];
      received = 0;
      wanted = 0;
      sentAt = process.hrtime.bigint();
      socket.write(request);
    };
    socket.on('connect', send).on('error', reject).on('close', resolve);
    socket.on('data', (chunk) => {
      pending.push(chunk);
      received += chunk.length;
      if (wanted === 0) wanted = lengthOfAnswer(pending.length === 1 ? chunk : Buffer.concat(pending));
      if (wanted === 0 || received < wanted) return;
      result.latencies.push(Number(process.hrtime.bigint() - sentAt) / 1e6);
      note(result, pending.length === 1 ? chunk : Buffer.concat(pending));
      send();
    });
  });
}

/** Head and body together; 0 until the head is complete. */
function lengthOfAnswer(answer: Buffer): number {
  const headEnd = answer.indexOf(HEAD_END);
  if (headEnd === -1) return 0;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1];
  if (length === undefined)
    throw new Error(`An answer without a content-length: ${answer.toString('utf8', 0, headEnd)}`);
  return headEnd + HEAD_END.length + Number(length);
}

function note(result: LoadResult, answer: Buffer): void {
  if (answer.subarray(0, OK.length).equals(OK) && !answer.includes(ERRORS)) return;
  result.failed += 1;
  result.firstFailure ??= answer.toString('utf8', 0, 2000);
}
