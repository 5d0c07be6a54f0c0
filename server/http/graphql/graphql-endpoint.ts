import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestContext } from '../../graphql/context';
import { RequestLoaders } from '../../graphql/loaders';
import { recordAnswer } from '../../modules/reveals';
import { servicesOf } from '../../request-services';
import { traceOf } from '../../observability/request-trace';
import type { Services } from '../../services';
import { failureOf } from '../middleware/failure';
import { networkOf } from '../middleware/network-of';
import { clientAddressOf } from '../middleware/proxy-trust';
import { refuseForeign } from '../middleware/security';
import type { SessionReader } from '../middleware/session';
import { responseSender } from './response';
import { startApolloServer } from './apollo-server';
import { refuseExpensiveDocument } from './document-cost';
import { ErrorFormatter } from './error-format';
import { readJson } from './json-request';
import { RegisteredOperations } from './registered-operations';

export const GRAPHQL_PATH = '/graphql';

/**
 * Every request to `/graphql`, from node:http to Apollo and back: its JSON, its session, then Apollo's response.
 * Express takes no part: it would cost as much as the rest (docs/adr/0006-one-graphql-pipeline.md).
 */
export async function startGraphqlEndpoint(
  services: Services,
  sessions: SessionReader,
): Promise<{ handler: RequestListener; stop(): Promise<void> }> {
  const operations = new RegisteredOperations(services.env.OPERATIONS_FILE);
  const errors = new ErrorFormatter(services.logger);
  const server = await startApolloServer(services.env, operations, errors);
  const send = responseSender(services.env);
  return {
    handler: (request, response) => {
      answer(request, response).catch(async (error: unknown) => {
        const { status, body } = failureOf(services, request, error);
        if (response.headersSent) response.destroy();
        else await send(request, response, { status, text: JSON.stringify(body) });
      });
    },
    stop: () => server.stop(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    refuseForeign(request, services.env);
    const { method = 'GET', url = '' } = request;
    const search = url.slice(GRAPHQL_PATH.length);
    const body = method === 'POST' ? await readJson(request) : undefined;
    const context = await contextOf(request, response);
    const answered = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, search, headers: headersOf(request), body },
      context: async () => {
        refuseIfExpensive(textOf(body, search), context);
        return context;
      },
    });
    if (answered.body.kind !== 'complete') throw new Error('Apollo answered in parts, which is not supported');
    const { status, headers } = answered;
    const text = (await refusalUnlessRecorded(context)) ?? answered.body.string;
    await send(request, response, { status, headers, text });
  }

  /**
   * No receipt, no reveal: the people in a response are recorded before it leaves, for compiled and other operations
   * alike; otherwise it does not leave.
   */
  async function refusalUnlessRecorded(context: RequestContext): Promise<string | null> {
    try {
      await recordAnswer(context);
      return null;
    } catch (error) {
      const refusal = new GraphQLError('The receipts could not be written', { originalError: error as Error });
      return JSON.stringify({ errors: [errors.formatFor(context, refusal)], data: null });
    }
  }

  async function contextOf(request: IncomingMessage, response: ServerResponse): Promise<RequestContext> {
    const ownServices = servicesOf(services, request);
    const session = await sessions.read(request, response);
    const { actor } = session;
    const loaders = new RequestLoaders({ services: ownServices, actor });
    const clientAddress = networkOf(clientAddressOf(request, sessions.trust));
    return { services: ownServices, trace: traceOf(request), actor, session, loaders, clientAddress };
  }

  /** Before Apollo, because it validates before any plugin can refuse. */
  function refuseIfExpensive(text: string | null, context: RequestContext): void {
    if (text === null || operations.hasText(text)) return;
    try {
      refuseExpensiveDocument(text);
    } catch (error) {
      errors.belongsTo(error as Error, context);
      throw error;
    }
  }
}

/** What Apollo and operationRules look at. All that a browser sends, some eighteen, would cost 3 µs. */
const HEADERS = ['accept', 'content-type', 'x-rendered-role', 'x-apollo-operation-name', 'apollo-require-preflight'];

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name of HEADERS) if (headers[name] !== undefined) map.set(name, String(headers[name]));
  return map;
}

/** The document that came with the request; null for a hash alone, and for what Apollo refuses anyway. */
function textOf(body: unknown, search: string): string | null {
  if (body === undefined) return new URLSearchParams(search).get('query');
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' ? query : null;
}
