import { registeredOperation, type RegisteredName } from '../../server/testing/registered-operation';

/** What the client sends for an operation. */
export interface SentDocument {
  operationName: RegisteredName;
  text: string;
  sha256Hash: string;
}

/** Generated from the client's documents (`npm run codegen`). */
export function sentDocument(operationName: RegisteredName): SentDocument {
  const { hash, text } = registeredOperation(operationName);
  return { operationName, text, sha256Hash: hash };
}
