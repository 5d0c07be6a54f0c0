import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartUpError } from './start-up-error';

const MAX_DOWNLOAD_MS = 300_000;

/**
 * Downloads Debian packages and unpacks them into a folder, once: nothing of them is installed or started. Their own
 * dependencies are not followed. Throws StartUpError with what apt said.
 */
export function unpackDebianPackages(packages: readonly string[], folder: string): void {
  const record = path.join(folder, 'PACKAGES');
  const wanted = `${packages.join('\n')}\n`;
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return;
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const downloads = path.join(unfinished, 'downloads');
  mkdirSync(downloads, { recursive: true, mode: 0o700 });
  try {
    run('apt-get', ['download', '-o', 'APT::Sandbox::User=root', ...packages], downloads);
    for (const file of readdirSync(downloads))
      run('dpkg-deb', ['--extract', path.join(downloads, file), unfinished], unfinished);
    rmSync(downloads, { recursive: true });
    writeFileSync(path.join(unfinished, 'PACKAGES'), wanted);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function run(program: string, programArguments: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, programArguments, {
    cwd,
    encoding: 'utf8',
    timeout: MAX_DOWNLOAD_MS,
  });
  if (status === 0) return;
  throw new StartUpError(
    `"${[program, ...programArguments].join(' ')}" failed: ${error?.message ?? ''}\n${`${stdout}${stderr}`.slice(-2000)}\n` +
      '  It needs Debian or Ubuntu, and the package lists: sudo apt-get update',
  );
}
