import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface FirstPage {
  name: string;
  path: string;
  /** Layout and page, relative to client/. */
  sources: string[];
  /** A form with its rules, filled in once: what it shares with other pages is no reason to divide their files otherwise. */
  form?: boolean;
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

/** The first pages that need a module, as the name of a file: the fewer names, the fewer files a visit asks for. */
function partOf(pages: readonly FirstPage[]): string {
  const [first, ...others] = pages;
  if (!first) return '';
  if (others.length === 0) return first.name;
  const needs = (name: string): boolean => pages.some((page) => page.name === name);
  if (needs('landing')) return 'of all pages';
  if (needs('login')) return 'of all but the landing page';
  const portalOf = ({ path }: FirstPage): string => path.split('/')[1] ?? '';
  if (others.some((other) => portalOf(other) !== portalOf(first))) return 'of all portals';
  // A portal opens with its dashboard, which does without what only its other pages share.
  const isOpening = pages.some(({ path }) => path.endsWith('/dashboard'));
  return `of the ${portalOf(first)} portal${isOpening ? '' : ', later'}`;
}

/**
 * Names the file that a module of the client is built into, by the pages of first-pages.json that need it. So a first
 * page comes in a few files with nothing else in them, instead of one file for each set of pages of the whole product.
 * No name for a module that no first page needs.
 */
export function pageParts(root: string): (id: string, modules: Modules) => string | null {
  const listed = JSON.parse(readFileSync(join(root, 'first-pages.json'), 'utf8')) as FirstPage[];
  const firstPages = listed.filter(({ form }) => !form);
  // The bundler finds these by their own file.
  const pages = new Set(firstPages.flatMap(({ sources }) => sources.map((source) => join(root, source))));
  let parts: Map<string, string> | undefined;

  const collect = (modules: Modules): Map<string, string> => {
    const entry = reach(join(root, 'main.tsx'), modules);
    const takers = new Map<string, FirstPage[]>();
    for (const page of firstPages) {
      const needed = new Set(page.sources.flatMap((source) => [...reach(join(root, source), modules)]));
      for (const id of needed) if (!entry.has(id) && !pages.has(id)) takers.set(id, [...(takers.get(id) ?? []), page]);
    }
    return new Map([...takers].map(([id, those]) => [id, partOf(those)]));
  };

  return (id, modules) => (parts ??= collect(modules)).get(id) ?? null;
}
