import { spawnSync } from 'node:child_process';
import { checkoutDirectory } from './checkout';

/** Each tool with its arguments. */
const TOOLS = {
  syntax: ['oxlint', '--type-check', '.'],
  imports: [
    ...['depcruise', '--config', '.dependency-cruiser.cjs'],
    ...['domain', 'server', 'client', 'scripts', 'migrations', 'e2e', 'bench', 'quality'],
  ],
  unused: ['knip', '--no-progress', '--config', 'scripts/lint/knip.jsonc'],
} as const;
type Tool = keyof typeof TOOLS;
const NAMES = Object.keys(TOOLS) as Tool[];

function passes(words: readonly string[]): boolean {
  // The compiler beside oxlint collects garbage only near the limit: a ninth of its processor time.
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' };
  return spawnSync('npx', ['--no-install', ...words], { cwd: checkoutDirectory, stdio: 'inherit', env }).status === 0;
}

/** `npm run lint` runs every tool, also after one that has found something; `npm run lint -- imports` that one alone. */
function lint(words: readonly string[]): boolean {
  const unknown = words.find((word) => !NAMES.some((name) => name === word));
  if (unknown !== undefined) {
    console.error(`No part of lint is named ${unknown}: ${NAMES.join(', ')}.`);
    return false;
  }
  const asked = NAMES.filter((name) => words.length === 0 || words.includes(name));
  return asked.map((name) => passes(TOOLS[name])).every(Boolean);
}

process.exitCode = lint(process.argv.slice(2)) ? 0 : 1;
