/**
 * Runs one of the project's TypeScript scripts on a machine that may have nothing but Node:
 *
 *   node scripts/bootstrap.mjs scripts/demo.ts [arguments…]
 *
 * Plain Node without dependencies, because it is what installs them. It ends with the script's own exit code.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST_NODE = [20, 19];
const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(checkout, 'node_modules');
const stampFile = path.join(modules, '.installed-for-lockfile');
const installLock = path.join(checkout, '.data', 'install.lock');

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  console.error(`TemuKerja needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  console.error('With nvm: nvm install 20 && nvm use 20. Otherwise see https://nodejs.org/en/download.');
  process.exit(1);
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(path.join(checkout, 'package-lock.json'))).digest('hex');
}

/** npm's own record of what it installed: true when a plain `npm ci` by hand already did our work. */
function npmInstalledThisLockfile() {
  const record = readText(path.join(modules, '.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages ?? {};
  const wanted = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')).packages ?? {};
  const mayBeMissing = (entry) =>
    entry.optional || entry.devOptional || (entry.dev && process.env.NODE_ENV === 'production');
  const missing = Object.entries(wanted).some(
    ([name, entry]) =>
      name !== '' &&
      (installed[name] === undefined
        ? !mayBeMissing(entry)
        : installed[name].version !== entry.version || installed[name].integrity !== entry.integrity),
  );
  return !missing && Object.keys(installed).every((name) => wanted[name] !== undefined);
}

function isInstalled() {
  const hash = lockfileHash();
  if (readText(stampFile) === hash) return true;
  if (!npmInstalledThisLockfile()) return false;
  writeFileSync(stampFile, hash);
  return true;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** True when this process may install; false when another one was waited for, so look again. */
function takeInstallLock() {
  mkdirSync(path.dirname(installLock), { recursive: true });
  try {
    writeFileSync(installLock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(readText(installLock));
  if (!holder || !isAlive(holder)) {
    rmSync(installLock, { force: true });
    return false;
  }
  console.error(`Waiting for process ${holder}, which is installing the packages (lock: ${installLock}) …`);
  while (existsSync(installLock) && isAlive(holder)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  return false;
}

function runNpmCi() {
  console.error('Installing the packages of package-lock.json (npm ci) …');
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...first, 'ci', '--no-audit', '--no-fund'], { cwd: checkout, stdio: 'inherit' });
  if (result.status === 0) {
    writeFileSync(stampFile, lockfileHash());
    return;
  }
  console.error('npm ci did not finish; its reason is above. Nothing was started.');
  rmSync(installLock, { force: true });
  process.exit(result.status ?? 1);
}

function install() {
  while (!isInstalled()) {
    if (!takeInstallLock()) continue;
    if (!isInstalled()) runNpmCi();
    rmSync(installLock, { force: true });
  }
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
  // npm cannot forward SIGKILL: when it is gone we have another parent, and nobody is left to stop the script.
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref();
}

function run(script, scriptArguments) {
  const child = spawn(process.execPath, ['-r', '@swc-node/register', script, ...scriptArguments], {
    cwd: checkout,
    // The channel carries nothing: it closes when this process dies, even by SIGKILL, and the script may then stop.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SWC_NODE_PROJECT: path.join(checkout, 'tsconfig.json') },
  });
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
install();
run(path.resolve(checkout, script), scriptArguments);
