import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files that a page loads beyond the entry. */
interface FirstPage {
  scripts?: string[];
  styles?: string[];
  texts?: Record<'en' | 'id', string[]>;
}

/** The folder of a built client, for as long as the test file runs: these files, and the list of first pages. */
export function aBuiltClient(
  files: Record<string, string | Buffer>,
  firstPages: Record<string, FirstPage> = { '*': {} },
): string {
  const directory = mkdtempSync(join(tmpdir(), 'temukerja-client-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  const nothing: FirstPage = { scripts: [], styles: [], texts: { en: [], id: [] } };
  const list = Object.entries(firstPages).map(([path, page]) => [path, { ...nothing, ...page }]);
  write('.vite/first-pages.json', JSON.stringify(Object.fromEntries(list)));
  return directory;
}
