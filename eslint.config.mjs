import { defineConfig } from 'eslint/config';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Files that a tool loads by its default export. */
const configFiles = [
  // Jest asks for default exports here.
  'server/testing/start-database.ts',
  'server/testing/stop-database.ts',
  // And Playwright here.
  'e2e/start-app.ts',
  '*.config.{ts,mjs}',
  'client/vite.config.ts',
  'codegen.ts',
];
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};
/** A test that measures time fails on a slower or busier machine. */
const noClocks = { message: 'No test measures time: judge by what happens, and measure in bench/.' };
const TIMES = '/^(elapsed|took|duration|waited|(cpu|wait|took|elapsed|duration)(Ms|Millis|Milliseconds|Seconds))$/i';
const measuredTime = [
  "MemberExpression[object.name='performance'][property.name='now']",
  "MemberExpression[object.name='process'][property.name=/^(cpuUsage|hrtime|resourceUsage)$/]",
  "ImportSpecifier[imported.name='performance']",
  `CallExpression[callee.name='expect'] Identifier[name=${TIMES}]`,
  "CallExpression[callee.name='expect'] > BinaryExpression MemberExpression[object.name='Date'][property.name='now']",
].map((selector) => ({ selector, ...noClocks }));

/**
 * A text that GraphQL would run: `query … {`, `mutation … {`, or without a name `{ field {`, `{ alias: field (`, `{ field field`,
 * `{ field }`; a request's body around it too. `{word}` is a placeholder.
 */
const NAMED = String.raw`(?:query|mutation|fragment)\b[^{]*\{`;
const NAMELESS = String.raw`\{\s*(?:[_a-z]\w*\s*(?::\s*\w+\s*)?[({]|[_a-z]\w*\s+[_a-z])|\{\s+[a-z]\w*\s*\}`;
const OPERATION = String.raw`/^\s*(?:\{\s*"query"\s*:\s*")?(?:${NAMED}|${NAMELESS})/`;
const untyped = [
  `:not(CallExpression[callee.name='graphql']) > Literal[value=${OPERATION}]`,
  `:not(CallExpression[callee.name='graphql']) > TemplateLiteral > TemplateElement:first-child[value.raw=${OPERATION}]`,
  "MemberExpression[property.name='sendText']",
].map((selector) => ({ selector, message: 'Write it as graphql(`…`), so that codegen types it (docs/testing.md).' }));
/** Tests whose subject is the text of a request itself, or every root of the schema. */
const textTests = [
  'server/testing/{attacks,schema-roots,test-client}.ts',
  // Fields of the schema, each asked for alone.
  'server/graphql/selection.test.ts',
  // Texts that are refused, and those that the client has registered.
  'server/http/{hostile-requests,log-privacy,metrics,playground,graphql/{client-documents,query-limits,registered-operations},middleware/security-headers}.test.ts',
  // Fields that come and go while it runs.
  'scripts/dev/dev.long.test.ts',
  // What an administrator types into the playground.
  'client/features/admin/playground/send-operation.test.ts',
  // An argument that the schema does not have.
  'server/modules/payments/commands/create-token-invoice.test.ts',
];

/**
 * Everything that one file shows by itself, so a cached result is true for as long as the file is the same. The three
 * rules that need types are in .oxlintrc.json.
 */
export default defineConfig(
  {
    ignores: [
      'node_modules',
      'dist',
      '.data',
      'coverage',
      'test-results',
      'playwright-report',
      'server/testing/graphql',
      'client/graphql/generated.ts',
      'client/graphql/generated',
    ],
  },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', defaultExport],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-control-regex': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Types as types, so that bundles carry no import for them.
    files: ['client/**/*.{ts,tsx}', 'domain/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    // Apollo's own mocks take any object for an answer.
    files: ['client/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@apollo/client/testing*'],
              message: 'Answer with mockQuery and mockMutation (client/testing), typed by their document.',
            },
          ],
        },
      ],
    },
  },
  {
    // Not in the server: a class that a decorated signature names must stay a value, or its metadata is Object.
    files: ['server/**/*.ts', 'migrations/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: ['client/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['client/**'], languageOptions: { globals: globals.browser } },
  { files: ['client/**', 'server/**', 'domain/**'], rules: { 'no-console': 'error' } },
  {
    // The rules have no clock and no chance of their own: time is an argument.
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument in domain/.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument in domain/.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.cases.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, ...measuredTime, ...untyped] },
  },
  {
    files: ['bench/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, ...untyped] },
  },
  { files: textTests, rules: { 'no-restricted-syntax': ['error', defaultExport, ...measuredTime] } },
  { files: configFiles, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.{cjs,mjs,js}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['client/public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
    rules: { '@typescript-eslint/no-unused-vars': 'off', 'no-var': 'off' },
  },
);
