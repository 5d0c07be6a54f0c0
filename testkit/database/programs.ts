import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { databasePackages } from '../../scripts/apt.cjs';
import { installDebianPackages } from '../../scripts/debian-packages';
import { isExecutable } from '../../scripts/is-executable';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';

/** The MariaDB programs of this machine; `version` is the major version, such as "10.11". */
export interface DatabasePrograms {
  server: string;
  installer: string;
  upgrader: string | undefined;
  version: string;
}

const MIN_VERSION = '10.11';
const OTHER_WAYS = [
  'macOS:   brew install mariadb',
  'Fedora:  sudo dnf install mariadb-server',
  'Arch:    sudo pacman -S mariadb',
  'Docker:  docker compose up --detach, then DATABASE_URL=mariadb://temukerja:temukerja@127.0.0.1:3307/temukerja',
  'A MariaDB server of your own: set DATABASE_URL to it.',
] as const;
const MORE_FOLDERS = [
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mariadb/bin',
  '/usr/local/bin',
  '/usr/local/opt/mariadb/bin',
] as const;

/**
 * Finds mariadbd and its tools (10.11 or newer), installing Debian's core packages where there are none.
 * Throws StartUpError with the commands that help.
 */
export async function findOrInstallDatabasePrograms(onProgress: OnProgress): Promise<DatabasePrograms> {
  const found = findDatabasePrograms();
  if (found !== undefined) return found;
  await installDebianPackages({
    packages: databasePackages,
    purpose: 'A MariaDB server program (10.11 or newer; only the program, no system service)',
    otherwise: OTHER_WAYS,
    onProgress,
  });
  const installed = findDatabasePrograms();
  if (installed === undefined) throw new StartUpError('The packages are installed, yet mariadbd is not found.');
  return installed;
}

/** The programs of this machine, or undefined. Throws StartUpError when they are older than 10.11. */
function findDatabasePrograms(): DatabasePrograms | undefined {
  const server = findProgram('mariadbd');
  const installer = findProgram('mariadb-install-db');
  if (server === undefined || installer === undefined) return undefined;
  const version = serverVersion(server);
  if (compareVersions(version, MIN_VERSION) < 0) {
    throw new StartUpError(
      [`${server} is MariaDB ${version}; TemuKerja needs ${MIN_VERSION} or newer. Instead:`, ...OTHER_WAYS].join(
        '\n  ',
      ),
    );
  }
  return { server, installer, upgrader: findProgram('mariadb-upgrade'), version };
}

/** Negative when `left` is the older major version, 0 when equal. "10.11" is newer than "10.6". */
export function compareVersions(left: string, right: string): number {
  const [leftMajor = 0, leftMinor = 0] = left.split('.').map(Number);
  const [rightMajor = 0, rightMinor = 0] = right.split('.').map(Number);
  return leftMajor - rightMajor || leftMinor - rightMinor;
}

function serverVersion(server: string): string {
  const { stdout } = spawnSync(server, ['--no-defaults', '--version'], { encoding: 'utf8' });
  const version = /\bVer (\d+\.\d+)\.\d+-MariaDB/.exec(stdout ?? '')?.[1];
  if (version === undefined) throw new StartUpError(`${server} --version does not look like MariaDB: ${stdout}`);
  return version;
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute), ...MORE_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}
