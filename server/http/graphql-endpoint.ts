import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import express, { Router, type Request, type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { ERROR_MESSAGES } from '../../domain/errors';
import { RequestLoaders, type RequestContext } from '../graphql/context';
import { createErrorFormatter } from '../graphql/error-format';
import { createSchema } from '../graphql/schema';
import type { AccountSessionStore } from '../modules/accounts/public';
import type { Services } from '../services';
import { actorOfRequest, sessionControl } from './session';

const MAX_BODY = '256kb';

/** What one request may ask; far above what any screen of the client does. */
const LIMITS = {
  maxDepth: { n: 18 },
  maxAliases: { n: 20 },
  maxTokens: { n: 2500 },
  maxDirectives: { n: 20 },
  blockFieldSuggestion: { enabled: true },
  costLimit: { enabled: false },
} as const;

export async function graphqlEndpoint(services: Services, store: AccountSessionStore): Promise<{ router: Router; server: ApolloServer<RequestContext> }> {
  const protection = new ApolloArmor(LIMITS).protect();
  const server = new ApolloServer<RequestContext>({
    schema: createSchema(),
    introspection: services.env.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    formatError: createErrorFormatter(services.logger),
    validationRules: protection.validationRules,
    plugins: [ApolloServerPluginLandingPageDisabled(), ...(protection.plugins as ApolloServerPlugin<RequestContext>[])],
  });
  await server.start();
  const router = Router();
  // The generics of the integration name express 5's own types; the handler is one of them.
  const handler = expressMiddleware(server, { context: async ({ req }) => contextOf(services, req, store) }) as RequestHandler;
  router.use('/graphql', express.json({ limit: MAX_BODY }), handler);
  return { router, server };
}

function contextOf(services: Services, request: Request, store: AccountSessionStore): RequestContext {
  const actor = actorOfRequest(request);
  const renderedRole = request.headers['x-rendered-role'];
  if (actor && typeof renderedRole === 'string' && renderedRole !== actor.activeRole) {
    // The page was rendered for another role, perhaps in another tab: its answers must not mix with this one's.
    throw new GraphQLError(ERROR_MESSAGES.ROLE_MISMATCH, { extensions: { code: 'FORBIDDEN', errorCode: 'ROLE_MISMATCH', http: { status: 200 } } });
  }
  return {
    services,
    actor,
    session: sessionControl(request, store),
    loaders: new RequestLoaders({ services, actor }),
    clientAddress: request.ip ?? 'unknown',
  };
}
