import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import type { Language } from '../domain/language';
import { messageFile, messagesHash } from './compiled-messages';
import { isNamed, type FirstPage } from './first-pages';

/** The files of the sources with all that they import, and their style sheets, without what the entry brings. */
function filesOf(bundle: Rolldown.OutputBundle, sources: readonly string[]): { scripts: string[]; styles: string[] } {
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
  for (const name of sources) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => isNamed(id, name)));
    if (!holder) throw new Error(`No file of the build holds ${name}`);
    add(holder);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The files of the texts in each language, which the entry fetches itself. */
function textFiles(texts: readonly string[], hash: string): Record<Language, string[]> {
  const filesIn = (language: Language) => ['frame', ...texts].map((part) => messageFile(language, part, hash));
  return { en: filesIn('en'), id: filesIn('id') };
}

/** The font of every page; its file's name carries a content hash, so only the build knows what to preload. */
function fontHint(bundle: Rolldown.OutputBundle | undefined): HtmlTagDescriptor[] {
  const font = Object.keys(bundle ?? {}).find((file) => /latin-wght-normal[^/]*\.woff2$/.test(file));
  if (!font) return [];
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
  return [{ tag: 'link', attrs, injectTo: 'head' }];
}

/**
 * Lists, for the server and for the check of sizes, every page and what it loads beyond the entry (.vite/first-pages.json);
 * `*` is any unknown address, and pages reached from other pages list only their texts. The server makes hints of it, so
 * that the browser requests everything at once instead of entry, layout and page in turn. The font is in the page itself.
 */
export function firstPageHints(firstPages: readonly FirstPage[], paths: readonly string[]): Plugin {
  return {
    name: 'first-page-hints',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => fontHint(bundle) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = messagesHash();
        const hints = firstPages.map(({ path, sources, texts, ...visit }): [string, object] => [
          path,
          { ...filesOf(bundle, sources), texts: textFiles(texts, hash), visit },
        ]);
        const other = { scripts: [], styles: [], texts: textFiles([], hash) };
        const pages = new Map<string, object>([...paths.map((path): [string, object] => [path, other]), ...hints]);
        this.emitFile({
          type: 'asset',
          fileName: '.vite/first-pages.json',
          source: JSON.stringify(Object.fromEntries(pages), null, 2),
        });
      },
    },
  };
}
