import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../../scripts/checkout';

/** What the client sends for an operation. */
export interface SentDocument {
  operationName: string;
  text: string;
  sha256Hash: string;
}

/** Generated from the client's documents (`npm run codegen`): the texts by their hashes. */
const registered = Object.entries(JSON.parse(readFileSync(path.join(checkoutDirectory, 'operations.json'), 'utf8')) as Record<string, string>);

/** Null when the client has no such operation. */
export function sentDocument(operationName: string): SentDocument | null {
  const begins = new RegExp(`^(query|mutation) ${operationName}\\b`);
  const found = registered.find(([, text]) => begins.test(text));
  return found ? { operationName, sha256Hash: found[0], text: found[1] } : null;
}
