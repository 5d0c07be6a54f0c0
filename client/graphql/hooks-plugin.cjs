/**
 * Writes `useXQuery`, `useXLazyQuery` and `useXMutation` over Apollo Client 4. The public plugin imports them from
 * where Apollo Client no longer has them.
 */
const { concatAST, Kind } = require('graphql');
const { registeredDocument } = require('./registered-document.cjs');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** What the client's link sends instead of the text. */
const hashOf = (node, name, known) => `
Object.assign(${name}Document, { operationHash: '${registeredDocument(node, known).hash}' });
`;

const queryImports = `import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../query-arguments';`;
const mutationImport = `import { useMutation } from '@apollo/client/react';`;

const writers = {
  query: (name, types) => `
export function use${name}Query(...[options]: QueryArguments<${types}Query, ${types}QueryVariables>) {
  return useQuery<${types}Query, ${types}QueryVariables>(
    ${name}Document,
    options as useQuery.Options<${types}Query, ${types}QueryVariables>,
  );
}

export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}Query, ${types}QueryVariables>) {
  return useLazyQuery<${types}Query, ${types}QueryVariables>(${name}Document, options);
}
`,
  mutation: (name, types) => `
export function use${name}Mutation(options?: useMutation.Options<${types}Mutation, ${types}MutationVariables>) {
  return useMutation<${types}Mutation, ${types}MutationVariables>(${name}Document, options);
}
`,
};

module.exports = {
  plugin(_schema, documents, { importOperationTypesFrom: types, externalFragments = [] }) {
    const { definitions } = concatAST(documents.map((file) => file.document));
    const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    const fragments = [
      ...definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION),
      ...externalFragments.map(({ node }) => node),
    ];
    const known = new Map(fragments.map((node) => [node.name.value, node]));
    const has = (kind) => operations.some((node) => node.operation === kind);
    return {
      prepend: [has('query') && queryImports, has('mutation') && mutationImport].filter(Boolean),
      content: operations
        .map((node) => {
          const name = pascal(node.name.value);
          return `${hashOf(node, name, known)}${writers[node.operation](name, types ? `${types}.${name}` : name)}`;
        })
        .join(''),
    };
  },
};
