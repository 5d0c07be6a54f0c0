import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';
import { StartUpError } from '../start-up-error';
import type { Affected } from './affected';

/** Changed and new files, from the checkout's root, deleted ones too: all since this branch left `since`. */
export function changedFiles(since: string): string[] {
  const changed = git('diff', '--name-only', '--no-renames', '-z', '--merge-base', since);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])].sort();
}

function git(...words: readonly string[]): string[] {
  try {
    const output = execFileSync('git', [...words], { cwd: checkoutDirectory, encoding: 'utf8', stdio: 'pipe' });
    return output.split('\0').filter(Boolean);
  } catch (error) {
    throw new StartUpError(
      `git cannot say what has changed: ${(error as { stderr?: string }).stderr ?? String(error)}`,
    );
  }
}

/** Jest's test files that were chosen, from the checkout's root. */
export function chosenTests(jest: Affected['jest']): string[] {
  if (jest === 'all') return listTests();
  const { folders } = jest;
  const inFolders = listTests().filter((test) => folders.some((folder) => test.startsWith(folder)));
  const files = jest.importersOf.filter((file) => existsSync(path.join(checkoutDirectory, file)));
  const importers = files.length === 0 ? [] : listTests('--findRelatedTests', ...files);
  // The server's tests import everything, by way of the server they start.
  return [...new Set([...inFolders, ...importers.filter((test) => !test.startsWith('server/'))])].sort();
}

function listTests(...options: readonly string[]): string[] {
  const output = execFileSync('npx', ['jest', '--listTests', '--json', ...options], {
    cwd: checkoutDirectory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(output) as string[]).map((file) => path.relative(checkoutDirectory, file));
}
