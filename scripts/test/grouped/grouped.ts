import type { Config } from 'jest';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkoutDirectory, dataPath } from '../../checkout';

interface Project extends Record<string, unknown> {
  displayName: string;
  roots: string[];
}

/** By the name of the project. */
const GROUPS: Readonly<Record<string, number>> = { server: 6, client: 3 };
/** A file says so in its first lines when what it changes cannot be shared: settings for all servers, a first load. */
const RUNS_ALONE = '@runs-alone';

/**
 * Jest's settings for a run of all tests, where `npm test` asks for groups (docs/adr/0011): the projects run files that
 * each load many test files, so that the product's modules are evaluated once for all of them. Each file's tests and
 * hooks are in a `describe` that has its path. Without this folder and its line in jest.config.ts each file runs by itself.
 */
export function grouped(config: Config & { projects: Project[] }): Config {
  return process.env['JEST_GROUPED'] ? { ...config, projects: config.projects.map(groupsOf) } : config;
}

function groupsOf(project: Project): Project & { testMatch: string[] } {
  const { displayName: name, roots } = project;
  const target = dataPath('test', 'groups', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const files = roots.flatMap((root) => testFilesBelow(root.replace('<rootDir>', checkoutDirectory)));
  const loads = new Map<string, string[]>();
  for (const file of files) {
    const group = groupOf(file, GROUPS[name] ?? 1);
    loads.set(group, [...(loads.get(group) ?? []), file]);
  }
  for (const [group, load] of loads)
    writeFileSync(join(target, `${group}.test.ts`), load.map(memberOf(target)).join(''));
  return { ...project, roots: [target], testMatch: ['**/*.test.ts'] };
}

/** By the hash of its path, so that other files do not change a file's group. */
function groupOf(file: string, groups: number): string {
  const name = relative(checkoutDirectory, file);
  if (readFileSync(file, 'utf8').slice(0, 400).includes(RUNS_ALONE)) return `alone-${name.replace(/\W/g, '-')}`;
  return String((createHash('sha256').update(name).digest().readUInt32BE() % groups) + 1);
}

const memberOf = (target: string) => (file: string) =>
  `describe('${relative(checkoutDirectory, file)}', () => void require('${relative(target, file)}'));\n`;

function testFilesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return testFilesBelow(path);
    const isRun = !entry.name.includes('.long.') || Boolean(process.env['LONG_TESTS']);
    return /\.test\.tsx?$/.test(entry.name) && isRun ? [path] : [];
  });
}
