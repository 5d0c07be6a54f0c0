import type { Operation, VariablesOf } from './test-client';

/** The request of an operation, for tests about headers and connections: `client.fetch('/graphql', postOf(OPERATION))`. */
export function postOf<Data, Variables>(operation: Operation<Data, Variables>, ...[variables]: VariablesOf<Variables>) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation.toString(), variables }),
  };
}
