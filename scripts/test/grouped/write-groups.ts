import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The test files of one Jest project, and how many groups they are dealt into. */
export interface Project {
  name: string;
  roots: readonly string[];
  groups: number;
}

/** A file says so in its first lines when what it changes cannot be shared: a replaced module, settings for all servers. */
const RUNS_ALONE = '@runs-alone';

/**
 * Writes files that each load many test files, so that Jest evaluates the product's modules once for all of them
 * (docs/adr/0011). A file keeps its own hooks, in a `describe` that has its path. Returns the directory.
 */
export function writeGroups(checkout: string, directory: string, projects: readonly Project[]): void {
  rmSync(directory, { recursive: true, force: true });
  for (const { name, roots, groups } of projects) {
    const target = join(directory, name);
    mkdirSync(target, { recursive: true });
    const files = roots.flatMap((root) => testFilesBelow(join(checkout, root)));
    const isAlone = (file: string): boolean => readFileSync(file, 'utf8').slice(0, 400).includes(RUNS_ALONE);
    const loads = [
      ...dealt(
        files.filter((file) => !isAlone(file)),
        groups,
      ),
      ...files.filter(isAlone).map((file) => [file]),
    ];
    loads.forEach((load, index) =>
      writeFileSync(join(target, `${index + 1}.test.ts`), groupOf(load, { checkout, target })),
    );
  }
}

/** Long files first and in turn, so that the groups come out alike. */
function dealt(files: readonly string[], groups: number): string[][] {
  const hands: string[][] = Array.from({ length: groups }, () => []);
  const bySize = files
    .map((file) => ({ file, size: readFileSync(file).length }))
    .sort((left, right) => right.size - left.size);
  bySize.forEach(({ file }, index) => hands[index % groups]?.push(file));
  return hands;
}

function groupOf(files: readonly string[], { checkout, target }: { checkout: string; target: string }): string {
  return files
    .map((file) => `describe('${relative(checkout, file)}', () => void require('${relative(target, file)}'));\n`)
    .join('');
}

function testFilesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return testFilesBelow(path);
    const isRun =
      /\.test\.tsx?$/.test(entry.name) && (!entry.name.includes('.long.') || Boolean(process.env['LONG_TESTS']));
    return isRun ? [path] : [];
  });
}
