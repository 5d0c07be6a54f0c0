import { spawnSync } from 'node:child_process';
import { checkoutDirectory } from './checkout';

const FOLDERS = ['domain', 'server', 'testkit', 'client', 'scripts', 'migrations', 'e2e', 'bench', 'quality'];
/** Each part with its tool and arguments. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  syntax: ['oxlint', '--type-check', '.'],
  imports: ['depcruise', '--config', '.dependency-cruiser.cjs', ...FOLDERS],
  unused: ['knip', '--no-progress', '--config', 'scripts/lint/knip.jsonc'],
};
// The compiler beside oxlint collects garbage only near the limit: a ninth of its processor time.
const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** `npm run lint` runs every part, also after one that has found something; `npm run lint -- imports` that one alone. */
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
for (const name of asked) {
  const words = PARTS[name];
  if (!words) console.error(`No part of lint is named ${name}: ${Object.keys(PARTS).join(', ')}.`);
  const run = words && spawnSync('npx', ['--no-install', ...words], { cwd: checkoutDirectory, stdio: 'inherit', env });
  if (run?.status !== 0) process.exitCode = 1;
}
