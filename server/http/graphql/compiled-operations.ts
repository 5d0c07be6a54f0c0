import { HeaderMap, type GraphQLRequestListener } from '@apollo/server';
import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../../graphql/context';
import type { ErrorFormatter } from './error-format';
import type { RegisteredOperations } from './registered-operations';

/** Set here, because otherwise Apollo negotiates it again for each response. */
const HEADERS = new HeaderMap([['content-type', 'application/json; charset=utf-8']]);

/**
 * Runs the client's own operations as functions that are compiled when one is first asked: no walk over the
 * document. Same schema, context, resolvers and policies. Other documents are executed by graphql-js.
 */
export function compiledOperations(
  schema: GraphQLSchema,
  operations: RegisteredOperations,
  errors: ErrorFormatter,
): NonNullable<GraphQLRequestListener<RequestContext>['responseForOperation']> {
  const compiled = new Map<string, CompiledQuery['query']>();
  const queryOf = (hash: string, document: DocumentNode): CompiledQuery['query'] | null => {
    const known = compiled.get(hash);
    if (known || !operations.names.has(hash)) return known ?? null;
    const query = compile(schema, document);
    compiled.set(hash, query);
    return query;
  };
  return async ({ queryHash, document, operation, request, contextValue }) => {
    const query = operation && queryHash !== undefined ? queryOf(queryHash, document) : null;
    if (!query) return null;
    const { data, errors: refusals } = await query(undefined, contextValue, request.variables ?? {});
    // Without data nothing was begun: the variables were refused, and Apollo says so. A mutation that has begun is
    // its result stands, whatever it is: executed again, it would be done again.
    if (data === undefined) return null;
    const singleResult = refusals
      ? { errors: refusals.map((refusal) => errors.formatFor(contextValue, refusal)), data }
      : { data };
    return { http: { headers: HEADERS, status: undefined }, body: { kind: 'single', singleResult } };
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery['query'] {
  const compiled = compileQuery(schema, document);
  if (isCompiledQuery(compiled)) return compiled.query.bind(compiled);
  throw new GraphQLError('A registered operation cannot be compiled', { originalError: compiled.errors?.[0] });
}
