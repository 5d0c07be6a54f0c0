import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import type { FirstVisit, RouteEntry } from './app/route-table';
import { textFileOf } from './language/text-files';

/** A page that people open first, as the table of routes names it. */
export interface FirstPage extends FirstVisit {
  path: string;
  /** The files of its layout and of itself, without their ending. */
  sources: string[];
  /** The files of texts that both show, beside the frame's. */
  texts: string[];
}

/** The table of routes is the one list: pages, their texts and their budgets are read from it as the application does. */
export async function readPages(): Promise<{ firstPages: FirstPage[]; paths: string[] }> {
  const table = join(import.meta.dirname, 'app/route-table.ts');
  const { module } = await runnerImport<{ routeTable: readonly RouteEntry[] }>(table);
  const firstPages = module.routeTable.flatMap(({ path, layout, page, firstVisit }) => {
    if (!firstVisit) return [];
    const screens = layout ? [layout, page] : [page];
    const texts = new Set(screens.flatMap((screen) => screen.texts.map(textFileOf)));
    return [{ ...firstVisit, path, sources: screens.flatMap(({ sources }) => sources), texts: [...texts] }];
  });
  return { firstPages, paths: module.routeTable.map(({ path }) => path) };
}

/** Whether a module is the file of that name. */
export const isNamed = (id: string, name: string): boolean => basename(id) === `${name}.tsx`;
