/** The packages of package-lock.json in node_modules, installed by npm where they are not there yet. Plain Node. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const modules = path.join(checkout, 'node_modules');
const lockfile = path.join(checkout, 'package-lock.json');
const stampFile = path.join(modules, '.installed-for-lockfile');
const installLock = path.join(checkout, '.data', 'install.lock');

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

function wantedPackages() {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
}

/** npm's own record of what it installed: true when a manual `npm ci` already installed everything. */
function npmInstalledThisLockfile() {
  const record = readText(path.join(modules, '.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages ?? {};
  const wanted = wantedPackages();
  const isMissing = ([name, entry]) =>
    installed[name] === undefined
      ? !entry.optional && !entry.devOptional
      : installed[name].version !== entry.version || installed[name].integrity !== entry.integrity;
  return (
    !Object.entries(wanted).some((entry) => entry[0] !== '' && isMissing(entry)) &&
    Object.keys(installed).every((name) => wanted[name] !== undefined)
  );
}

function isInstalled() {
  if (readText(stampFile) === lockfileHash()) return true;
  if (!npmInstalledThisLockfile()) return false;
  writeFileSync(stampFile, lockfileHash());
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

/** How many of the packages have arrived; optional ones may belong to other systems and do not count. */
function packageCount() {
  const names = Object.entries(wantedPackages())
    .filter(([name, entry]) => name !== '' && !entry.optional && !entry.devOptional)
    .map(([name]) => path.join(checkout, name, 'package.json'));
  return () => `${names.filter((file) => existsSync(file)).length} of ${names.length}`;
}

async function runNpm(showProgress) {
  // Also where NODE_ENV says production: the client is built here.
  const words = ['ci', '--include=dev'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const arrived = packageCount();
  const endProgress = showProgress(() => `npm ${words.join(' ')}: ${arrived()} packages`);
  const child = spawn(program, [...first, ...words, ...quiet], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  endProgress();
  if (status === 0) return writeFileSync(stampFile, lockfileHash());
  console.error(`npm ${words.join(' ')} did not finish; its reason is above. Nothing was started.`);
  rmSync(installLock, { force: true });
  process.exit(status);
}

/** Brings node_modules to package-lock.json. Ends this process with npm's exit code when npm fails. */
export async function installPackages(showProgress) {
  while (!isInstalled()) {
    if (!takeInstallLock()) continue;
    if (!isInstalled()) await runNpm(showProgress);
    rmSync(installLock, { force: true });
  }
}
