import { registeredOperation, type RegisteredName } from '../../testkit/server/registered-operation';

/** What the client sends for an operation. */
export interface SentDocument<Name extends RegisteredName = RegisteredName> {
  operationName: Name;
  text: string;
  sha256Hash: string;
}

/** Generated from the client's documents (`npm run codegen`). */
export function sentDocument<Name extends RegisteredName>(operationName: Name): SentDocument<Name> {
  const { hash, text } = registeredOperation(operationName);
  return { operationName, text, sha256Hash: hash };
}
