import { execFileSync } from 'node:child_process';
import { checkoutDirectory } from '../../scripts/checkout';
import { areTestOperationsCurrent } from '../../scripts/codegen/test-operations';
import { ensureTestDatabase, type TestDatabase } from './test-database';

declare global {
  // Kept between Jest's globalSetup and globalTeardown, which share nothing else.
  var testDatabase: TestDatabase | undefined;
}

/** `graphql(...)` in tests needs what codegen writes, which git ignores; the check is cheap. */
function ensureTestOperations(): void {
  if (areTestOperationsCurrent()) return;
  const words = ['-r', '@swc-node/register', 'scripts/codegen/test-operations.ts'];
  execFileSync(process.execPath, words, { cwd: checkoutDirectory, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Jest's globalSetup: the typed operations, and one MariaDB for the run. Each worker makes its own database there when a test needs one. */
export default async function startDatabase(): Promise<void> {
  ensureTestOperations();
  globalThis.testDatabase = await ensureTestDatabase();
  process.env['TEST_DATABASE_SOCKET'] = globalThis.testDatabase.socketPath;
}
