import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { checkoutDirectory } from './checkout';

export interface CommandOptions {
  env: Readonly<Record<string, string>>;
  /** Gets each line as it comes. */
  onLine(line: string): void;
}

export interface CommandResult {
  /** Null when a signal ended it. */
  exitCode: number | null;
}

const runningGroups = new Set<ChildProcess>();

/**
 * Runs a command in the checkout to its end, without a time limit, which would fail on a slower machine. It has a
 * process group of its own, and what is left of that group afterwards (a browser, a stuck worker) is ended with it.
 * A command that cannot start has exit code 127.
 */
export async function runCommand(words: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const [program = '', ...programArguments] = words;
  const child = spawn(program, programArguments, {
    cwd: checkoutDirectory,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  runningGroups.add(child);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', options.onLine);
  const exitCode = await endOf(child, options);
  killGroup(child);
  runningGroups.delete(child);
  return { exitCode };
}

/** Ends every command that runs now, with its descendants. */
export function killRunningCommands(): void {
  runningGroups.forEach(killGroup);
}

function endOf(child: ChildProcess, options: CommandOptions): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      options.onLine(error.message);
      resolve(127);
    });
    child.once('close', (code) => resolve(code));
    // A descendant that kept the output open would let 'close' wait forever.
    child.once('exit', (code) => setTimeout(() => resolve(code), 2_000).unref());
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}
