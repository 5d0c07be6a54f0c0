import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { systemErrorCode } from '../../scripts/start-up-error';
import { processMark } from './processes';

/** Who holds a lock. `url` is where it can be reached, once it has said so. */
export interface LockHolder {
  id: string;
  pid: number;
  mark: string;
  url?: string;
}

export interface ProcessLock {
  /** Notes where the holder can be reached, for processes that are refused. */
  announceUrl(url: string): void;
  /** Gives the lock back; done by itself when the process ends, and safe to repeat. */
  release(): void;
}

/** The lock belongs to a process that is alive. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError';

  constructor(readonly holder: LockHolder) {
    super(`held by process ${holder.pid}`);
  }
}

/**
 * Takes a lock file for this process, taking over one whose process is dead (also when its pid was given to another
 * process since). Throws LockHeldError when the holder lives.
 */
export function takeLock(file: string): ProcessLock {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = { id: randomBytes(8).toString('hex'), pid: process.pid, mark: processMark(process.pid) ?? '' };
  while (!createLockFile(file, own)) {
    const found = readLockFile(file);
    if (found !== undefined) removeIfStale(file, found);
  }
  return heldLock(file, own);
}

/** The living holder of a lock file, or undefined. */
export function runningLockHolder(file: string): LockHolder | undefined {
  const found = readLockFile(file);
  return found !== undefined && isAlive(found) ? found : undefined;
}

/** Takes a lock, waiting for a living holder; calls `onWait` once. Throws LockHeldError after `milliseconds`. */
export async function takeLockWithin(
  file: string,
  milliseconds: number,
  onWait: (holder: LockHolder) => void,
): Promise<ProcessLock> {
  const end = Date.now() + milliseconds;
  for (let isReported = false; ; isReported = true) {
    try {
      return takeLock(file);
    } catch (error) {
      if (!(error instanceof LockHeldError) || Date.now() > end) throw error;
      if (!isReported) onWait(error.holder);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/**
 * Two processes may find the same dead holder. Only one may remove its file, or the slower one would remove the
 * faster one's new lock: removal needs a second lock, named after the dead holder's id.
 */
function removeIfStale(file: string, found: LockHolder): void {
  if (isAlive(found)) throw new LockHeldError(found);
  const removal = takeLock(`${file}.${found.id}`);
  try {
    if (readLockFile(file)?.id === found.id) rmSync(file, { force: true });
  } finally {
    removal.release();
  }
}

function isAlive(holder: LockHolder): boolean {
  const mark = processMark(holder.pid);
  return mark !== undefined && mark === holder.mark;
}

function heldLock(file: string, own: LockHolder): ProcessLock {
  const release = (): void => {
    process.removeListener('exit', release);
    if (readLockFile(file)?.id === own.id) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return {
    announceUrl(url) {
      if (readLockFile(file)?.id === own.id) renameSync(writeAside(file, { ...own, url }), file);
    },
    release,
  };
}

/** False when the file exists. A link appears with its content, so no reader ever sees a partial lock. */
function createLockFile(file: string, holder: LockHolder): boolean {
  const aside = writeAside(file, holder);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function writeAside(file: string, holder: LockHolder): string {
  const aside = `${file}.${holder.id}.new`;
  writeFileSync(aside, JSON.stringify(holder));
  return aside;
}

function readLockFile(file: string): LockHolder | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  return parseHolder(text) ?? { id: 'unreadable', pid: 0, mark: '' };
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const value = JSON.parse(text) as Partial<LockHolder> | null;
    return typeof value?.id === 'string' && typeof value.pid === 'number' && typeof value.mark === 'string'
      ? { id: value.id, pid: value.pid, mark: value.mark, url: value.url }
      : undefined;
  } catch {
    return undefined; // After a power cut a file may be empty: its holder is gone.
  }
}
