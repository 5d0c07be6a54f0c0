import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from './checkout';

const read = (file: string): string => readFileSync(path.join(checkoutDirectory, file), 'utf8');
const guide = read('docs/testing.md');

/** Code blocks that name the file they are taken from: "```ts e2e/guards.spec.ts". */
const quotes = [...guide.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({
  file,
  text,
}));

test.each(quotes)('docs/testing.md quotes $file as it is', ({ file, text }) => {
  expect(read(file)).toContain(text.trim());
});

test('each example is a file that is quoted', () => {
  expect(quotes.map(({ file }) => file)).toHaveLength(4);
});

test('every file that docs/testing.md links to is there, and every npm script that it names', () => {
  const links = [...guide.matchAll(/\]\(\.\.\/([^)#]+)/g)].map(([, file = '']) => file);
  expect(links.filter((file) => !existsSync(path.join(checkoutDirectory, file)))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
