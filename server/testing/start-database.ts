import { ensureTestDatabase, type TestDatabase } from '../../scripts/database/test-database';

declare global {
  // Kept between Jest's globalSetup and globalTeardown, which share nothing else.
  var testDatabase: TestDatabase | undefined;
}

/** Jest's globalSetup: one MariaDB for the run. Each worker makes its own database there when a test needs one. */
export default async function startDatabase(): Promise<void> {
  globalThis.testDatabase = await ensureTestDatabase();
  process.env['TEST_DATABASE_SOCKET'] = globalThis.testDatabase.socketPath;
}
