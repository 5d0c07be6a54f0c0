/**
 * What the first visit to each part of the client ships in JavaScript and texts: the entry, the layout and the page,
 * with everything that their chunks import statically, and the files of texts that they show in one language, the larger. Fails when a budget of client/first-pages.json (kB, gzip) is passed,
 * when the landing or login page imports Apollo or a portal, or a first page something that it does not need. Run after `vite build`,
 * with the directory as the argument if it is not dist/client.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
const entry = 'index.html';

/** First page of each part: the sources whose chunks it downloads. */
const visits = JSON.parse(readFileSync(join(root, 'client/first-pages.json'), 'utf8'));

/** Manifest keys of a chunk and of everything that it imports statically. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

const textOf = (key) => readFileSync(join(dist, manifest[key].file), 'utf8');
const sizes = new Map();
function gzipSize(key) {
  if (!sizes.has(key)) sizes.set(key, gzipSync(textOf(key)).length);
  return sizes.get(key);
}

/** Words that minification keeps and only these libraries and layers contain. */
const foreignToLightPages = [
  ['Apollo Client', /ApolloClient|apollo-client|@apollo/],
  ['a portal layout', /Confirm Logout/],
];

/** What only a page that is a form needs at once; others load the rules of their forms later. */
const foreignToReadPages = [['zod', /ZodError/]];

/** What no first page needs: buttons load their dialogs later. */
const foreignToFirstPages = [
  ['dialogs', /with-scroll-bars-hidden/],
  ["the playground's editor", /monaco-editor|graphiql-/],
];

const problems = [];
const rows = [];
/** In bytes of gzip. */
function textSize(language, texts) {
  const all = readdirSync(join(dist, 'assets'));
  return ['frame', ...texts].reduce((sum, part) => {
    const file = all.find((name) => name.startsWith(`text-${language}-${part}-`) && name.endsWith('.json'));
    if (!file) problems.push(`there are no texts ${part}`);
    return sum + (file ? gzipSync(readFileSync(join(dist, 'assets', file))).length : 0);
  }, 0);
}

for (const { name, budget, sources, texts, light, form } of visits) {
  const missing = sources.filter((source) => !manifest[source]);
  if (missing.length > 0) {
    rows.push([name, '–', String(budget), `not built: ${missing.join(', ')}`]);
    if (name === 'landing') problems.push('the landing page is not in the build');
    continue;
  }
  const keys = [...closure([entry, ...sources])];
  const scripts = keys.reduce((sum, key) => sum + gzipSize(key), 0);
  const kilobytes = (scripts + Math.max(textSize('en', texts), textSize('id', texts))) / 1000;
  const over = kilobytes > budget;
  if (over) problems.push(`${name} ships ${kilobytes.toFixed(1)} kB, more than ${budget} kB`);
  const foreign = [...foreignToFirstPages, ...(form ? [] : foreignToReadPages), ...(light ? foreignToLightPages : [])];
  for (const [what, pattern] of foreign) {
    if (keys.some((key) => pattern.test(textOf(key)))) problems.push(`${name} ships ${what}`);
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
