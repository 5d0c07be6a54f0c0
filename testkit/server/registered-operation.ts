import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type * as Generated from '../../client/graphql/generated';
import { readOperations } from '../../server/http/graphql/registered-operations';
import type { TestClient, VariablesOf } from './test-client';

type Documents = typeof Generated;

/** The name of an operation that the client sends. */
export type RegisteredName = {
  [Key in keyof Documents]: Key extends `${infer Name}Document` ? Name : never;
}[keyof Documents];

type Document<Name extends RegisteredName> = Documents[`${Name}Document`];

/** Of several names, what any of them returns. */
export type RegisteredData<Name extends RegisteredName> = Name extends RegisteredName
  ? Document<Name> extends DocumentTypeDecoration<infer Data, infer _Variables>
    ? Data
    : never
  : never;
export type RegisteredVariables<Name extends RegisteredName> = Name extends RegisteredName
  ? Document<Name> extends DocumentTypeDecoration<infer _Data, infer Variables>
    ? Variables
    : never
  : never;

/** The hash and the text of an operation that the client sends (`npm run codegen`). */
export function registeredOperation<Name extends RegisteredName>(operationName: Name) {
  const found = Object.entries(readOperations('server/http/graphql/persisted-documents.json')).find(([, text]) =>
    new RegExp(`^(query|mutation) ${operationName}\\b`).test(text),
  );
  if (!found) throw new Error(`The client sends no ${operationName}`);
  const [hash, text] = found;
  return { operationName, hash, text };
}

/** Sends it as the client does: by its hash. */
export function sendRegistered<Name extends RegisteredName>(
  client: TestClient,
  name: Name,
  ...[variables]: VariablesOf<RegisteredVariables<Name>>
): Promise<Response> {
  return sendHash(client, registeredOperation(name).hash, variables);
}

/** Any hash with any variables: nothing checks them. */
export function sendHash(client: TestClient, hash: string, variables: unknown = {}): Promise<Response> {
  const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
  return client.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
