import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import express, { Router, type Request, type RequestHandler } from 'express';
import { BREAK, GraphQLError, visit, type DocumentNode } from 'graphql';
import { ERROR_MESSAGES } from '../../domain/errors';
import { isActingAdmin, renderedRoleOf } from '../actor';
import type { RequestContext } from '../graphql/context';
import { RequestLoaders } from '../graphql/loaders';
import { MAX_TOKENS, refuseDearDocument } from '../graphql/document-cost';
import { createErrorFormatter, type ErrorFormatter } from '../graphql/error-format';
import { createSchema } from '../graphql/schema';
import { readOperations, RegisteredOperations } from '../graphql/registered-operations';
import type { AccountSessionStore } from '../modules/accounts/public';
import type { Env } from '../env';
import { traceOf } from '../observability/request-trace';
import type { Services } from '../services';
import type { ReadRequest } from './short-way';
import { actorOfRequest, servicesOf, sessionControl } from './session';

const MAX_BODY = '256kb';

/** What one request may ask; far above what any screen of the client does. */
const LIMITS = {
  maxDepth: { n: 18 },
  maxAliases: { n: 20 },
  // The parser counts them itself: MAX_TOKENS.
  maxTokens: { enabled: false },
  maxDirectives: { n: 20 },
  // Administrators may read the schema, and what it could have been with it: hiddenSuggestions.
  blockFieldSuggestion: { enabled: false },
  // A whole page of everything there is costs 1,600 at most, the client's dearest operation 500.
  costLimit: {
    enabled: true,
    maxCost: 2_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    flattenFragments: true,
    ignoreIntrospection: true,
  },
} as const;

export interface GraphqlEndpoint {
  router: Router;
  server: ApolloServer<RequestContext>;
  operations: RegisteredOperations;
  errors: ErrorFormatter;
}

export async function graphqlEndpoint(services: Services, store: AccountSessionStore): Promise<GraphqlEndpoint> {
  const protection = new ApolloArmor(LIMITS).protect();
  const schema = createSchema();
  const operations = new RegisteredOperations(schema, readOperations(services.env.OPERATIONS_FILE));
  const errors = createErrorFormatter(services.logger);
  const server = new ApolloServer<RequestContext>({
    schema,
    // Who may is decided for each request, by introspectionDoor.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    formatError: errors.format,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: protection.validationRules,
    persistedQueries: { cache: registeredTexts(operations), ttl: null },
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      operationNames(operations),
      errors.plugin,
      hiddenSuggestions,
      doorFor(services.env, operations),
      introspectionDoor(services.env),
      ...(protection.plugins as ApolloServerPlugin<RequestContext>[]),
    ],
  });
  await server.start();
  const router = Router();
  // The generics of the integration name express 5's own types; the handler is one of them.
  const handler = expressMiddleware(server, {
    context: async ({ req }) => {
      const text = textOf(req);
      // Here, because Apollo validates before any plugin can refuse.
      if (text !== null && !operations.has(text)) refuseDearDocument(text);
      return contextOf(servicesOf(services, req), req, store);
    },
  }) as RequestHandler;
  const readJson = express.json({ limit: MAX_BODY });
  router.use(
    '/graphql',
    (request, response, next) => (isRead(request) ? next() : readJson(request, response, next)),
    handler,
  );
  return { router, server, operations, errors };
}

type TextCache = Exclude<NonNullable<ApolloServerOptions<RequestContext>['cache']>, string>;

/** The registered texts for hashes; what others send is never kept. */
function registeredTexts(operations: RegisteredOperations): TextCache {
  return {
    get: (key) => Promise.resolve(operations.textOf(key.replace(/^apq:/, ''))),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}

/** Tells the request's trace which of our own operations it asks; what strangers call theirs is not written down. */
function operationNames(operations: RegisteredOperations): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveSource({ source, contextValue }) {
          contextValue.trace.operation = operations.nameOf(source);
          return Promise.resolve();
        },
      }),
  };
}

/** With OPERATIONS=registered, a document that is not the client's own comes from administrators only. */
function doorFor({ OPERATIONS }: Env, operations: RegisteredOperations): ApolloServerPlugin<RequestContext> {
  if (OPERATIONS === 'any') return {};
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ source, contextValue }) {
          if (operations.has(source) || isActingAdmin(contextValue.actor)) return Promise.resolve();
          throw new GraphQLError(ERROR_MESSAGES.NOT_ALLOWED, {
            extensions: { code: 'FORBIDDEN', errorCode: 'NOT_ALLOWED' },
          });
        },
      }),
  };
}

/** In production the schema is shown to administrators alone; INTROSPECTION=true shows it to everyone. */
function introspectionDoor({ introspection }: Env): ApolloServerPlugin<RequestContext> {
  if (introspection) return {};
  return {
    requestDidStart: () =>
      Promise.resolve({
        // Not a validation rule: a validated document is kept, and would then be open to the next who asks.
        didResolveOperation({ document, contextValue }) {
          if (isActingAdmin(contextValue.actor) || !asksForSchema(document)) return Promise.resolve();
          throw new GraphQLError(ERROR_MESSAGES.NOT_ALLOWED, {
            extensions: { code: 'FORBIDDEN', errorCode: 'NOT_ALLOWED' },
          });
        },
      }),
  };
}

/** What could have been meant is told to administrators alone, who may read the whole schema. */
const hiddenSuggestions: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors, contextValue }) {
        if (isActingAdmin(contextValue.actor)) return Promise.resolve();
        for (const error of errors) error.message = error.message.replace(/ Did you mean .+\?/gs, '');
        return Promise.resolve();
      },
    }),
};

/** Anywhere in the document, fragments included. */
function asksForSchema(document: DocumentNode): boolean {
  let isAsked = false;
  visit(document, {
    Field({ name }) {
      isAsked ||= name.value === '__schema' || name.value === '__type';
      return isAsked ? BREAK : undefined;
    },
  });
  return isAsked;
}

/** The document that came with the request; null for a hash alone, and for what Apollo refuses anyway. */
function textOf({ method, body, query }: Request): string | null {
  const { query: text } = ((method === 'GET' ? query : body) ?? {}) as { query?: unknown };
  return typeof text === 'string' ? text : null;
}

/** The short way has read it and found nothing for itself. */
function isRead(request: ReadRequest): boolean {
  return request.body !== undefined && typeof request.body === 'object';
}

function contextOf(services: Services, request: Request, store: AccountSessionStore): RequestContext {
  const actor = actorOfRequest(request);
  const renderedRole = request.headers['x-rendered-role'];
  if (actor && typeof renderedRole === 'string' && renderedRole !== renderedRoleOf(actor)) {
    // The page was rendered for another role, perhaps in another tab: its answers must not mix with this one's.
    throw new GraphQLError(ERROR_MESSAGES.ROLE_MISMATCH, {
      extensions: { code: 'FORBIDDEN', errorCode: 'ROLE_MISMATCH', http: { status: 200 } },
    });
  }
  return {
    services,
    trace: traceOf(request),
    actor,
    session: sessionControl(request, store, services),
    loaders: new RequestLoaders({ services, actor }),
    clientAddress: request.ip ?? 'unknown',
  };
}
