/**
 * Writes `useXQuery`, `useXLazyQuery` and `useXMutation` over Apollo Client 4. The public plugin imports them from
 * where Apollo Client no longer has them.
 */
const { concatAST, Kind } = require('graphql');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const imports = `import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';`;

/** Variables may be left out when the operation has none, or when the query is skipped. */
const queryOptions = `
type QueryOptions<Data, Variables extends OperationVariables> = Omit<useQuery.Options<Data, Variables>, 'variables'> &
  ({ variables: Variables } | { variables?: Variables; skip: true });
type QueryArguments<Data, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: Partial<QueryOptions<Data, Variables>> | SkipToken]
    : [options: QueryOptions<Data, Variables> | SkipToken];
`;

const writers = {
  query: (name) => `
export function use${name}Query(...[options]: QueryArguments<${name}Query, ${name}QueryVariables>) {
  return useQuery<${name}Query, ${name}QueryVariables>(
    ${name}Document,
    options as useQuery.Options<${name}Query, ${name}QueryVariables>,
  );
}

export function use${name}LazyQuery(options?: useLazyQuery.Options<${name}Query, ${name}QueryVariables>) {
  return useLazyQuery<${name}Query, ${name}QueryVariables>(${name}Document, options);
}
`,
  mutation: (name) => `
export function use${name}Mutation(options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) {
  return useMutation<${name}Mutation, ${name}MutationVariables>(${name}Document, options);
}
`,
};

module.exports = {
  plugin(_schema, documents) {
    const { definitions } = concatAST(documents.map((file) => file.document));
    const hooks = definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => writers[node.operation](pascal(node.name.value)));
    return { prepend: [imports], content: queryOptions + hooks.join('') };
  },
};
