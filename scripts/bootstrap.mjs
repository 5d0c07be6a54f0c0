/**
 * Runs one of the project's TypeScript scripts on a machine that may have nothing but Node:
 *
 *   node scripts/bootstrap.mjs scripts/demo.ts [arguments…]
 *
 * Plain Node without dependencies, because it is what installs them. It ends with the script's own exit code.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkout, installPackages } from './bootstrap/packages.mjs';
import { showProgress } from './bootstrap/progress.mjs';
import { startSystemPackages } from './bootstrap/system-packages.mjs';

const MIN_NODE = [20, 19];
/** Scripts that start a private database. */
const WITH_DATABASE = ['demo', 'dev', 'test', 'search-quality'];
/** Scripts that send operations typed by codegen, in files that git ignores. */
const WITH_TEST_OPERATIONS = ['test', 'e2e', 'qa', 'search-quality'];

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  console.error(`TemuKerja needs Node ${MIN_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  console.error('With nvm: nvm install 20 && nvm use 20. Otherwise see https://nodejs.org/en/download.');
  process.exit(1);
}

/** npm and apt beside each other; the script begins when both are done. */
async function install(name) {
  const database = WITH_DATABASE.includes(name);
  // A part of the tests may need no browser: that part looks for itself.
  const apt = startSystemPackages({ database, browser: name === 'test' && scriptArguments.length === 0 });
  await installPackages((text) => showProgress(() => (apt ? `${text()}; apt: ${apt.lastLine()}` : text())));
  // A document that does not fit the schema is reported here; the script continues, and parts that need the document fail.
  if (WITH_TEST_OPERATIONS.includes(name)) await ended(start('scripts/codegen/test-operations.ts', []));
  if (apt === undefined || apt.lastLine() === 'done') return;
  const endProgress = showProgress(() => `apt: ${apt.lastLine()}`);
  await apt.ended;
  endProgress();
}

/**
 * In a terminal Ctrl-C reaches the whole process group, the script included: it must not get SIGINT a second time. Any
 * other signal may come to this process alone: from a supervisor, from `kill`, or SIGHUP when the window is closed.
 */
function forwardSignals(child) {
  const fromTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !fromTerminal) child.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm cannot forward SIGKILL: when npm is gone, this process has another parent and must stop the script itself.
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref();
}

const ended = (child) => new Promise((resolve) => child.once('close', resolve));

function start(script, scriptArguments) {
  return spawn(process.execPath, ['-r', '@swc-node/register', script, ...scriptArguments], {
    cwd: checkout,
    // The channel carries nothing: it closes when this process dies, even by SIGKILL, and the script may then stop.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SWC_NODE_PROJECT: path.join(checkout, 'tsconfig.json') },
  });
}

function run(script, scriptArguments) {
  const child = start(script, scriptArguments);
  forwardSignals(child);
  child.on('error', (error) => {
    console.error(`Could not start ${script}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

const [script, ...scriptArguments] = process.argv.slice(2);
checkNodeVersion();
if (script === undefined || !existsSync(path.resolve(checkout, script))) {
  if (script !== undefined) console.error(`There is no ${script}.`);
  console.error('Which script? For example: node scripts/bootstrap.mjs scripts/demo.ts');
  process.exit(2);
}
await install(path.basename(script, '.ts'));
run(path.resolve(checkout, script), scriptArguments);
