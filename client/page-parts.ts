import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { isNamed, type FirstPage } from './first-pages';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** They name every icon and every document. */
const LISTS = /\/client\/(icons\/index|graphql\/generated)\.ts$/;

/** Where toasts are kept until a list shows them: all that the login page has of Mantine. */
const TOAST_STORE = /@mantine\/(store|notifications\/esm\/notifications\.store|hooks\/esm\/utils\/random-id)/;
const OF_LOGIN = 'of all pages';
/** Hooks of Mantine that pages of plain HTML take. */
const HOOKS = /@mantine\/hooks\/esm\/(use-debounced-callback|use-media-query|utils\/use-callback-ref)\//;
const OF_PORTALS = 'of all portals';

/** What a module imports at once: of a list only the files whose exports it names, as the bundler drops the others. */
function importsOf(id: string, modules: Modules): readonly string[] {
  const module = modules.getModuleInfo(id);
  if (!module) return [];
  const words = new Set(module.code?.match(/\w+/g));
  const isTaken = (item: string): boolean =>
    modules.getModuleInfo(item)?.exports.some((name) => words.has(name)) ?? false;
  return module.importedIds.flatMap((imported) =>
    LISTS.test(imported) ? (modules.getModuleInfo(imported)?.importedIds.filter(isTaken) ?? []) : [imported],
  );
}

/** The source and what it imports at once, of our own modules. */
function reach(source: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(source) || source.includes('/node_modules/')) return seen;
  seen.add(source);
  importsOf(source, modules).forEach((id) => reach(id, modules, seen));
  return seen;
}

/** Which of the portals a page is of. */
const portalOf = ({ path }: FirstPage): string => /^\/(user|company|admin)\/(?!register)/.exec(path)?.[1] ?? 'sign-in';

/** The first pages that need a module, as the name of a file: the fewer names, the fewer files a visit asks for. */
function partOf(pages: readonly FirstPage[]): string {
  const [first, ...others] = pages;
  if (!first) return '';
  if (others.length === 0) return first.name;
  const needs = (name: string): boolean => pages.some((page) => page.name === name);
  const portal = portalOf(first);
  const isOfOne = others.every((other) => portalOf(other) === portal);
  if (needs('login')) return OF_LOGIN;
  // A portal opens with its dashboard, which does without what only its other pages share.
  const isOpening = pages.some(({ path }) => path.endsWith('/dashboard'));
  return `${isOfOne ? `of the ${portal} pages` : OF_PORTALS}${isOpening ? '' : ', later'}`;
}

/**
 * Names the file that a module of the client is built into, by the first pages that need it. So a first page comes in a
 * few files with nothing else in them, instead of one file for each set of pages of the whole product. No name for a
 * module that no first page needs.
 */
export function pageParts(
  root: string,
  firstPages: readonly FirstPage[],
): (id: string, modules: Modules) => string | null {
  let parts: Map<string, string> | undefined;

  const collect = (modules: Modules): Map<string, string> => {
    const entry = reach(join(root, 'main.tsx'), modules);
    const screens = ['app/route-table.ts', 'app/lazy-page.tsx'].flatMap(
      (file) => modules.getModuleInfo(join(root, file))?.dynamicallyImportedIds ?? [],
    );
    const takers = new Map<string, FirstPage[]>();
    for (const page of firstPages) {
      const sources = screens.filter((id) => page.sources.some((name) => isNamed(id, name)));
      if (sources.length !== page.sources.length) throw new Error(`Not one file each: ${page.sources.join(', ')}`);
      const needed = new Set(sources.flatMap((source) => [...reach(source, modules)]));
      for (const id of needed) if (!entry.has(id)) takers.set(id, [...(takers.get(id) ?? []), page]);
    }
    return new Map([...takers].map(([id, those]) => [id, partOf(those)]));
  };

  return (id, modules) => {
    if (TOAST_STORE.test(id)) return OF_LOGIN;
    if (HOOKS.test(id)) return OF_PORTALS;
    return (parts ??= collect(modules)).get(id) ?? null;
  };
}
