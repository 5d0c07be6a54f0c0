import { documentsIn, TestDocuments } from './test-documents';

const FILE = 'server/modules/jobs/jobs.test.ts';

test('asks for codegen when a document of a test has changed, and not for the code around it', () => {
  let text = 'expect(1).toBe(1);';
  const documents = new TestDocuments(() => text);
  const saved = (now: string): boolean => ((text = now), documents.haveChanged(FILE));

  expect(saved('expect(1).toBe(1);')).toBe(false);
  expect(saved('const A = graphql(`query A { viewer { id } }`);')).toBe(true);
  expect(saved('const A = graphql(`query A { viewer { id } }`);\nexpect(1).toBe(1);')).toBe(false);
  expect(saved('const A = graphql(`query A { viewer { email } }`);')).toBe(true);
  expect(saved('')).toBe(true);
});

test('looks where codegen does, and not at what it writes', () => {
  const documents = new TestDocuments(() => 'graphql(`fragment F on Viewer { id }`)');
  const changed = ['scripts/qa/sign-in.ts', 'bench/run.ts', 'e2e/people.ts', 'server/testing/actors.ts'];
  const others = ['server/testing/graphql/gql.ts', 'client/app/session.ts', 'docs/testing.md', 'domain/slots.ts'];
  expect([...changed, ...others].filter((file) => documents.haveChanged(file))).toEqual(changed);
});

test('a file that is gone holds no documents', () => {
  expect(new TestDocuments().haveChanged('server/gone.test.ts')).toBe(false);
});

test('finds documents of several lines', () => {
  expect(documentsIn('graphql(`a`); other(`b`); graphql(\n  `c\nd`,\n)')).toBe('a\nc\nd');
});
