import { readFileSync } from 'node:fs';
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
