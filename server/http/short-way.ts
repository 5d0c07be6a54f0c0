import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Actor } from '../actor';
import type { RequestContext, SessionControl } from '../graphql/context';
import { RequestLoaders } from '../graphql/loaders';
import type { ErrorFormatter } from '../graphql/error-format';
import type { CompiledOperation, RegisteredOperations } from '../graphql/registered-operations';
import type { AccountSessionStore } from '../modules/accounts/public';
import { traceOf } from '../observability/request-trace';
import type { Services } from '../services';
import { staticHeaders } from './security';
import { servicesOf } from './session';
import { SessionCookies } from './session-cookie';

const MAX_BODY = 65_536;
/** Smaller answers fit a packet or two; compressing them would only take time. */
const COMPRESS_FROM = 4_096;
const compress = promisify(gzip);

interface Question {
  operationName?: unknown;
  variables?: unknown;
  query?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } };
}

/** A request whose body has been read here and is handed on: the ordinary way does not read it again. */
export type ReadRequest = IncomingMessage & { body?: unknown; isBegun?: boolean };

/** Nothing here starts or ends a session; what does takes the ordinary way. */
const NO_SESSION_CHANGES: SessionControl = {
  start: () => Promise.reject(new Error('The short way starts no session')),
  end: () => Promise.reject(new Error('The short way ends no session')),
  browser: { userAgent: null, isKnownTo: () => false },
  awaitedSignIn: null,
};

interface ShortWay {
  services: Services;
  operations: RegisteredOperations;
  errors: ErrorFormatter;
  store: AccountSessionStore;
}

/**
 * The short way for the client's own operations of someone signed in: same schema, same context, same rules, without
 * what they do not need (docs/performance.md). Whatever is unusual about a request (an unknown operation, a session that
 * is due for a touch, any error of a query) goes on to the ordinary way, which says it properly. Only a mutation that
 * has begun is answered here whatever comes of it: asked again, it would be done again.
 */
export function shortWay({
  services,
  operations,
  errors,
  store,
}: ShortWay): (ordinary: RequestListener) => RequestListener {
  const headers = Object.entries(staticHeaders(services.env)).flat();
  const cookies = new SessionCookies(services.env.SESSION_SECRET);
  const ownOrigin = new URL(services.env.APP_URL).origin;
  const answer = async (request: ReadRequest, response: ServerResponse): Promise<boolean> => {
    const text = await readText(request);
    if (text === null) return true;
    const question = parseQuestion(text);
    request.body = question ?? text;
    const operation = question && operationOf(question, operations);
    const actor = operation && (await actorOf(request, cookies, store));
    if (!operation || !actor) return false;
    const context = contextOf(servicesOf(services, request), actor, request);
    context.trace.operation = operation.name;
    request.isBegun = operation.isMutation;
    const { data, errors: refusals } = await operation.run(undefined, context, asVariables(question.variables));
    // Without data nothing was begun: the variables were refused.
    if (refusals && !(operation.isMutation && data !== undefined)) return false;
    const answered = refusals
      ? { errors: refusals.map((refusal) => errors.formatFor(context, refusal)), data }
      : { data };
    await send(request, response, headers, JSON.stringify(answered));
    return true;
  };
  return (ordinary) => (request, response) => {
    if (!isOurs(request, ownOrigin)) return ordinary(request, response);
    answer(request, response).then(
      (answered) => answered || ordinary(request, response),
      (error: unknown) => {
        const isHandedOn = !response.headersSent && (request as ReadRequest).isBegun !== true;
        servicesOf(services, request).logger.warn(
          { err: error, isHandedOn },
          'a registered operation failed on the short way',
        );
        if (isHandedOn) ordinary(request, response);
        else response.destroy();
      },
    );
  };
}

function isOurs({ method, url, headers }: IncomingMessage, ownOrigin: string): boolean {
  if (
    method !== 'POST' ||
    url !== '/graphql' ||
    !headers.host ||
    !headers['content-type']?.startsWith('application/json')
  )
    return false;
  const length = Number(headers['content-length']);
  if (!(length <= MAX_BODY) || headers['content-encoding'] !== undefined) return false;
  return headers.origin === undefined || headers.origin === ownOrigin || headers.origin === `http://${headers.host}`;
}

/** Null when the sender went away. */
function readText(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString()));
    request.on('close', () => resolve(null));
  });
}

function parseQuestion(text: string): Question | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function operationOf(
  { query, extensions, operationName }: Question,
  operations: RegisteredOperations,
): CompiledOperation | null {
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (query !== undefined || typeof hash !== 'string') return null;
  const operation = operations.compiledOf(hash);
  const isNamed = operationName === undefined || operationName === operation?.name;
  return isNamed ? operation : null;
}

/** Null when the ordinary way has to look: no session, one that is due to be written, or a page of another role. */
async function actorOf(
  { headers }: IncomingMessage,
  cookies: SessionCookies,
  store: AccountSessionStore,
): Promise<Actor | null> {
  const sid = cookies.sidOf(headers.cookie);
  if (sid === null) return null;
  const session = await store.readCurrent(sid);
  if (!session || session.isDueForTouch) return null;
  const renderedRole = headers['x-rendered-role'];
  return renderedRole === undefined || renderedRole === session.actor.activeRole ? session.actor : null;
}

function contextOf(services: Services, actor: Actor, request: IncomingMessage): RequestContext {
  return {
    services,
    trace: traceOf(request),
    actor,
    session: NO_SESSION_CHANGES,
    loaders: new RequestLoaders({ services, actor }),
    clientAddress: request.socket.remoteAddress ?? 'unknown',
  };
}

function asVariables(variables: unknown): Record<string, unknown> {
  return typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};
}

/** `fixed` are the headers of every answer, as names and values in turn, which Node writes without looking them up. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  fixed: readonly string[],
  text: string,
): Promise<void> {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const head = [...fixed, 'x-request-id', traceOf(request).id, 'content-type', 'application/json; charset=utf-8'];
  const length = Buffer.byteLength(text);
  if (!takesGzip || length < COMPRESS_FROM) {
    // Text leaves in one write together with the head; bytes would take two.
    response.writeHead(200, [...head, 'content-length', String(length)]).end(text);
    return;
  }
  const packed = await compress(text, { level: 4 });
  response
    .writeHead(200, [
      ...head,
      'content-encoding',
      'gzip',
      'vary',
      'Accept-Encoding',
      'content-length',
      String(packed.length),
    ])
    .end(packed);
}
