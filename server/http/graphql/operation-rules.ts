import type { GraphQLRequestListener } from '@apollo/server';
import { BREAK, GraphQLError, visit, type DocumentNode } from 'graphql';
import { isActingAdmin, renderedRoleOf } from '../../actor';
import type { Env } from '../../env';
import type { RequestContext } from '../../graphql/context';
import { refusal } from '../../graphql/refusal';
import type { RegisteredOperations } from './registered-operations';

/**
 * Who may have an operation executed at all; the resolvers decide what it returns. With OPERATIONS=registered, a
 * document that is not the client's own comes from administrators only, and so does one that asks for the schema in
 * production, unless INTROSPECTION=true. No validation rules: a validated document is kept, and would then be open to
 * the next caller.
 */
export function operationRules(
  { OPERATIONS, introspection }: Env,
  operations: RegisteredOperations,
): NonNullable<GraphQLRequestListener<RequestContext>['didResolveOperation']> {
  const isOpen = (document: DocumentNode): boolean =>
    OPERATIONS === 'any' && (introspection || !asksForSchema(document));
  return async ({ request, queryHash, document, contextValue: { actor } }) => {
    const renderedRole = request.http?.headers.get('x-rendered-role');
    // The page was rendered for another role, perhaps in another tab: its responses must not mix with this one's.
    if (actor && renderedRole !== undefined && renderedRole !== renderedRoleOf(actor))
      throw answeredWith200(refusal('FORBIDDEN', 'ROLE_MISMATCH'));
    const isRegistered = operations.names.has(queryHash);
    if (!isRegistered && !isActingAdmin(actor) && !isOpen(document))
      throw answeredWith200(refusal('FORBIDDEN', 'NOT_ALLOWED'));
  };
}

/** Like other refusals; Apollo would say 500. */
function answeredWith200(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: 200 } } });
}

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
