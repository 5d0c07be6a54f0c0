import { spawn } from 'node:child_process';
import { constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError, systemErrorCode } from '../../scripts/start-up-error';
import { compareVersions, type DatabasePrograms } from './programs';

/** Where the parts of one private database lie: `home` is what callers name as its data directory. */
export interface DataPlaces {
  home: string;
  files: string;
  unfinished: string;
  version: string;
  lock: string;
  log: string;
  pid: string;
  /** Of this server alone: one that starts removes the temporary tables of any other in the same folder. */
  temporary: string;
}

interface VersionRecord {
  mariadb: string;
  owner: string;
  uid: number;
}

/** The places inside a private database's home folder. */
export function dataPlaces(home: string): DataPlaces {
  const at = (name: string): string => path.join(home, name);
  return {
    home,
    files: at('mariadb'),
    unfinished: at('mariadb.unfinished'),
    version: at('VERSION'),
    lock: at('lock'),
    log: at('mariadb.log'),
    pid: at('mariadb.pid'),
    temporary: at('tmp'),
  };
}

/**
 * Makes the home folder for this user alone. Another owner's is refused and never chowned: its files may be in use,
 * and root's leftovers would lock the owner out. Throws StartUpError.
 */
export function makeOwnHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (systemErrorCode(error) !== 'EACCES') throw error;
    const advice = ownerAdvice(path.dirname(home));
    throw new StartUpError(`${home} cannot be made: a folder above it belongs to another user.\n${advice}`);
  }
  const { uid } = statSync(home);
  const recorded = readVersion(dataPlaces(home).version);
  if (uid !== process.getuid?.() || (recorded !== undefined && recorded.uid !== uid)) {
    const owner = recorded === undefined ? `user ${uid}` : `${recorded.owner} (user ${recorded.uid})`;
    throw new StartUpError(`${home} belongs to ${owner}, and this is ${os.userInfo().username}.\n${ownerAdvice(home)}`);
  }
}

/**
 * Makes the database files when there are none, and judges those that exist. Returns the older major version they
 * were written by, of which a copy was kept, or undefined when they need no upgrade.
 * Throws StartUpError for files of a newer server.
 */
export async function prepareDataFiles(
  places: DataPlaces,
  programs: DatabasePrograms,
  initialArguments: readonly string[],
  onProgress: OnProgress,
): Promise<string | undefined> {
  if (!existsSync(places.files)) {
    await initialise(places, programs, initialArguments, onProgress);
    return undefined;
  }
  const written = readVersion(places.version)?.mariadb ?? versionNotedByServer(places.files) ?? programs.version;
  const order = compareVersions(written, programs.version);
  if (order > 0) throw new StartUpError(newerFilesAdvice(places.home, written, programs.version));
  if (order === 0) return undefined;
  await keepCopy(places, written, onProgress);
  return written;
}

/** Records who wrote the files, and with which major version. */
export function writeVersion(places: DataPlaces, programs: DatabasePrograms): void {
  const { uid, username } = os.userInfo();
  const record: VersionRecord = { mariadb: programs.version, owner: username, uid };
  writeFileSync(places.version, `${JSON.stringify(record)}\n`);
}

/**
 * The files are made under another name and renamed when complete: files under the final name are complete, and
 * what a killed run left under the other name is removed.
 */
async function initialise(
  places: DataPlaces,
  programs: DatabasePrograms,
  initialArguments: readonly string[],
  onProgress: OnProgress,
): Promise<void> {
  onProgress('making the database files');
  mkdirSync(places.temporary, { recursive: true, mode: 0o700 });
  rmSync(places.unfinished, { recursive: true, force: true });
  mkdirSync(places.unfinished, { mode: 0o700 });
  await runProgram(programs.installer, [
    '--no-defaults',
    `--datadir=${places.unfinished}`,
    `--tmpdir=${places.temporary}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    ...initialArguments,
  ]);
  writeVersion(places, programs);
  renameSync(places.unfinished, places.files);
}

async function keepCopy(places: DataPlaces, version: string, onProgress: OnProgress): Promise<void> {
  const copy = `${places.files}-${version}-copy`;
  if (existsSync(copy)) return; // An upgrade that failed half-way: this one is from before it.
  onProgress(`copying the files of MariaDB ${version} to ${copy} before their upgrade`);
  rmSync(`${copy}.unfinished`, { recursive: true, force: true });
  await cp(places.files, `${copy}.unfinished`, { recursive: true, mode: constants.COPYFILE_FICLONE });
  renameSync(`${copy}.unfinished`, copy);
}

/** Runs a program of MariaDB to its end. Throws StartUpError with what it printed when it fails. */
export async function runProgram(program: string, programArguments: readonly string[]): Promise<void> {
  const child = spawn(program, programArguments, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new StartUpError(`${program} failed (exit code ${code}):\n${output.slice(-4000)}`);
}

function readVersion(file: string): VersionRecord | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<VersionRecord> | null;
    return typeof value?.mariadb === 'string' && typeof value.uid === 'number'
      ? { mariadb: value.mariadb, uid: value.uid, owner: value.owner ?? 'unknown' }
      : undefined;
  } catch {
    return undefined;
  }
}

/** mariadb-install-db and mariadb-upgrade leave their version in the data directory, under one of two names. */
function versionNotedByServer(files: string): string | undefined {
  const note = ['mariadb_upgrade_info', 'mysql_upgrade_info'].map((name) => path.join(files, name)).find(existsSync);
  return note === undefined ? undefined : /^\d+\.\d+/.exec(readFileSync(note, 'utf8'))?.[0];
}

function ownerAdvice(folder: string): string {
  return `  Run this as its owner, or start with a new one: sudo mv ${folder} ${folder}-of-another-user`;
}

function newerFilesAdvice(home: string, written: string, present: string): string {
  return (
    `${home} was written by MariaDB ${written}; mariadbd here is ${present} and cannot read newer files.\n` +
    `  Install MariaDB ${written} or newer, or start with new files: mv ${home} ${home}-${written}`
  );
}
