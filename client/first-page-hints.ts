import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../domain/language';
import { messageFile, messagesHash } from './compiled-messages';

interface FirstPage {
  path: string;
  /** Layout and page, relative to client/. */
  sources: string[];
  /** Parts of the messages that they show, beside the frame's. */
  texts: string[];
}

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...all: never[]) => unknown>>[1];

const readFirstPages = (root: string): FirstPage[] =>
  JSON.parse(readFileSync(join(root, 'first-pages.json'), 'utf8')) as FirstPage[];

/** The chunks of the sources with all that they import, and their style sheets, without what the entry brings. */
function filesOf(bundle: Bundle, sources: readonly string[], root: string): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const known = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: (typeof chunks)[number] | undefined): void => {
    if (!chunk || known.has(chunk.fileName) || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => styles.add(file));
    chunk.imports.forEach((file) => add(byFile.get(file)));
  };
  for (const source of sources) add(chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, source)));
  return { scripts: [...scripts], styles: [...styles] };
}

/** The files of the texts in each language, which the entry fetches itself. */
function textFiles(texts: readonly string[], hash: string): Record<Language, string[]> {
  const filesIn = (language: Language) => ['frame', ...texts].map((part) => messageFile(language, part, hash));
  return { en: filesIn('en'), id: filesIn('id') };
}

/**
 * Lists, for the server, what each page of first-pages.json loads beyond the entry (.vite/first-pages.json); `*` is any other. With the
 * hints that the server makes of it the browser asks for everything at once, not for the layout after the entry and
 * for the page after the layout.
 */
export function firstPageHints(): Plugin {
  let root = '';
  return {
    name: 'first-page-hints',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = messagesHash();
        const pages = [...readFirstPages(root), { path: '*', sources: [], texts: [] }];
        const hints = pages.map(({ path, sources, texts }) => [
          path,
          { ...filesOf(bundle, sources, root), texts: textFiles(texts, hash) },
        ]);
        this.emitFile({
          type: 'asset',
          fileName: '.vite/first-pages.json',
          source: JSON.stringify(Object.fromEntries(hints), null, 2),
        });
      },
    },
  };
}
