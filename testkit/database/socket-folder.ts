import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartUpError, systemErrorCode } from '../../scripts/start-up-error';

/** sun_path holds 108 bytes with its end mark on Linux, 104 on macOS. */
const MAX_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

/**
 * Path of the socket that belongs to a data directory. It lies in the temporary folder, because a checkout may lie
 * deeper than a socket path may be long; the folder's name is a hash, so two checkouts never meet.
 */
export function socketPathFor(dataDirectory: string): string {
  const hash = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  const name = path.join(`temukerja-${process.getuid?.()}-${hash}`, 'db.sock');
  const preferred = path.join(os.tmpdir(), name);
  return Buffer.byteLength(preferred) <= MAX_SOCKET_PATH ? preferred : path.join('/tmp', name);
}

/**
 * Makes the socket's folder for this user alone (0700), or accepts the one of an earlier run.
 * Throws StartUpError for a folder that is another user's, open to others, or no folder: the server accepts root
 * without a password, so anyone who can enter the folder owns the data.
 */
export function makeSocketFolder(socketPath: string): void {
  const folder = path.dirname(socketPath);
  try {
    mkdirSync(folder, { mode: 0o700 });
    return;
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o777) === 0o700) return;
  throw new StartUpError(
    `${folder} should be a folder that only this user can enter, and it is not. Another user may have made it.\n` +
      `  Remove it: rm -r ${folder}\n  Or use another place: TMPDIR=$HOME/tmp npm run demo`,
  );
}

/** Removes the socket's folder; nothing happens when it is gone. */
export function removeSocketFolder(socketPath: string): void {
  rmSync(path.dirname(socketPath), { recursive: true, force: true });
}
