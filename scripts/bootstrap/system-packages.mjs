/**
 * Debian's packages while npm works, where apt needs no question. Elsewhere, and when this fails, the script itself
 * asks, installs or says why not (scripts/debian-packages.ts).
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import apt from '../apt.cjs';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/libexec', '/usr/local/sbin'];
const has = (program) => folders.some((folder) => path.isAbsolute(folder) && existsSync(path.join(folder, program)));

function mayInstall() {
  return process.platform === 'linux' && has('apt-get') && apt.installPermission(apt.whoRunsThis()) === 'install';
}

/** What is missing of a database and a browser. */
function missingPackages({ database, browser }) {
  return [
    ...(database && !process.env.DATABASE_URL && !has('mariadbd') ? apt.databasePackages : []),
    ...(browser && !process.env.CHROMIUM_PATH && !apt.browserPrograms.some(has) ? [apt.browserPackage] : []),
  ];
}

/** The last line of apt, and a promise of its end; undefined when there is nothing to do. */
export function startSystemPackages(needs) {
  const packages = mayInstall() ? missingPackages(needs) : [];
  if (packages.length === 0) return undefined;
  let lastLine = 'begins';
  const run = async () => {
    for (const [program, ...words] of apt.aptCommands(packages, true)) {
      const child = spawn(program, words, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...apt.aptEnv },
      });
      createInterface({ input: child.stdout }).on('line', (line) => (lastLine = line));
      const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
      if (code !== 0) return;
    }
    lastLine = 'done';
  };
  return { lastLine: () => lastLine, ended: run() };
}
