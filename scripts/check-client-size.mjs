/**
 * What the first visit to each page ships in JavaScript and texts: the entry, the layout and the page, with everything
 * that their chunks import statically, and the files of texts that they show in one language, the larger. Fails when a
 * budget (kB, gzip; the table of routes names it) is passed, when the login page imports Apollo or a portal,
 * or a first page something that it does not need. Run after `vite build`, with the directory as the argument if it is
 * not dist/client.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist/client'));
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error(`No built client in ${dist}: run \`npm run build\` first.`);
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
/** By path, the files that a first page loads beyond the entry, and its budget in kB. */
const firstPages = JSON.parse(readFileSync(join(dist, '.vite/first-pages.json'), 'utf8'));

/** The files of the entry and of everything that it imports statically. */
function entryFiles(key = 'index.html', seen = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!seen.has(file)) {
    seen.add(file);
    for (const imported of imports) entryFiles(imported, seen);
  }
  return [...seen];
}

const textOf = (file) => readFileSync(join(dist, file), 'utf8');
const sizes = new Map();
/** In bytes. */
function gzipSize(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(textOf(file)).length);
  return sizes.get(file);
}
const sum = (files) => files.reduce((total, file) => total + gzipSize(file), 0);

/** Words that minification keeps and only these libraries and layers contain. */
const foreignToLightPages = [
  ['Apollo Client', /ApolloClient|apollo-client|@apollo/],
  ['a portal layout', /Confirm Logout/],
];

/** What no first page needs: forms load their rules later, buttons their dialogs. */
const foreignToFirstPages = [
  ['zod', /ZodError/],
  ['dialogs', /with-scroll-bars-hidden/],
  ["the playground's editor", /monaco-editor|graphiql-/],
];

const problems = [];
const rows = [];
for (const { scripts, texts, visit } of Object.values(firstPages)) {
  if (!visit) continue;
  const { name, budget, isLight } = visit;
  const files = [...entryFiles(), ...scripts];
  const kilobytes = (sum(files) + Math.max(sum(texts.en), sum(texts.id))) / 1000;
  const over = kilobytes > budget;
  if (over) problems.push(`${name} ships ${kilobytes.toFixed(1)} kB, more than ${budget} kB`);
  const foreign = [...foreignToFirstPages, ...(isLight ? foreignToLightPages : [])];
  for (const [what, pattern] of foreign) {
    if (files.some((file) => pattern.test(textOf(file)))) problems.push(`${name} ships ${what}`);
  }
  rows.push([name, kilobytes.toFixed(1), String(budget), over ? 'over' : 'ok']);
}

const header = ['first page', 'kB gzip', 'budget', ''];
const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column].length)));
for (const row of [header, ...rows]) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
if (problems.length > 0) {
  for (const problem of problems) console.error(`Too much: ${problem}.`);
  process.exit(1);
}
