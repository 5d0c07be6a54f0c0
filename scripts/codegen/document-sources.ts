import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';
import { documentsIn } from '../dev/test-documents';

const ROOTS = ['server', 'scripts', 'quality', 'bench', 'e2e'];
/** What decides about the generated operations besides the documents. */
const SETTINGS = ['schema.graphql', 'codegen.ts', 'package.json'];

const textOf = (file: string): string => readFileSync(path.join(checkoutDirectory, file), 'utf8');

/** Only files that write documents: codegen takes the syntax of each file apart, most of its time. */
export function filesWithDocuments(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(path.join(checkoutDirectory, root), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, file),
    ),
  )
    .filter((file) => file.endsWith('.ts') && !file.includes(path.join('testing', 'graphql', path.sep)))
    .filter((file) => textOf(file).includes('graphql('))
    .toSorted();
}

/** A hash of what the generated operations are made of. They carry it, so that stale ones are known without codegen. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  SETTINGS.forEach((file) => hash.update(textOf(file)));
  filesWithDocuments().forEach((file) => hash.update(documentsIn(textOf(file))));
  return hash.digest('hex');
}
