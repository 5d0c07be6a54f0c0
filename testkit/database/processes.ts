import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const onLinux = process.platform === 'linux';

/**
 * A text that differs between this process and a later one with the same pid (Linux: boot id and start tick; elsewhere the
 * start second), or undefined when no such process runs. A zombie counts as gone, because it holds nothing.
 */
export function processMark(pid: number): string | undefined {
  return onLinux ? markFromProc(pid) : markFromPs(pid);
}

/** Processes, this one excepted, that have exactly this argument on their command line. */
export function processesWithArgument(argument: string): number[] {
  return (onLinux ? commandLinesFromProc() : commandLinesFromPs())
    .filter(({ pid, words }) => pid !== process.pid && words.includes(argument))
    .map(({ pid }) => pid);
}

/** Resolves when `isDone` says so, false when it did not within `milliseconds`. */
export async function waitUntil(isDone: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!isDone()) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

/** Sends a signal; a process that is already gone is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already, or another user's: the caller looks whether it ended.
  }
}

function markFromProc(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name in parentheses may itself hold spaces and parentheses: the numbered fields follow the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return undefined;
  const bootId = readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${bootId}:${fields[19]}`;
}

function markFromPs(pid: number): string | undefined {
  const line = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
}

function commandLinesFromProc(): { pid: number; words: string[] }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), words: (readIfThere(`/proc/${name}/cmdline`) ?? '').split('\0') }));
}

function commandLinesFromPs(): { pid: number; words: string[] }[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout.split('\n').map((line) => {
    const [pid, ...words] = line.trim().split(/\s+/);
    return { pid: Number(pid), words };
  });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
