import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../testkit/database/create-database';
import { databaseUrl } from '../testkit/database/private-database';
import { ensureTestDatabase, type TestDatabase } from '../testkit/database/test-database';
import { freePorts } from '../scripts/free-ports';
import { waitUntilReady, endChild } from '../scripts/server-process';

/**
 * Playwright's global setup: the built server with the demo's people, on a database and a port of this run alone.
 * With E2E_BASE_URL set, the server that runs there is used instead; E2E_SCENARIO names other data than the demo's.
 */
export default async function startApp(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return () => Promise.resolve();
  const given = process.env['E2E_DATABASE_URL'];
  const database = given ? null : await ensureTestDatabase();
  const url = given ?? (await ownDatabase(database));
  const filesDirectory = mkdtempSync(join(tmpdir(), 'temukerja-e2e-'));
  const [port = 0] = await freePorts(1);
  const env = {
    ...process.env,
    SWC_NODE_PROJECT: 'tsconfig.json',
    NODE_ENV: 'development',
    DATABASE_URL: url,
    FILES_DIR: filesDirectory,
    PORT: String(port),
    LOG_LEVEL: 'error',
    ARGON2_MEMORY_KIB: '1024',
    RATE_LIMIT_FACTOR: '1000',
  };
  seed(env);
  const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const origin = `http://localhost:${port}`;
  process.env['E2E_BASE_URL'] = origin;
  if (!(await waitUntilReady(server, origin, Infinity)))
    throw new Error(`The server ended with code ${server.exitCode} before it was ready`);
  return async () => {
    await endChild(server, 60_000);
    await database?.stop();
    rmSync(filesDirectory, { recursive: true, force: true });
  };
}

async function ownDatabase(database: TestDatabase | null): Promise<string> {
  if (!database) throw new Error('There is no database for the browser tests');
  await createDatabase(database.socketPath, 'e2e');
  return databaseUrl(database.socketPath, 'e2e');
}

/** In a process of its own, because the entities' decorators need the server's compiler settings. */
function seed(env: NodeJS.ProcessEnv): void {
  const scenario = process.env['E2E_SCENARIO'] ?? 'demo';
  const words = ['-r', '@swc-node/register', 'scripts/seed/seed.ts', '--scenario', scenario];
  const { status } = spawnSync(process.execPath, words, { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The demo data could not be written');
}
