import { findAffected } from './affected';
import { STEPS } from './steps';
import { STEP_NAMES } from './options';

const QUICK = ['format', 'lint'];

test('every step has a name that can be asked for', () => {
  expect(STEPS.map(({ name }) => name)).toEqual(STEP_NAMES);
});

test.each([
  ['nothing', [], []],
  ['a document', ['docs/glossary.md'], ['format']],
  ['a command of the server', ['server/modules/jobs/commands/post-job.ts'], [...QUICK, 'schema']],
  ['a test of the server', ['server/modules/jobs/jobs.test.ts'], QUICK],
  ['an entity', ['server/modules/jobs/job.entity.ts'], [...QUICK, 'schema', 'migrations']],
  ['a component', ['client/features/jobs/JobCard.tsx'], QUICK],
  ['a document of the client', ['client/features/jobs/browse/SeekerJobs.graphql'], ['format', 'codegen']],
  ['a route of the client', ['client/app/routes.tsx'], ['build', ...QUICK, 'playwright']],
  ['a route of the server', ['server/http/files/files.ts'], ['build', ...QUICK, 'schema', 'playwright']],
  ['a test of a route', ['server/http/files/files.test.ts'], QUICK],
])('%s: the steps that it can affect', (_name, files, steps) => {
  expect(findAffected(files).steps).toEqual(steps);
});

test('generated files are checked, and select no tests: what they were written from does', () => {
  const generated = [
    'schema.graphql',
    'client/graphql/generated.ts',
    'client/graphql/generated/SeekerJobs.ts',
    'server/http/graphql/persisted-documents.json',
  ];
  expect(findAffected(generated)).toEqual({
    steps: ['format', 'lint', 'schema', 'codegen'],
    jest: { folders: [], importersOf: [] },
    journeys: [],
  });
  expect(findAffected(['client/features/jobs/browse/SeekerJobs.graphql']).jest).toEqual({
    folders: ['client/features/jobs/browse/'],
    importersOf: [],
  });
});

test('packages can affect everything', () => {
  expect(findAffected(['docs/glossary.md', 'package-lock.json'])).toEqual({
    steps: STEP_NAMES.filter((name) => name !== 'jest'),
  });
});

test('tests of the server are chosen by module, or by folder outside of modules', () => {
  const files = ['server/modules/jobs/job.policy.ts', 'server/modules/jobs/index.ts', 'server/http/files/files.ts'];
  expect(findAffected(files).jest).toEqual({ folders: ['server/modules/jobs/', 'server/http/'], importersOf: [] });
  expect(findAffected(['server/services.ts']).jest).toEqual({ folders: ['server/'], importersOf: [] });
  expect(findAffected(['testkit/actors/seeker.ts']).jest).toEqual({ folders: ['server/'], importersOf: [] });
});

test('tests of the client and of scripts are chosen by their imports', () => {
  const files = ['client/components/Money.tsx', 'scripts/test/reports.ts'];
  expect(findAffected(files).jest).toEqual({ folders: [], importersOf: files });
});

test('a rule of the domain reaches its own tests, the module of its name and what imports it', () => {
  const file = 'domain/applications.schema.ts';
  expect(findAffected([file]).jest).toEqual({
    folders: ['domain/', 'server/modules/applications/'],
    importersOf: [file],
  });
});

test('changed journeys run alone, unless something that all of them use has changed too', () => {
  expect(findAffected(['e2e/hire.spec.ts', 'docs/glossary.md']).journeys).toEqual(['e2e/hire.spec.ts']);
  expect(findAffected(['e2e/hire.spec.ts', 'e2e/people.ts']).journeys).toBeUndefined();
  expect(findAffected(['e2e/hire.spec.ts', 'client/app/routes.tsx']).journeys).toBeUndefined();
});
