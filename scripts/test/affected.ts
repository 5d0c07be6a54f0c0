import path from 'node:path';
import { STEP_NAMES, type StepName } from './step-names';

/** What a set of changed files can affect. */
export interface Affected {
  /** Without `jest`: that depends on which tests there are. */
  steps: readonly StepName[];
  /** Everything, or the tests in these folders and those that import one of these files. */
  jest: 'all' | { folders: readonly string[]; importersOf: readonly string[] };
  /** Playwright's files. */
  journeys: 'all' | readonly string[];
}

/** Settings that reach every step. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json)$/;
const EVERY_JEST_TEST = /^jest\.config\.ts$/;
/** What `npm run schema` and `npm run codegen` write. It follows from files that have changed too, and those select. */
const GENERATED = /^schema\.graphql$|^client\/graphql\/generated(\.ts$|\/)|persisted-documents\.json$/;

const FILES_OF_STEP: readonly (readonly [StepName, RegExp])[] = [
  ['format', /./],
  ['lint', /\.(tsx?|[cm]?js)$|^\.oxlintrc\.json$|\/tsconfig\.json$/],
  ['schema', /^(server|domain)\/.*(?<!\.test)\.ts$|^schema\.graphql$/],
  // Of the client alone: what tests ask is generated again before each run.
  ['codegen', /\.graphql$|^codegen\.ts$|^scripts\/codegen\/|persisted-documents\.json$|^client\/graphql\//],
  ['migrations', /^migrations\/|\.entity\.ts$|^server\/db\//],
  [
    'build',
    /^client\/vite\.config\.ts$|^server\/\.swcrc$|^postcss\.config|^scripts\/(build\.ts|check-client-size\.mjs)$/,
  ],
  ['playwright', /^e2e\/|^playwright\.config\.ts$|^client\/app\/(?!.*\.test\.tsx?$)|^server\/http\/(?!.*\.test\.ts$)/],
];

/** The rule of `npm test -- --changed`; see CONTRIBUTING.md. */
export function affectedBy(files: readonly string[]): Affected {
  if (files.some((file) => EVERYTHING.test(file)))
    return { steps: withoutJest(STEP_NAMES), jest: 'all', journeys: 'all' };
  const steps = FILES_OF_STEP.filter(([, pattern]) => files.some((file) => pattern.test(file))).map(([name]) => name);
  const written = files.filter((file) => !GENERATED.test(file));
  const journeys = written.filter((file) => playwrightFiles.test(file));
  return {
    // A journey runs on the build.
    steps: STEP_NAMES.filter((name) => {
      if (name === 'playwright') return journeys.length > 0;
      return steps.includes(name) || (name === 'build' && journeys.length > 0);
    }),
    jest: affectedJestTests(written),
    journeys: affectedJourneys(journeys),
  };
}

const withoutJest = (names: readonly StepName[]): StepName[] => names.filter((name) => name !== 'jest');
const playwrightFiles = FILES_OF_STEP.find(([name]) => name === 'playwright')?.[1] ?? /$^/;

/** Changed journeys alone run alone; anything else that a browser sees can affect each of them. */
function affectedJourneys(files: readonly string[]): Affected['journeys'] {
  return files.every((file) => file.endsWith('.spec.ts')) ? files : 'all';
}

function affectedJestTests(files: readonly string[]): Affected['jest'] {
  if (files.some((file) => EVERY_JEST_TEST.test(file))) return 'all';
  return {
    folders: [...new Set(files.flatMap(foldersOf))],
    importersOf: files.filter((file) => /^(client|domain|quality|scripts)\/.*(?<!\.graphql)$/.test(file)),
  };
}

/**
 * Where the tests of a file are. A server's test starts the whole server, so by its imports every test would depend on
 * every file: the module (or the folder outside of modules) is the limit instead.
 */
function foldersOf(file: string): string[] {
  const [area = '', folder = '', part = ''] = file.split('/');
  if (['Dockerfile', '.dockerignore', 'docker-compose.yml'].includes(area)) return ['scripts/docker/'];
  if (area === '.env.example') return ['server/env.test.ts'];
  if (area === 'migrations') return ['migrations/', 'server/db/'];
  if (area === 'domain') return ['domain/', `server/modules/${folder.split('.')[0]}/`];
  // Its screens, by folder: they import it by way of a generated file that imports all documents.
  if (area === 'client' && file.endsWith('.graphql')) return [`${path.dirname(file)}/`];
  if (area !== 'server') return [];
  if (folder === 'modules') return [`server/modules/${part}/`];
  // The test kit, observability, and what starts the server.
  if (folder === 'testing' || folder === 'observability' || part === '') return ['server/'];
  return [`server/${folder}/`];
}
