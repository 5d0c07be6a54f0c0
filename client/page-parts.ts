import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface FirstPage {
  name: string;
  /** Layout and page, relative to client/. */
  sources: string[];
}

/** What the bundler knows of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** They name every icon and every document: what a page takes of them is known only after the unused is dropped. */
const LISTS = /\/client\/(icons\/index|graphql\/generated)\.ts$/;

/** The source and what it imports at once, of our own modules. */
function reach(source: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(source) || LISTS.test(source) || source.includes('/node_modules/')) return seen;
  seen.add(source);
  modules.getModuleInfo(source)?.importedIds.forEach((id) => reach(id, modules, seen));
  return seen;
}

/**
 * Names the file that a module of the client is built into, by the pages of first-pages.json that need it. So a first
 * page comes in a few files with nothing else in them, instead of one file for each set of pages of the whole product.
 * No name for a module that no first page needs.
 */
export function pageParts(root: string): (id: string, modules: Modules) => string | null {
  const firstPages = JSON.parse(readFileSync(join(root, 'first-pages.json'), 'utf8')) as FirstPage[];
  const visits = firstPages.map(({ name, sources }) => ({ name, sources: sources.map((path) => join(root, path)) }));
  // The bundler finds these by their own file.
  const pages = new Set(visits.flatMap(({ sources }) => sources));
  let parts: Map<string, string> | undefined;

  const collect = (modules: Modules): Map<string, string> => {
    const entry = reach(join(root, 'main.tsx'), modules);
    const found = new Map<string, string>();
    for (const { name, sources } of visits) {
      const needed = new Set(sources.flatMap((source) => [...reach(source, modules)]));
      for (const id of needed)
        if (!entry.has(id) && !pages.has(id)) found.set(id, found.has(id) ? `${found.get(id)}, ${name}` : name);
    }
    return found;
  };

  return (id, modules) => (parts ??= collect(modules)).get(id) ?? null;
}
