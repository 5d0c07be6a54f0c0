import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory, dataPath } from '../../scripts/checkout';
import { waitUntil } from '../../testkit/database/processes';
import { waitUntilReady, endChild } from '../../scripts/server-process';
import { StartUpError } from '../../scripts/start-up-error';

export interface MeasuredServer {
  pid: number;
  port: number;
  /** Resolves once its log holds the text. Throws StartUpError when that takes minutes. */
  hasLogged(text: string): Promise<void>;
  stop(): Promise<void>;
}

interface ServerStart {
  name: string;
  nodeArguments: readonly string[];
  port: number;
  settings: Record<string, string>;
}

const MILLISECONDS_TO_BE_READY = 120_000;
const MILLISECONDS_TO_DRAIN = 20_000;

/** Its standard input closes with the harness, however that ends. The stand-ins of the demo answer for the outside world. */
export async function startServer({ name, nodeArguments, port, settings }: ServerStart): Promise<MeasuredServer> {
  const logFile = dataPath('bench', `${name}.log`);
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...nodeArguments], {
    cwd: checkoutDirectory,
    stdio: ['pipe', log, log],
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), ...settings },
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  if (!(await waitUntilReady(child, `http://127.0.0.1:${port}`, MILLISECONDS_TO_BE_READY))) {
    child.kill('SIGKILL');
    throw new StartUpError(`The ${name} server did not start:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
  }
  return {
    pid: child.pid ?? 0,
    port,
    hasLogged: (text) => untilLogged(logFile, text),
    stop: () => endChild(child, MILLISECONDS_TO_DRAIN),
  };
}

async function untilLogged(logFile: string, text: string): Promise<void> {
  if (await waitUntil(() => readFileSync(logFile, 'utf8').includes(text), MILLISECONDS_TO_BE_READY)) return;
  throw new StartUpError(`The server has not logged "${text}":\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
}

/** Seconds of CPU that a process has used, its system calls included. */
export function cpuSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the program's name, which may hold spaces; a tick is 10 ms on Linux.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
