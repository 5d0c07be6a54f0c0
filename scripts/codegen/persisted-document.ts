import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { Kind, print, visit, type ASTNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const cache = new InMemoryCache();

/**
 * An operation as the client sends it: its own fragments with it, and `__typename` where Apollo Client adds it. The
 * server knows the text by this hash, so a request carries the hash alone.
 */
export function persistedDocument(
  operation: OperationDefinitionNode,
  fragments: Fragments,
): { hash: string; text: string } {
  const definitions = [operation, ...spreadIn(operation, fragments)];
  const text = print(cache.transformDocument({ kind: Kind.DOCUMENT, definitions }));
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

function spreadIn(
  node: ASTNode,
  fragments: Fragments,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, fragments, found);
    },
  });
  return found;
}
