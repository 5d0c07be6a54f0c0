import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';

const OXLINT = path.join(checkoutDirectory, 'node_modules', '.bin', 'oxlint');

interface Diagnostic {
  filename: string;
  message: string;
}

/** What the project's lint says of each of these files. Their paths differ. */
function lint(planted: readonly Case[]): string[][] {
  const root = mkdtempSync(path.join(tmpdir(), 'temukerja-lint-'));
  cpSync(path.join(checkoutDirectory, 'scripts', 'lint'), path.join(root, 'scripts', 'lint'), { recursive: true });
  const rules = readFileSync(path.join(checkoutDirectory, '.oxlintrc.json'), 'utf8');
  // The rules that need types need a project around the files.
  writeFileSync(path.join(root, '.oxlintrc.json'), rules.replace('"typeAware": true', '"typeAware": false'));
  for (const [filePath, text] of planted) {
    mkdirSync(path.dirname(path.join(root, filePath)), { recursive: true });
    writeFileSync(path.join(root, filePath), text);
  }
  const files = planted.map(([filePath]) => filePath);
  const { stdout, stderr } = spawnSync(OXLINT, ['-f', 'json', ...files], { cwd: root, encoding: 'utf8' });
  rmSync(root, { recursive: true, force: true });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics, number_of_files } = JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number };
  expect(number_of_files).toBe(files.length);
  return files.map((file) => diagnostics.filter(({ filename }) => filename === file).map(({ message }) => message));
}

const UNTYPED = [expect.stringContaining('codegen types it')];
const FILES = [
  'server/http/planted.test.ts',
  'testkit/planted.ts',
  'e2e/planted.spec.ts',
  'e2e/planted.ts',
  'bench/planted.ts',
  'scripts/planted.ts',
  'scripts/planted.test.ts',
];

const OPERATIONS = {
  query: '`query Jobs { jobs { totalCount } }`',
  'a mutation in quotes': "'mutation ($id: ID!) { deleteJob(jobId: $id) { errors { code } } }'",
  fragment: '`fragment Card on Job { id title }`',
  'a query without a name': "'{ viewer { id } }'",
  'an argument first': '`{ job(id: "x") { id } }`',
  'another name for a field': '`{ list: adminApplications { items { id } } }`',
  'one field': "'{ devProbe }'",
  'two fields': '`{ __typename viewer { id } }`',
  'a text with a gap': '`query Jobs { jobs { ${fields} } }`',
  'the body of a request': `'{"query":"{ viewer { id } }"}'`,
};

const NO_OPERATIONS = [
  "'{company} is looking for a {title}'",
  "'{title}'",
  "'A query is slow: {'",
  `'{"level":50}'`,
  "'{ __typename }'",
];

const constant = (text: string) => `export const TEXT = ${text};`;
const TYPED = `import { graphql } from '../testkit/graphql';\nexport const JOBS = graphql(${OPERATIONS.query});`;
const SENT =
  'export const send = (client: { sendText(text: string): void }) => client.sendText(process.argv[0] ?? "");';

type Case = [filePath: string, text: string, said: unknown[]];

test('an operation outside of graphql(…) is an error, wherever one is sent, and by any way of writing it', () => {
  const cases: Case[] = [
    ...FILES.map((file): Case => [file, constant(OPERATIONS.query), UNTYPED]),
    ...FILES.map((file): Case => [file.replace('planted', 'typed'), TYPED, []]),
    ...Object.values(OPERATIONS).map(
      (text, index): Case => [`server/http/planted-${index}.test.ts`, constant(text), UNTYPED],
    ),
    ...NO_OPERATIONS.map((text, index): Case => [`scripts/planted-${index}.ts`, constant(text), []]),
    // A text that is sent is an error, except where it is the subject.
    ['server/http/sent.test.ts', SENT, UNTYPED],
    ['testkit/files/attacks.ts', SENT, []],
  ];
  const said = lint(cases);
  expect(cases.map(([file, text], index) => [file, text, said[index]])).toEqual(cases);
});
