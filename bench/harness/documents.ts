import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { Kind, parse, print, visit, type DefinitionNode, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { checkoutDirectory } from '../../scripts/checkout';

/** What the client sends for an operation, read from its own documents. */
export interface SentDocument {
  operationName: string;
  text: string;
  sha256Hash: string;
}

const definitions: DefinitionNode[] = graphqlFiles(path.join(checkoutDirectory, 'client')).flatMap((file) => [...parse(readFileSync(file, 'utf8')).definitions]);

function graphqlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The operation with the fragments that it needs, and the `__typename`s that Apollo Client adds. Null when there is none. */
export function sentDocument(operationName: string): SentDocument | null {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION && node.name?.value === operationName);
  if (!operation) return null;
  const document = new InMemoryCache().transformDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation)] });
  const text = print(document);
  return { operationName, text, sha256Hash: createHash('sha256').update(text).digest('hex') };
}

function fragmentsOf(start: DefinitionNode): FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>();
  const follow = (node: DefinitionNode): void => {
    visit({ kind: Kind.DOCUMENT, definitions: [node] } satisfies DocumentNode, {
      FragmentSpread({ name }) {
        if (found.has(name.value)) return;
        const fragment = definitions.find((other): other is FragmentDefinitionNode => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name.value);
        if (!fragment) throw new Error(`There is no fragment ${name.value}`);
        found.set(name.value, fragment);
        follow(fragment);
      },
    });
  };
  follow(start);
  return [...found.values()];
}
