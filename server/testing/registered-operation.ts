import { readOperations } from '../graphql/registered-operations';
import type { TestClient } from './test-client';

/** The hash and the text of an operation that the client sends. */
export function registeredOperation(name: string): { hash: string; text: string } {
  const found = Object.entries(readOperations('operations.json')).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`The client sends no ${name}`);
  return { hash: found[0], text: found[1] };
}

/** Sends it as the client does: by its hash. */
export function sendRegistered(client: TestClient, name: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Response> {
  return sendHash(client, registeredOperation(name).hash, variables, headers);
}

export function sendHash(client: TestClient, hash: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
  return client.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}
