import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';

/** What lint says of texts as if they were in these files: codegen types every operation that is written as graphql(`…`), and no other. */
function lint(planted: readonly { filePath: string; text: string }[]): string[][] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'lint-texts.mjs')], {
    cwd: checkoutDirectory,
    input: JSON.stringify(planted),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}

const UNTYPED = [expect.stringContaining('codegen types it')];
const FILES = [
  'server/http/planted.test.ts',
  'server/testing/planted.ts',
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

test('an operation outside of graphql(…) is an error, wherever one is sent', () => {
  for (const [index, messages] of lint(
    FILES.map((filePath) => ({ filePath, text: `export const TEXT = ${OPERATIONS.query};` })),
  ).entries()) {
    expect([FILES[index], messages]).toEqual([FILES[index], UNTYPED]);
  }
});

test('an operation is known by any way of writing it', () => {
  const ways = Object.keys(OPERATIONS);
  const said = lint(
    Object.values(OPERATIONS).map((text) => ({
      filePath: 'server/http/planted.test.ts',
      text: `export const TEXT = ${text};`,
    })),
  );
  expect(said.map((messages, index) => [ways[index], messages])).toEqual(ways.map((way) => [way, UNTYPED]));
});

test('the same inside graphql(…) is none', () => {
  const written = `import { graphql } from '../server/testing/graphql';\nexport const JOBS = graphql(${OPERATIONS.query});`;
  expect(lint(FILES.map((filePath) => ({ filePath, text: written })))).toEqual(FILES.map(() => []));
});

test('a text that is sent is an error but where it is the subject', () => {
  const sent =
    'export const send = (client: { sendText(text: string): void }) => client.sendText(process.argv[0] ?? "");';
  expect(
    lint([
      { filePath: 'server/http/planted.test.ts', text: sent },
      { filePath: 'server/testing/attacks.ts', text: sent },
    ]),
  ).toEqual([UNTYPED, []]);
});

test('a text with placeholders, a sentence and an object are none', () => {
  const texts = [
    "'{company} is looking for a {title}'",
    "'{title}'",
    "'A query is slow: {'",
    `'{"level":50}'`,
    "'{ __typename }'",
  ];
  expect(lint(texts.map((text) => ({ filePath: 'scripts/planted.ts', text: `export const TEXT = ${text};` })))).toEqual(
    texts.map(() => []),
  );
});
