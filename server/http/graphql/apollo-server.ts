import { ApolloServer, type GraphQLRequestListener } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import type { Env } from '../../env';
import type { RequestContext } from '../../graphql/context';
import { createSchema } from '../../graphql/schema';
import { compiledOperations } from './compiled-operations';
import { MAX_TOKENS } from './document-cost';
import type { ErrorFormatter } from './error-format';
import { operationRules } from './operation-rules';
import type { RegisteredOperations } from './registered-operations';

/** What one request may ask; far above what any screen of the client does. */
const LIMITS = {
  maxDepth: { n: 18 },
  maxAliases: { n: 20 },
  // The parser counts them itself: MAX_TOKENS.
  maxTokens: { enabled: false },
  maxDirectives: { n: 20 },
  // Administrators may read the schema, and what it could have been with it: ErrorFormatter.
  blockFieldSuggestion: { enabled: false },
  // A whole page of everything there is costs 3,600 at most, the client's most expensive operation 500.
  costLimit: {
    enabled: true,
    maxCost: 4_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    flattenFragments: true,
    ignoreIntrospection: true,
  },
} as const;

/** Installed by default, and not used here. Cache control would wrap every resolver of the schema. */
const DISABLED = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** Apollo's pipeline, started. A document is parsed, validated and held to the limits when it first comes, then kept. */
export async function startApolloServer(
  env: Env,
  operations: RegisteredOperations,
  errors: ErrorFormatter,
): Promise<ApolloServer<RequestContext>> {
  const schema = createSchema();
  // One listener for all of it: each more would cost every request a microsecond.
  const hooks: GraphQLRequestListener<RequestContext> = {
    async didResolveSource({ queryHash, contextValue }) {
      // Names in other documents could say anything and are not logged.
      contextValue.trace.operation = operations.names.get(queryHash) ?? null;
    },
    async didEncounterErrors({ errors: encountered, contextValue }) {
      errors.encounter(encountered, contextValue);
    },
    didResolveOperation: operationRules(env, operations),
    responseForOperation: compiledOperations(schema, operations, errors),
  };
  const server = new ApolloServer<RequestContext>({
    schema,
    // Who may read it is decided for each request: operationRules.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: errors.format,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...new ApolloArmor(LIMITS).protect().validationRules, knownRootTypes],
    // The registered texts by their hashes; what others send is never kept.
    persistedQueries: {
      ttl: null,
      cache: {
        get: (key) => Promise.resolve(operations.texts.get(key.replace(/^apq:/, ''))),
        set: () => Promise.resolve(),
        delete: () => Promise.resolve(false),
      },
    },
    plugins: [...DISABLED, { requestDidStart: () => Promise.resolve(hooks) }],
  });
  await server.start();
  return server;
}

/** graphql-js finds out about a subscription, which the schema has none of, only when it executes one. */
function knownRootTypes(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation))
        context.reportError(new GraphQLError(`The schema has no ${node.operation}.`, { nodes: node }));
    },
  };
}
