import { readFileSync } from 'node:fs';

/**
 * The operations that the client is known to send, by the SHA-256 of their text (`npm run codegen` writes them; its
 * drift is a test). A request then carries a hash instead of the text.
 */
export class RegisteredOperations {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly names: ReadonlyMap<string, string>;
  private readonly known: ReadonlySet<string>;

  constructor(file: string) {
    const operations = Object.entries(readOperations(file));
    this.texts = new Map(operations);
    this.names = new Map(operations.map(([hash, text]) => [hash, /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '']));
    this.known = new Set(this.texts.values());
  }

  textOf(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  /** Null for a hash that is not one of theirs. */
  nameOf(hash: string): string | null {
    return this.names.get(hash) ?? null;
  }

  /** True for the very text of one of them. */
  has(text: string): boolean {
    return this.known.has(text);
  }
}

export function readOperations(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
