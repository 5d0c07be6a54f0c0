import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES, type Language } from '../domain/language';
import { findOrInstallChromium } from './browser';
import { buildIfChanged } from './build';
import { createDatabase } from '../testkit/database/create-database';
import { databaseUrl } from '../testkit/database/private-database';
import { runMigrations } from '../testkit/database/run-migrations';
import { ensureTestDatabase } from '../testkit/database/test-database';
import { startAppServer } from './demo/app-server';
import { freePorts } from './free-ports';
import { createProgress, type OnProgress } from './progress';
import { runCommandLine, StartUpError } from './start-up-error';
import { runCommand } from './run-command';

/** Not among the dependencies: it brings as much as all of them, and one command needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/login'] as const;
/** An address that says its language, as the public pages' do, is visited in that language, not in the requested one. */
const visitsOf = (pages: readonly string[]) =>
  pages.flatMap((page) => LANGUAGES.map((language) => ({ page, language })));
const RUNS = 3;

/** The minimum score of each category, on a phone. */
const TARGETS = { performance: 0.95, accessibility: 1, 'best-practices': 0.95, seo: 0.95 } as const;
type Category = keyof typeof TARGETS;
type Scores = Record<Category, number>;
const categories = Object.keys(TARGETS) as Category[];

interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<'largest-contentful-paint', { numericValue?: number }>;
}

/** Of one page. */
interface Measured {
  scores: Scores;
  /** Of the largest part that is drawn, as on slow 4G with a processor four times as slow. */
  largestPaintSeconds: number;
}

/** One run against a page; throws StartUpError with Lighthouse's output when it makes no report. */
async function measure(url: string, language: Language, chromium: string, reportFile: string): Promise<Measured> {
  const lines: string[] = [];
  const command = [
    ...[
      'npx',
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--form-factor=mobile',
      `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
      `--only-categories=${categories.join(',')}`,
    ],
    ...['--chrome-flags=--headless --no-sandbox --disable-gpu', '--output=json', `--output-path=${reportFile}`],
  ];
  const { exitCode } = await runCommand(command, {
    env: { CHROME_PATH: chromium },
    onLine: (line) => void lines.push(line),
  });
  if (exitCode !== 0) throw new StartUpError(`Lighthouse failed on ${url}:\n${lines.join('\n')}`);
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, report.categories[name].score ?? 0])) as Scores,
    largestPaintSeconds: (report.audits['largest-contentful-paint'].numericValue ?? NaN) / 1000,
  };
}

/** The middle of an odd number of runs: other load on the machine spoils one of them, seldom two. */
function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function measurePages(
  baseUrl: string,
  pages: readonly string[],
  onProgress: OnProgress,
): Promise<Map<string, Measured>> {
  const chromium = await findOrInstallChromium(onProgress);
  const folder = mkdtempSync(path.join(tmpdir(), 'temukerja-lighthouse-'));
  try {
    const results = new Map<string, Measured>();
    for (const { page, language } of visitsOf(pages)) {
      const name = `${page} (${language})`;
      const runs: Measured[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        onProgress(`${name}, run ${run} of ${RUNS} (load ${loadavg()[0]?.toFixed(1)})`);
        runs.push(await measure(new URL(page, baseUrl).href, language, chromium, path.join(folder, 'report.json')));
      }
      results.set(name, {
        scores: Object.fromEntries(
          categories.map((category) => [category, median(runs.map(({ scores }) => scores[category]))]),
        ) as Scores,
        largestPaintSeconds: median(runs.map(({ largestPaintSeconds }) => largestPaintSeconds)),
      });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the table; true when every score reaches its target. */
function report(results: Map<string, Measured>): boolean {
  const rows = [
    ['page', ...categories, 'LCP in s'],
    ...[...results].map(([page, { scores, largestPaintSeconds }]) => [
      page,
      ...categories.map((name) => scores[name].toFixed(2)),
      largestPaintSeconds.toFixed(2),
    ]),
    ['at least', ...categories.map((name) => TARGETS[name].toFixed(2))],
  ];
  process.stdout.write(
    `\n${rows
      .map((row) =>
        row
          .map((cell) => `${cell} `.padEnd(16))
          .join('')
          .trimEnd(),
      )
      .join('\n')}\n`,
  );
  const low = [...results].flatMap(([page, { scores }]) =>
    categories
      .filter((name) => scores[name] < TARGETS[name])
      .map((name) => `${page}: ${name} ${scores[name]}, under ${TARGETS[name]}`),
  );
  for (const line of low) console.error(line);
  return low.length === 0;
}

/** Runs `work` against the built client and server on a database, files and port of their own. */
async function withBuiltServer<Result>(
  onProgress: OnProgress,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  await buildIfChanged({ server: true, client: true, onProgress });
  const folder = mkdtempSync(path.join(tmpdir(), 'temukerja-lighthouse-server-'));
  mkdirSync(path.join(folder, 'files'));
  const database = await ensureTestDatabase(onProgress);
  try {
    await createDatabase(database.socketPath, 'temukerja_lighthouse');
    const url = databaseUrl(database.socketPath, 'temukerja_lighthouse');
    await runMigrations(url, onProgress);
    const [port = 0] = await freePorts(1);
    const server = await startAppServer({
      port,
      databaseUrl: url,
      filesDirectory: path.join(folder, 'files'),
      logFile: path.join(folder, 'log'),
    });
    try {
      return await work(`http://localhost:${port}`);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures a server of its own, or the one at the address that is given, there the paths that follow it (docs/operations.md). */
async function main(): Promise<void> {
  const onProgress = createProgress();
  const [given, ...paths] = process.argv.slice(2);
  const measured = (url: string) => measurePages(url, paths.length > 0 ? paths : PAGES, onProgress);
  const results = given ? await measured(given) : await withBuiltServer(onProgress, measured);
  if (!report(results)) process.exitCode = 1;
}

void runCommandLine(main);
