import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { persistedDocument } from './persisted-document';

const QUERY_IMPORTS = `import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../query-arguments';`;
const MUTATION_IMPORT = `import type { MutationEffects } from '../mutation-effects';
import { useMutationSender } from '../use-mutation-sender';`;

const HOOKS = {
  query: (name: string) => `
export function use${name}Query(...[options]: QueryArguments<Types.${name}Query, Types.${name}QueryVariables>) {
  return useQuery<Types.${name}Query, Types.${name}QueryVariables>(
    ${name}Document,
    options as useQuery.Options<Types.${name}Query, Types.${name}QueryVariables>,
  );
}
`,
  mutation: (name: string, field: string) => `
export function use${name}Mutation(effects: MutationEffects) {
  return useMutationSender<Types.${name}Mutation, Types.${name}MutationVariables, '${field}'>(${name}Document, '${field}', effects);
}
`,
} as const;

/** The one field that a mutation of the client asks for: two would be two changes with one response. */
function fieldOf({ name, selectionSet: { selections } }: OperationDefinitionNode): string {
  const [field, second] = selections;
  if (field?.kind === Kind.FIELD && !field.alias && !second) return field.name.value;
  throw new Error(`The mutation ${name?.value} must ask for one field, by its own name.`);
}

/**
 * `useXQuery` and `useXMutation`, and the hash that the client's link sends instead of the text. The
 * kept plugin (typescript-react-apollo 5.0) still writes for Apollo Client 3.
 */
export function apolloHooks(
  operations: readonly OperationDefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): CodegenPlugin {
  const has = (kind: string): boolean => operations.some(({ operation }) => operation === kind);
  const content = operations.map((node) => {
    const name = pascal(node.name?.value ?? '');
    const hash = `
Object.assign(${name}Document, { operationHash: '${persistedDocument(node, fragments).hash}' });
`;
    if (node.operation === 'mutation') return hash + HOOKS.mutation(name, fieldOf(node));
    return node.operation === 'query' ? hash + HOOKS.query(name) : hash;
  });
  return {
    plugin: () => ({
      prepend: [...(has('query') ? [QUERY_IMPORTS] : []), ...(has('mutation') ? [MUTATION_IMPORT] : [])],
      content: content.join(''),
    }),
  };
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
