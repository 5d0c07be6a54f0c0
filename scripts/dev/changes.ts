/** What a changed file triggers: `codegen` of all documents, or of those of the client alone. */
export type Consequence = 'restart' | 'codegen' | 'codegen of the client' | 'nothing';

const SERVER_CODE = /^(server|domain|migrations)\/.*\.ts$/;
const TEST_CODE = /\.(test|cases)\.ts$|^server\/testing\//;

/** `file` is relative to the checkout. Vite handles the client's code. */
export function consequenceOf(file: string): Consequence {
  const path = file.replaceAll('\\', '/');
  // The server answers the client's operations by their hash, from this list.
  if (path === 'server/http/graphql/persisted-documents.json') return 'restart';
  if (SERVER_CODE.test(path) && !TEST_CODE.test(path)) return 'restart';
  if (path === 'schema.graphql') return 'codegen';
  if (/^client\/.*\.graphql$/.test(path)) return 'codegen of the client';
  return 'nothing';
}
