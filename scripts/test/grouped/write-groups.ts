import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkoutDirectory, dataPath } from '../../checkout';

/** The test files of one Jest project, and how many groups they are dealt into. */
interface Project {
  name: string;
  roots: readonly string[];
  groups: number;
}

const PROJECTS: readonly Project[] = [
  { name: 'server', roots: ['domain', 'server', 'scripts', 'migrations', 'quality', 'bench'], groups: 6 },
  { name: 'client', roots: ['client'], groups: 3 },
];

/** A file says so in its first lines when what it changes cannot be shared: a replaced module, settings for all servers. */
const RUNS_ALONE = '@runs-alone';

/**
 * Writes files that each load many test files, so that Jest evaluates the product's modules once for all of them
 * (docs/adr/0011). Each file's tests and hooks are in a `describe` that has its path. Returns the directory, which
 * jest.config.ts reads from JEST_GROUPS.
 */
export function writeGroups(): string {
  const directory = dataPath('test', 'groups');
  rmSync(directory, { recursive: true, force: true });
  for (const { name, roots, groups } of PROJECTS) {
    const target = join(directory, name);
    mkdirSync(target, { recursive: true });
    const files = roots.flatMap((root) => testFilesBelow(join(checkoutDirectory, root)));
    const isAlone = (file: string): boolean => readFileSync(file, 'utf8').slice(0, 400).includes(RUNS_ALONE);
    const shared = dealt(
      files.filter((file) => !isAlone(file)),
      groups,
    );
    const write = (load: readonly string[], fileName: string): void =>
      writeFileSync(join(target, `${fileName}.test.ts`), groupOf(load, target));
    // alone-first.cjs knows them by their name.
    files.filter(isAlone).forEach((file, index) => write([file], `alone-${index + 1}`));
    shared.forEach((load, index) => write(load, String(index + 1)));
  }
  return directory;
}

/** By the hash of its path, so that other files do not change a file's group. */
function dealt(files: readonly string[], groups: number): string[][] {
  const hands: string[][] = Array.from({ length: groups }, () => []);
  for (const file of files) {
    const hash = createHash('sha256').update(relative(checkoutDirectory, file)).digest();
    hands[hash.readUInt32BE() % groups]?.push(file);
  }
  return hands;
}

function groupOf(files: readonly string[], target: string): string {
  return files
    .map(
      (file) => `describe('${relative(checkoutDirectory, file)}', () => void require('${relative(target, file)}'));\n`,
    )
    .join('');
}

function testFilesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return testFilesBelow(path);
    const isRun = !entry.name.includes('.long.') || Boolean(process.env['LONG_TESTS']);
    return /\.test\.tsx?$/.test(entry.name) && isRun ? [path] : [];
  });
}
