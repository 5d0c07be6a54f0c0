import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { machine } from 'node:os';
import path from 'node:path';
import { dataPath } from '../../../scripts/checkout';
import { unpackDebianPackages } from '../../../scripts/unpacked-packages';

/** What a mariadbd needs to be a node of a cluster. */
export interface GaleraPrograms {
  /** libgalera_smm.so, which mariadbd loads. */
  provider: string;
  /** Folders with the state transfer's scripts and rsync, to be put before PATH. */
  folders: readonly string[];
  /** HAProxy, and where the libraries are that it was unpacked with. */
  haproxy: string;
  libraries: string;
}

/** The state transfer's scripts are in mariadb-server; rsync and HAProxy bring the libraries that are often missing. */
const PACKAGES = [
  ...['galera-4', 'mariadb-server', 'mariadb-client', 'rsync', 'libpopt0'],
  ...['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
] as const;

/** Galera and HAProxy out of Debian's packages, unpacked into .data/ and kept there. Throws StartUpError. */
export function findOrUnpackGalera(): GaleraPrograms {
  const root = dataPath('galera', 'packages');
  mkdirSync(path.dirname(root), { recursive: true, mode: 0o700 });
  unpackDebianPackages(PACKAGES, root);
  const libraries = path.join(root, `usr/lib/${machine()}-linux-gnu`);
  return {
    haproxy: path.join(root, 'usr/sbin/haproxy'),
    libraries,
    provider: path.join(root, 'usr/lib/libgalera_smm.so'),
    folders: [transferFolder(root, libraries), path.join(root, 'usr/bin')],
  };
}

/** The name of the state transfer, by which mariadbd finds its script (`wsrep_sst_…`). */
export const TRANSFER = 'unpacked_rsync';

/**
 * A folder with an rsync that finds its libraries where they were unpacked, and the state transfer by that one: mariadbd puts
 * its own folder before PATH, where another may be. As root its daemon would write as the user nobody, and the data directory
 * is root's.
 */
function transferFolder(root: string, libraries: string): string {
  const folder = dataPath('galera', 'bin');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, ...lines: string[]): void => {
    const file = path.join(folder, name);
    writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
    chmodSync(file, 0o700);
  };
  write(
    'rsync',
    `export LD_LIBRARY_PATH="${libraries}"`,
    'case "$(id -u) $* " in "0 "*" --daemon "* | "0 --daemon "*) set -- --dparam=uid=0 --dparam=gid=0 "$@" ;; esac',
    `exec "${root}/usr/bin/rsync" "$@"`,
  );
  write(
    `wsrep_sst_${TRANSFER}`,
    `export PATH="${folder}:${root}/usr/bin:$PATH"`,
    `exec "${root}/usr/bin/wsrep_sst_rsync" "$@"`,
  );
  return folder;
}
