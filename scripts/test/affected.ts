import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';
import { StartUpError } from '../start-up-error';
import { STEP_NAMES, type StepName } from './options';

export interface Affected {
  /** Without `jest`: that depends on which tests there are. */
  steps: readonly StepName[];
  /** The tests in these folders and those that import one of these files; undefined is every test. */
  jest?: { folders: readonly string[]; importersOf: readonly string[] };
  /** Playwright's files; undefined is every one. */
  journeys?: readonly string[];
}

/** Settings that reach every step. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|jest\.config\.ts)$/;
/** What `npm run schema` and `npm run codegen` write. It follows from files that have changed too, and those select. */
const GENERATED = /^schema\.graphql$|^client\/graphql\/generated(\.ts$|\/)|persisted-documents\.json$/;
const FILES_OF_STEP: Readonly<Record<Exclude<StepName, 'jest'>, RegExp>> = {
  build: /^client\/vite\.config\.ts$|^server\/\.swcrc$|^postcss\.config|^scripts\/(build|check-client-size)[./]/,
  format: /./,
  lint: /\.(tsx?|[cm]?js)$|^\.oxlintrc\.json$|\/tsconfig\.json$/,
  schema: /^(server|domain)\/.*(?<!\.test)\.ts$|^schema\.graphql$/,
  // Of the client alone: what tests ask is generated again before each run.
  codegen: /\.graphql$|^codegen\.ts$|^scripts\/codegen\/|persisted-documents\.json$|^client\/graphql\//,
  migrations: /^migrations\/|\.entity\.ts$|^server\/db\//,
  playwright: /^e2e\/|^playwright\.config\.ts$|^client\/app\/(?!.*\.test\.tsx?$)|^server\/http\/(?!.*\.test\.ts$)/,
};

/** The rule of `npm test -- --changed`; see CONTRIBUTING.md. */
export function findAffected(files: readonly string[]): Affected {
  const names = STEP_NAMES.filter((name) => name !== 'jest');
  if (files.some((file) => EVERYTHING.test(file))) return { steps: names };
  const written = files.filter((file) => !GENERATED.test(file));
  const journeys = written.filter((file) => FILES_OF_STEP.playwright.test(file));
  const isAffected = (name: (typeof names)[number]): boolean =>
    (name === 'playwright' ? journeys : files).some((file) => FILES_OF_STEP[name].test(file));
  return {
    // A journey runs on the build.
    steps: names.filter((name) => isAffected(name) || (name === 'build' && journeys.length > 0)),
    jest: {
      folders: [...new Set(written.flatMap(foldersOf))],
      importersOf: written.filter((file) => /^(client|domain|quality|scripts)\/.*(?<!\.graphql)$/.test(file)),
    },
    // Changed journeys alone run alone; anything else that a browser sees can affect each of them.
    ...(journeys.every((file) => file.endsWith('.spec.ts')) && { journeys }),
  };
}

/**
 * Where the tests of a file are. A server's test starts the whole server, so by its imports every test would depend on
 * every file: the module (or the folder outside of modules) is the limit instead.
 */
function foldersOf(file: string): string[] {
  const [area = '', folder = '', part = ''] = file.split('/');
  if (area === '.env.example') return ['server/env.test.ts'];
  if (area === 'migrations') return ['migrations/', 'server/db/'];
  if (area === 'domain') return ['domain/', `server/modules/${folder.split('.')[0]}/`];
  // Its screens, by folder: they import it by way of a generated file that imports all documents.
  if (area === 'client' && file.endsWith('.graphql')) return [`${path.dirname(file)}/`];
  if (area === 'testkit') return ['server/'];
  if (area !== 'server') return [];
  if (folder === 'modules') return [`server/modules/${part}/`];
  // Observability, and what starts the server.
  return [folder === 'observability' || part === '' ? 'server/' : `server/${folder}/`];
}

/** Changed and new files, from the checkout's root, deleted ones too: all since this branch left `since`. */
export function changedFiles(since: string): string[] {
  const changed = git('diff', '--name-only', '--no-renames', '-z', '--merge-base', since);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard', '-z')])].sort();
}

function git(...words: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: checkoutDirectory, encoding: 'utf8' });
  if (status !== 0) throw new StartUpError(`git cannot say what has changed: ${stderr}`);
  return stdout.split('\0').filter(Boolean);
}

/** Jest's test files that were chosen, from the checkout's root. */
export function chosenTests({ folders, importersOf }: NonNullable<Affected['jest']>): string[] {
  const inFolders = listTests([]).filter((test) => folders.some((folder) => test.startsWith(folder)));
  const files = importersOf.filter((file) => existsSync(path.join(checkoutDirectory, file)));
  const related = files.length === 0 ? [] : listTests(['--findRelatedTests', ...files]);
  // The server's tests import everything, by way of the server they start.
  return [...new Set([...inFolders, ...related.filter((test) => !test.startsWith('server/'))])].sort();
}

function listTests(options: readonly string[]): string[] {
  const words = ['node_modules/jest/bin/jest.js', '--listTests', '--json', ...options];
  const listed = execFileSync(process.execPath, words, { cwd: checkoutDirectory, encoding: 'utf8' });
  return (JSON.parse(listed) as string[]).map((file) => path.relative(checkoutDirectory, file));
}
