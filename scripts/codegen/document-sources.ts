import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';

/** Where generated files go, by who writes the documents: the client, or tests, journeys and the bench. */
export type CodegenTarget = 'client/graphql/' | 'testkit/graphql/';

/** Where tests, journeys and the bench write documents in their own text. */
const ROOTS = ['server', 'testkit', 'scripts', 'quality', 'bench', 'e2e'];
/** What decides about the generated files besides the documents. */
const SETTINGS = ['schema.graphql', 'codegen.ts', 'package.json'];

const textOf = (file: string): string => readFileSync(path.join(checkoutDirectory, file), 'utf8');

function filesBelow(root: string): string[] {
  const names = readdirSync(path.join(checkoutDirectory, root), { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(root, name));
}

/** Only files that write documents: codegen takes the syntax of each file apart, most of its time. */
export function filesWithDocuments(): string[] {
  return ROOTS.flatMap(filesBelow)
    .filter((file) => file.endsWith('.ts') && !file.includes(path.join('testkit', 'graphql', path.sep)))
    .filter((file) => textOf(file).includes('graphql('))
    .toSorted();
}

function documentsIn(text: string): string {
  return [...text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(([, document]) => document).join('\n');
}

const documentsOf: Readonly<Record<CodegenTarget, () => string[]>> = {
  'testkit/graphql/': () => filesWithDocuments().map((file) => documentsIn(textOf(file))),
  'client/graphql/': () =>
    filesBelow('client')
      .filter((file) => file.endsWith('.graphql'))
      .toSorted()
      .map((file) => `${file}\n${textOf(file)}`),
};

/** A hash of what a target is made of. The operations of tests carry it, so that stale ones are known without codegen. */
export function hashOfSources(target: CodegenTarget): string {
  const hash = createHash('sha256');
  [...SETTINGS.map(textOf), ...documentsOf[target]()].forEach((text) => hash.update(text));
  return hash.digest('hex');
}
