/**
 * Who may import whom (docs/architecture.md, "Who may import whom"). Modules of the server stand in layers; a module may
 * use only the layers below its own, and only their index.ts.
 */
const layers = [
  ['accounts'],
  ['mail', 'files', 'tokens', 'audit', 'consents'],
  ['companies', 'seekers'],
  ['jobs', 'reveals'],
  ['job-search', 'posting-files'],
  ['applications', 'saved-searches'],
  ['reschedules', 'interviews', 'follow-ups'],
  ['verification', 'reports', 'track-records', 'insights', 'push'],
  ['payments', 'auth', 'admin', 'data-exports', 'public-pages', 'upkeep'],
  ['members'],
  ['erasure'],
];
const modulePath = (names) => `^server/modules/(${names.join('|')})/`;

/** One rule a layer: it imports neither its neighbours nor anything above it. */
const upward = layers.map((names, index) => ({
  name: `modules-downward-from-${names.join('-')}`,
  comment:
    'Between modules only downward, types too. What a module needs of one above it comes through a port (*.port.ts), which that module fills in server/module-ports.ts.',
  severity: 'error',
  from: { path: modulePath(names), pathNot: '\\.test\\.ts$' },
  to: {
    // $1 is the importing module: inside itself it is free.
    path: modulePath(layers.slice(index).flat()),
    pathNot: '^server/modules/$1/',
  },
}));

/** Parts of these are shown by other features. */
const lendingFeatures = '^client/features/(reschedules|interviews|follow-ups|track-records|auth/owner-proof)/';

const insideModule = (name, from, to) => ({
  name: `module-${name}`,
  comment: 'Inside a module: resolver -> commands, queries, policy -> entity. Never backwards.',
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.ts$' },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-build-packages-in-the-image',
      comment: 'The image is installed without devDependencies: what runs on a server names none of them',
      severity: 'error',
      from: { path: '^(server|domain|migrations)/|^scripts/(ops/|ops\\.ts|migrate\\.ts)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Imports of types count too: what a port hides from a module it does not know by type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-alone',
      comment: 'domain imports only itself and zod.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'text-alone',
      comment: 'What the server reads in texts (the mask, flags, places, words) imports itself, domain and zod.',
      severity: 'error',
      from: { path: '^server/text/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^server/text/', '^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'client-not-server',
      comment: 'schema.graphql is the contract.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(server|migrations)/' },
    },
    {
      name: 'server-not-client',
      comment: 'schema.graphql is the contract.',
      severity: 'error',
      from: { path: '^(server|migrations)/', pathNot: '^testkit/server/registered-operation\\.ts$' },
      to: { path: '^client/' },
    },
    {
      name: 'registered-types-only',
      comment:
        "Tests and the bench send the client's operations by name; its generated types say what exists and takes what.",
      severity: 'error',
      from: { path: '^testkit/server/registered-operation\\.ts$' },
      to: { path: '^client/', pathNot: '^client/graphql/generated\\.ts$' },
    },
    {
      name: 'registered-types-no-code',
      comment: 'The types alone: no code of the client runs in a test of the server.',
      severity: 'error',
      from: { path: '^testkit/server/registered-operation\\.ts$' },
      to: { path: '^client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-base-not-up',
      comment: 'components, graphql, icons, lib and theme know neither app nor features.',
      severity: 'error',
      from: { path: '^client/(components|graphql|icons|lib|theme)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^client/(app|features)/' },
    },
    {
      name: 'features-not-app',
      comment: 'app composes features. Its addresses, the session and the way out of it are what it lends them.',
      severity: 'error',
      from: { path: '^client/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^client/app/', pathNot: '^client/app/(paths|session|guard|hints|logout)\\.tsx?$' },
    },
    {
      name: 'features-apart',
      comment: 'Features do not import each other, but those that lend; a page composes them.',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/', pathNot: 'Page\\.tsx$|\\.test\\.tsx?$' },
      to: { path: '^client/features/', pathNot: ['^client/features/$1/', lendingFeatures] },
    },
    {
      name: 'lending-features-alone',
      comment: 'What other features show of a feature knows no other.',
      severity: 'error',
      from: { path: lendingFeatures, pathNot: 'Page\\.tsx$|\\.test\\.tsx?$' },
      to: { path: '^client/features/', pathNot: '^client/features/$1/' },
    },
    ...upward,
    {
      name: 'modules-by-index',
      comment:
        'Between modules only through index.ts. Tables are joined where they are read, so entities, *.table.ts (what the columns of a table hold) and *-columns.sql.ts (columns and conditions) count as exported.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/modules/[^/]+/',
        pathNot: ['^server/modules/$1/', '/index\\.ts$', '(\\.entity|\\.table|-columns\\.sql)\\.ts$'],
      },
    },
    insideModule(
      'policy',
      '^server/modules/.+\\.policy\\.ts$',
      '(\\.(resolver|queries)|(?<!-columns)\\.sql)\\.ts$|/commands/',
    ),
    insideModule('queries', '^server/modules/.+\\.(queries|sql)\\.ts$', '\\.resolver\\.ts$|/commands/'),
    insideModule('commands', '^server/modules/.+/commands/', '\\.resolver\\.ts$'),
    insideModule(
      'entity',
      '^server/modules/.+\\.entity\\.ts$',
      '\\.(resolver|queries|sql|policy|types)\\.ts$|/commands/',
    ),
    {
      name: 'tasks-by-their-list',
      comment: 'server/background-tasks.ts starts the tasks; nothing else of the server knows them.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/background-tasks\\.ts$|\\.test\\.ts$' },
      to: { path: '\\.task\\.ts$' },
    },
    {
      name: 'request-only-in-http',
      comment: 'Only http/ sees req and res.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(http|sandbox|modules/public-pages/http)/|\\.test\\.ts$|^server/main\\.ts$',
      },
      to: { path: '^node_modules/(@types/)?express/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'search-index-behind-search',
      comment: 'The rest of the server asks job-search; its index runs in a thread of its own, which start-up makes.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(modules/job-search/|services\\.ts$|start-server\\.ts$)|\\.test\\.ts$',
      },
      to: { path: '^server/modules/job-search/index/' },
    },
    {
      name: 'search-index-alone',
      severity: 'error',
      from: { path: '^server/modules/job-search/index/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/(?!modules/job-search/(index/|job-conditions\\.ts$|search-query\\.ts$)|background/|db/|text/)',
      },
    },
    {
      name: 'posting-rules-behind-their-port',
      comment: 'Start-up makes the thread of the rules; the rest of the server knows the port PostingRules.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(posting-rules/|start-server\\.ts$)|\\.test\\.ts$' },
      to: { path: '^server/posting-rules/' },
    },
    {
      name: 'posting-rules-alone',
      severity: 'error',
      from: { path: '^server/posting-rules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!posting-rules/|text/|ports\\.ts$)' },
    },
    {
      name: 'sandbox-only-by-start-up',
      comment: 'Stand-ins are wired at start-up and never reached from the product.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/sandbox/|\\.test\\.ts$|^server/[^/]+\\.ts$|^server/http/' },
      to: { path: '^server/sandbox/' },
    },
    {
      name: 'no-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'product-not-tests',
      severity: 'error',
      from: { path: '^(client|server|domain|migrations)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.(test|cases)\\.tsx?$|^client/testing/|^(testkit|quality|scripts|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      // No file changes while it looks; by default it asks the disk again every few seconds.
      cachedInputFileSystem: { cacheDuration: 1_800_000 },
      // The most frequent first: each one before the right one is a question to the disk.
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      // The last for packages of types alone.
      mainFields: ['module', 'main', 'types', 'typings'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
