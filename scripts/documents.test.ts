import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from './checkout';
import { stateDiagram } from './state-diagram';

/** Every Markdown file: the paths, patterns, links and npm scripts in it are there, and quoted code is as in its file. */

const words = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', words, { cwd: checkoutDirectory, encoding: 'utf8' }).trim().split('\n');
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
);
const documents = files.filter((file) => file.endsWith('.md'));
/** The changelog names files as they were then. */
const current = documents.filter((file) => file !== 'CHANGELOG.md');

const PATH = /^(?:bench|client|deploy|docs|domain|e2e|migrations|quality|scripts|server)\/[\w./*-]*$/;
/** Alone, or after some of its folders. */
const FILE_NAME = /^[\w*/-]+(?:\.[\w*-]+)*\.(?:ts|tsx|mjs|cjs|json|graphql|yml)$/;

function patternOf(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

function isThere(name: string): boolean {
  const whole = name.replace(/\/$/, '');
  if (!name.includes('*'))
    return files.includes(whole) || folders.has(whole) || files.some((file) => file.endsWith(`/${name}`));
  const pattern = patternOf(name);
  return files.some((file) => pattern.test(name.includes('/') ? file : path.posix.basename(file)));
}

/** `{en,id}.ts` is `en.ts` and `id.ts`. */
function alternativesOf(word: string): string[] {
  const [, before = '', choices, after = ''] = /^([^{}]*)\{([\w,-]+)\}([^{}]*)$/.exec(word) ?? [];
  return choices === undefined ? [word] : choices.split(',').map((choice) => before + choice + after);
}

const read = (file: string): string => readFileSync(path.join(checkoutDirectory, file), 'utf8');

function missingIn(document: string): string[] {
  const text = read(document);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.split(' ')).flatMap(alternativesOf);
  const named = code.filter((word) => PATH.test(word) || FILE_NAME.test(word));
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => path.posix.join(path.posix.dirname(document), target))
    .filter((target) => !files.includes(target) && !folders.has(target.replace(/\/$/, '')));
  return [...named.filter((name) => !isThere(name)), ...links].map((name) => `${document}: ${name}`);
}

test('every file, pattern and link that a document names is there', () => {
  expect(current.length).toBeGreaterThan(20);
  expect(current.flatMap(missingIn)).toEqual([]);
});

test('every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${document}: npm run ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Code blocks that name the file they are taken from: "```ts e2e/guards.spec.ts". */
const quotes = current.flatMap((document) =>
  [...read(document).matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({
    document,
    file,
    text,
  })),
);

test.each(quotes)('$document quotes $file as it is', ({ file, text }) => {
  expect(read(file)).toContain(text.trim());
});

test('docs/testing.md has an example of each kind of test', () => {
  expect(quotes.filter(({ document }) => document === 'docs/testing.md').length).toBeGreaterThanOrEqual(3);
});

test('docs/architecture.md draws the life of an application as its table says', () => {
  expect(readFileSync(path.join(checkoutDirectory, 'docs/architecture.md'), 'utf8')).toContain(stateDiagram());
});
