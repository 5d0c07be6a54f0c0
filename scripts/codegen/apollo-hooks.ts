import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { persistedDocument } from './persisted-document';

/** The one field that a mutation of the client asks for: two would be two changes with one response. */
function fieldOf({ name, selectionSet: { selections } }: OperationDefinitionNode): string {
  const [field, second] = selections;
  if (field?.kind === Kind.FIELD && !field.alias && !second) return field.name.value;
  throw new Error(`The mutation ${name?.value} must ask for one field, by its own name.`);
}

/**
 * `useXQuery` and `useXMutation` with the hash of each operation. The kept plugin (typescript-react-apollo 5.0) still
 * writes for Apollo Client 3.
 */
export function apolloHooks(
  operations: readonly OperationDefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): CodegenPlugin {
  const hooks = operations.map((node) => {
    const name = pascal(node.name?.value ?? '');
    const { hash } = persistedDocument(node, fragments);
    return node.operation === 'mutation'
      ? `export const use${name}Mutation = mutationHook(${name}Document, '${fieldOf(node)}', '${hash}');`
      : `export const use${name}Query = queryHook(${name}Document, '${hash}');`;
  });
  const used = ['mutationHook', 'queryHook'].filter((hook) => hooks.some((line) => line.includes(hook)));
  return {
    plugin: () => ({
      prepend: [`import { ${used.join(', ')} } from '../operation-hooks';`],
      content: hooks.join('\n'),
    }),
  };
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
