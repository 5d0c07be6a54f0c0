import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, copyFileSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { checkoutDirectory } from '../../../scripts/checkout';
import { StartUpError } from '../../../scripts/start-up-error';
import type { GaleraNode } from './galera-node';
import type { GaleraPrograms } from './galera-programs';

/** What deploy/check-galera signs in as. */
export const CHECK_ACCOUNT = 'galera_check';

export interface RunningHaproxy {
  stop(): Promise<void>;
}

interface HaproxyOptions {
  /** Folder for its files. */
  home: string;
  nodes: readonly GaleraNode[];
  /** Where it takes connections, on 127.0.0.1. */
  port: number;
  /** Of the check's account. */
  password: string;
  programs: GaleraPrograms;
}

const MAX_START_MS = 60_000;

/** Runs HAProxy on deploy/haproxy.cfg and deploy/check-galera with addresses, paths and the user replaced. */
export async function startHaproxy(options: HaproxyOptions): Promise<RunningHaproxy> {
  writeConfiguration(options);
  const { home, port, programs } = options;
  const log = openSync(path.join(home, 'haproxy.log'), 'a', 0o600);
  const watchdog = spawn(
    process.execPath,
    [path.join(__dirname, '../watchdog.mjs'), programs.haproxy, '-db', '-f', 'haproxy.cfg'],
    {
      detached: true,
      stdio: ['pipe', log, log],
      cwd: home,
      env: { ...process.env, LD_LIBRARY_PATH: programs.libraries },
    },
  );
  closeSync(log);
  const ended = once(watchdog, 'exit');
  watchdog.unref();
  const stop = async (): Promise<void> => {
    watchdog.ref();
    watchdog.stdin?.end();
    await ended;
  };
  for (const end = Date.now() + MAX_START_MS; !(await takesConnections(port)); ) {
    if (Date.now() < end && watchdog.exitCode === null) continue;
    await stop();
    throw new StartUpError(`HAProxy did not start; its log is ${home}/haproxy.log`);
  }
  return { stop };
}

function writeConfiguration({ home, nodes, port, password }: HaproxyOptions): void {
  const deploy = (name: string): string => path.join(checkoutDirectory, 'deploy', name);
  const adapt = (name: string, changes: readonly Change[]): void =>
    writeFileSync(path.join(home, name), adapted(readFileSync(deploy(name), 'utf8'), changes), { mode: 0o600 });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  copyFileSync(deploy('check-galera'), path.join(home, 'check-galera'));
  adapt('check-galera.cnf', [['change-me', password]]);
  adapt('haproxy.cfg', [
    ['log /dev/log local0', 'log stderr format raw local0'],
    ['    user haproxy\n', ''],
    ['    group haproxy\n', ''],
    // Relative, because the path of a socket may have at most 107 characters.
    ['/run/haproxy/admin.sock', 'unix@admin.sock'],
    ['/etc/haproxy/check-galera', path.join(home, 'check-galera')],
    ['127.0.0.1:3306', `127.0.0.1:${port}`],
    ...nodes.map((node, index): Change => [`10.0.0.${index + 1}:3306`, `${node.host}:${node.port}`]),
  ]);
}

type Change = readonly [from: string, to: string];

function adapted(text: string, changes: readonly Change[]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new StartUpError(`deploy/ does not say "${from.trim()}" any more`);
    return result.replace(from, to);
  }, text);
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  } finally {
    socket.destroy();
  }
}
