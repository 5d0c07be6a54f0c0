import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { checkoutDirectory, dataPath } from '../checkout';
import { endChild } from '../server-process';
import { readableLine } from './log-lines';

/** What restarts the server when it changes: its code, and the list of the client's operations. */
export const RESTARTS =
  /^(server|domain|migrations)\/(?!testing\/).*(?<!\.(test|cases))\.ts$|persisted-documents\.json$/;

/**
 * The server from its sources. `onSettled` is called after every start: with null when it responds, else with the reason why
 * it does not. Not `node --watch`: that loses a file whose fault ends the process, and with it the save that fixes it.
 */
export function startServer(env: NodeJS.ProcessEnv, inspectPort: number, onSettled: (failure: string | null) => void) {
  const log = createWriteStream(dataPath('dev', 'server.log'), { mode: 0o600 });
  const words = ['--enable-source-maps', `--inspect=127.0.0.1:${inspectPort}`, '-r', '@swc-node/register'];
  let outcome: string | null | undefined;
  const start = (): ChildProcess => {
    // A process group of its own: Ctrl-C reaches the script alone, which then ends server and database in that order.
    const options = { cwd: checkoutDirectory, env, detached: true, silent: true, execArgv: words };
    const child = fork('scripts/dev/run-server.ts', options);
    const lines: string[] = [];
    const read = (line: string): void => {
      log.write(`${line}\n`);
      const readable = readableLine(line);
      if (readable !== null) process.stdout.write(`${lines[lines.push(readable) - 1]}\n`);
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', read);
    child.on('message', (failure: string | null) => onSettled((outcome = failure)));
    return child.once('close', () => onSettled((outcome = lines.slice(-40).join('\n'))));
  };
  let child = start();
  let due: NodeJS.Timeout | undefined;
  // A debugger that is attached keeps an ended server alive, and a developer does not wait.
  const stop = (): Promise<void> => endChild(child.removeAllListeners(), 1_500);
  const replace = async (): Promise<void> => {
    const old = child;
    await stop();
    if (old === child) child = start();
  };
  return {
    /** Null when the server responds, else why not; waits while one is starting. */
    async failure(): Promise<string | null> {
      while (outcome === undefined) await pause(20);
      return outcome;
    },
    restart(): void {
      outcome = undefined;
      clearTimeout(due);
      // An editor that saves all, or a change of branch, writes many files.
      due = setTimeout(() => void replace(), 60);
    },
    stop,
  };
}
