import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';

/** Where codegen.ts looks for `graphql(...)`, but for what it writes itself. */
const PLACES = /^(?!server\/testing\/graphql\/)(server|scripts|quality|bench|e2e)\/.*\.ts$/;

/** The documents that tests, journeys and the bench write in their own text, so that saving other code does not run codegen. */
export class TestDocuments {
  private readonly known = new Map<string, string>();

  constructor(private readonly textOf = savedText) {}

  /** True when a saved file's documents differ from its last save, or when this is the first save. */
  haveChanged(file: string): boolean {
    const name = file.replaceAll('\\', '/');
    if (!PLACES.test(name)) return false;
    const documents = documentsIn(this.textOf(name));
    const before = this.known.get(name);
    this.known.set(name, documents);
    return documents !== (before ?? '');
  }
}

export function documentsIn(text: string): string {
  return [...text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(([, document]) => document).join('\n');
}

/** A deleted file has none. */
function savedText(file: string): string {
  try {
    return readFileSync(path.join(checkoutDirectory, file), 'utf8');
  } catch {
    return '';
  }
}
