import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';
import { describeFailure } from '../start-up-error';
import { hashOfSources } from './document-sources';

const GENERATED = ['index.ts', 'gql.ts', 'graphql.ts'].map((file) =>
  path.join(checkoutDirectory, 'testkit', 'graphql', file),
);

/** False where the operations of tests are missing, or were generated from other sources. */
export function areTestOperationsCurrent(): boolean {
  if (!GENERATED.every((file) => existsSync(file))) return false;
  const hash = hashOfSources('testkit/graphql/');
  return GENERATED.some((file) => readFileSync(file, 'utf8').slice(0, 1000).includes(hash));
}

/**
 * `node -r @swc-node/register scripts/codegen/test-operations.ts` writes what `graphql(...)` in tests needs, where that
 * is missing or stale. Git ignores it, so each command that needs it calls this first.
 */
async function main(): Promise<void> {
  if (areTestOperationsCurrent()) return;
  try {
    // Loaded only here: codegen takes longer to load than the check above.
    const { writeGenerated } = await import('./write-generated');
    await writeGenerated('testkit/graphql/');
  } catch (error) {
    console.error(`The operations of tests (testkit/graphql) cannot be generated:\n${describeFailure(error)}`);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();
