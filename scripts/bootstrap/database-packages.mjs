/**
 * MariaDB's packages while npm works, where apt needs no question. Elsewhere, and when this fails, the script itself
 * asks, installs or says why not (scripts/debian-packages.ts).
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import apt from '../apt.cjs';

function isWanted() {
  if (process.platform !== 'linux' || process.env.DATABASE_URL) return false;
  if (apt.installPermission(apt.whoRunsThis()) !== 'install') return false;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/libexec', '/usr/local/sbin'];
  const has = (program) => folders.some((folder) => path.isAbsolute(folder) && existsSync(path.join(folder, program)));
  return has('apt-get') && !has('mariadbd');
}

/** The last line of apt, and a promise of its end; undefined when there is nothing to do. */
export function startDatabasePackages() {
  if (!isWanted()) return undefined;
  let lastLine = 'begins';
  const run = async () => {
    for (const [program, ...words] of apt.aptCommands(apt.databasePackages, true)) {
      const child = spawn(program, words, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      createInterface({ input: child.stdout }).on('line', (line) => (lastLine = line));
      const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
      if (code !== 0) return;
    }
    lastLine = 'done';
  };
  return { lastLine: () => lastLine, ended: run() };
}
