import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestContext } from '../../graphql/context';
import { RequestLoaders } from '../../graphql/loaders';
import { servicesOf } from '../../request-services';
import { traceOf } from '../../observability/request-trace';
import type { Services } from '../../services';
import { failureOf } from '../middleware/failure';
import { clientAddressOf } from '../middleware/proxy-trust';
import { refuseForeign, securityHeaders } from '../middleware/security';
import type { SessionReader } from '../middleware/session';
import { sendAnswer } from './answer';
import { startApolloServer } from './apollo-server';
import { refuseDearDocument } from './document-cost';
import { ErrorFormatter } from './error-format';
import { readJson } from './json-request';
import { readOperations, RegisteredOperations } from './registered-operations';

const JSON_TYPE = 'application/json; charset=utf-8';

export const isGraphql = (url = ''): boolean => url === '/graphql' || url.startsWith('/graphql?');

/**
 * Every request to `/graphql`, from node:http to Apollo and back: its JSON, its session, then what Apollo answers.
 * Express is not on this way: it would cost as much as the rest (docs/adr/0006).
 */
export class GraphqlEndpoint {
  private readonly headers: readonly string[];

  private constructor(
    private readonly services: Services,
    private readonly sessions: SessionReader,
    private readonly ownOrigin: string,
    private readonly operations: RegisteredOperations,
    private readonly errors: ErrorFormatter,
    private readonly server: ApolloServer<RequestContext>,
  ) {
    this.headers = Object.entries({ ...securityHeaders(services.env), 'cache-control': 'no-store' }).flat();
  }

  static async start(services: Services, sessions: SessionReader, ownOrigin: string): Promise<GraphqlEndpoint> {
    const operations = new RegisteredOperations(readOperations(services.env.OPERATIONS_FILE));
    const errors = new ErrorFormatter(services.logger);
    const server = await startApolloServer(services.env, operations, errors);
    return new GraphqlEndpoint(services, sessions, ownOrigin, operations, errors, server);
  }

  readonly handler: RequestListener = (request, response) => {
    this.answer(request, response).catch(async (error: unknown) => {
      const { status, body } = failureOf(this.services, request, error);
      if (response.headersSent) response.destroy();
      else await this.send(request, response, status, ['content-type', JSON_TYPE], JSON.stringify(body));
    });
  };

  stop(): Promise<void> {
    return this.server.stop();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    refuseForeign(request, this.ownOrigin);
    const { method = 'GET', url = '' } = request;
    const body = method === 'POST' ? await readJson(request) : undefined;
    const search = url.slice('/graphql'.length);
    const context = await this.contextOf(request, response);
    const {
      status,
      headers,
      body: answered,
    } = await this.server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, search, headers: headersOf(request), body },
      context: () => {
        this.refuseDear(textOf(body, search), context);
        return Promise.resolve(context);
      },
    });
    if (answered.kind !== 'complete') throw new Error('Nothing here is answered in parts');
    const named: string[] = [];
    for (const [name, value] of headers) named.push(name, value);
    await this.send(request, response, status ?? 200, named, answered.string);
  }

  private async contextOf(request: IncomingMessage, response: ServerResponse): Promise<RequestContext> {
    const services = servicesOf(this.services, request);
    const session = await this.sessions.read(request, response);
    const { actor } = session;
    return {
      services,
      trace: traceOf(request),
      actor,
      session,
      loaders: new RequestLoaders({ services, actor }),
      clientAddress: clientAddressOf(request, this.sessions.trust),
    };
  }

  /** Here, because Apollo validates before any plugin can refuse. */
  private refuseDear(text: string | null, context: RequestContext): void {
    if (text === null || this.operations.has(text)) return;
    try {
      refuseDearDocument(text);
    } catch (error) {
      this.errors.belongsTo(error as Error, context);
      throw error;
    }
  }

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: readonly string[],
    text: string,
  ): Promise<void> {
    return sendAnswer(request, response, {
      status,
      headers: [...this.headers, 'x-request-id', traceOf(request).id, ...headers],
      text,
    });
  }
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) map.set(name, String(value));
  return map;
}

/** The document that came with the request; null for a hash alone, and for what Apollo refuses anyway. */
function textOf(body: unknown, search: string): string | null {
  if (body === undefined) return new URLSearchParams(search).get('query');
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' ? query : null;
}
