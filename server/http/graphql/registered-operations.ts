import { readFileSync } from 'node:fs';

/**
 * The operations that the client is known to send, by the SHA-256 of their text (`npm run codegen` writes them; its
 * drift is a test). A request then carries a hash instead of the text.
 */
export class RegisteredOperations {
  /** By hash. */
  readonly texts: ReadonlyMap<string, string>;
  /** By hash. */
  readonly names: ReadonlyMap<string, string>;
  private readonly known: ReadonlySet<string>;

  constructor(file: string) {
    const operations = Object.entries(readOperations(file));
    this.texts = new Map(operations);
    this.names = new Map(operations.map(([hash, text]) => [hash, /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '']));
    this.known = new Set(this.texts.values());
  }

  /** True for the very text of one of them. */
  hasText(text: string): boolean {
    return this.known.has(text);
  }
}

export function readOperations(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
