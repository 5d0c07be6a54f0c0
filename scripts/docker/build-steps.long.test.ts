import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, MAX_WAIT_MS } from '../../testkit/races/eventually';
import { checkoutDirectory } from '../checkout';
import { createDatabase } from '../../testkit/database/create-database';
import { freePorts } from '../free-ports';
import { databaseUrl } from '../../testkit/database/private-database';
import { environmentOf, runBuildSteps } from './run-build-steps';

const target = mkdtempSync(path.join(tmpdir(), 'temukerja-image-'));
afterAll(() => rmSync(target, { recursive: true, force: true }));

/** As the compose file has it for the service that runs before the application. */
const MIGRATE = ['node', '-r', '@swc-node/register', 'scripts/migrate.ts'];
const CHECK_LEDGER = ['node', '-r', '@swc-node/register', 'scripts/ops.ts', 'check:ledger'];

test(
  'what the Dockerfile builds from an empty folder migrates a database, has the commands of operators, serves the client and stops when told',
  async () => {
    const { workdir, environment, command } = await runBuildSteps(checkoutDirectory, target, () => undefined);
    const socketPath = process.env['TEST_DATABASE_SOCKET'] ?? '';
    await createDatabase(socketPath, 'dockerfile');
    const [port = 0] = await freePorts(1);
    const settings = {
      NODE_ENV: 'development',
      PORT: String(port),
      DATABASE_URL: databaseUrl(socketPath, 'dockerfile'),
      SWC_NODE_PROJECT: 'tsconfig.json',
    };
    const env = environmentOf({ ...environment, ...settings });

    expect(readFileSync(path.join(checkoutDirectory, 'docker-compose.yml'), 'utf8')).toContain(
      `command: ${JSON.stringify(MIGRATE).replaceAll(',', ', ')}`,
    );
    const run = ([program = '', ...words]: readonly string[]) =>
      spawnSync(program, words, { cwd: workdir, env, encoding: 'utf8' });
    const migrated = run(MIGRATE);
    expect([migrated.status, migrated.stderr]).toEqual([0, '']);
    const checked = run(CHECK_LEDGER);
    expect([checked.status, checked.stdout]).toEqual([0, expect.stringContaining('every balance is the sum')]);

    const server = spawn(command[0] ?? '', command.slice(1), { cwd: workdir, env, stdio: 'ignore' });
    const status = (): Promise<number> =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status: answered }) => answered,
        () => 0,
      );
    expect(
      await eventually(
        async () => (server.exitCode === null ? await status() : -1),
        (answered) => answered !== 0,
      ),
    ).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/login`)).text()).toContain('<div id="root">');
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
  MAX_WAIT_MS * 4,
);
