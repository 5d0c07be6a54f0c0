import type { RowDataPacket } from 'mysql2/promise';
import { buildIfChanged } from '../scripts/build';
import { createProgress, type OnProgress } from '../scripts/progress';
import { SeededRandom } from '../scripts/seed/seeded-random';
import { describeFailure, StartUpError } from '../scripts/start-up-error';
import { wibDateOf } from '../domain/time';
import { containing } from '../server/db/statements';
import { connect, openBenchDatabase, settleForMeasuring } from './database';
import { ensureFilled } from './fill-database';
import { openBench, type Bench } from './harness/bench';
import { sentDocument } from './harness/documents';
import { figuresOf, measureRound } from './harness/measure';
import { OPERATIONS, type AskOf, type Operation } from './harness/operations';
import { dataOf, wire } from './harness/requests';
import { readOptions } from './options';

/** An operation may take this many times as long on the larger database. */
const MAX_GROWTH = 1.5;
const COLD_TERM_MS = 20;
/** Few enough that no request queues: growth is about the statements. */
const CONNECTIONS = 2;
/** In seconds. */
const MAX_WARM_UP = 60;
const TIMED_TERMS = 200;
/** Searches beforehand, so that the terms are cold and the code is not. */
const WARMING_TERMS = 100;
const READS = OPERATIONS.filter(({ isOnce, name }) => !isOnce && name !== 'login');

interface Size {
  scale: number;
  /** Milliseconds by operation. */
  p50: Map<string, number>;
  coldTerms: { p50: number; p99: number };
  /** Terms whose total differs from LIKE's. */
  wrongTotals: string[];
}

async function measureSize(
  scale: number,
  options: { seconds: number; terms: number },
  onProgress: OnProgress,
): Promise<Size> {
  const database = await openBenchDatabase(scale, onProgress);
  let bench: Bench | undefined;
  try {
    await ensureFilled(database.url, { scale, seed: 1 }, onProgress);
    const connection = await connect(database.url);
    await settleForMeasuring(connection);
    bench = await openBench(
      {
        ...options,
        connection,
        databaseUrl: database.url,
        scale,
        connections: CONNECTIONS,
        rounds: 1,
        profile: false,
        watchesLoop: false,
      },
      onProgress,
    );
    const p50 = new Map<string, number>();
    for (const operation of READS) {
      const median = await medianOf(bench, operation);
      p50.set(operation.name, median);
      onProgress(`scale ${scale}: ${operation.name} p50 ${median} ms`);
    }
    onProgress(`scale ${scale}: search terms`);
    return { scale, p50, ...(await measureTerms(bench, options.terms, onProgress)) };
  } finally {
    await bench?.close();
    await database.close();
  }
}

async function medianOf(bench: Bench, operation: Operation): Promise<number> {
  const sender = { document: sentDocument(operation.operationName), cookies: bench.cookies };
  const requests = wire('ours', operation.asks(bench.subjects, new SeededRandom(`growth ${operation.name}`)), sender);
  const run = { requests, once: false, connections: CONNECTIONS };
  // Each request once before, so that reading from disk is not measured.
  await measureRound(bench.instruments, bench.ours, { ...run, once: true, seconds: MAX_WARM_UP });
  return figuresOf([await measureRound(bench.instruments, bench.ours, { ...run, seconds: bench.seconds })]).p50;
}

/** Each term is searched once, one after the other, so that no cache knows it. */
async function measureTerms(
  bench: Bench,
  compared: number,
  onProgress: OnProgress,
): Promise<Pick<Size, 'coldTerms' | 'wrongTotals'>> {
  const drawn = await drawTerms(bench, WARMING_TERMS + Math.max(TIMED_TERMS, compared));
  const terms = drawn.slice(WARMING_TERMS);
  const [who] = bench.subjects.seekers;
  const sender = { document: sentDocument('SeekerJobs'), cookies: bench.cookies };
  const askOf = (search: string): AskOf<'SeekerJobs'> => ({
    who: who ?? null,
    role: 'USER',
    variables: { search, filter: null, page: 1, plan: null },
  });
  const askOnce = (asked: readonly string[]) =>
    measureRound(bench.instruments, bench.ours, {
      requests: wire('ours', asked.map(askOf), sender),
      once: true,
      connections: 1,
      seconds: 120,
    });
  await askOnce(drawn.slice(0, WARMING_TERMS));
  const round = await askOnce(terms.slice(0, TIMED_TERMS));
  const { p50, p99 } = figuresOf([round]);
  onProgress(`cold terms p50 ${p50} ms, p99 ${p99} ms; comparing totals with LIKE, which reads every job each time`);
  const wrongTotals: string[] = [];
  for (const term of terms.slice(0, compared)) {
    const answer = await dataOf('ours', bench.ours.port, askOf(term), sender);
    const expected = await totalByLike(bench, term, who?.id ?? '');
    // A search finds more than that: what the words mean.
    if (answer.jobs.totalCount < expected) wrongTotals.push(`${term}: ${answer.jobs.totalCount}, not ${expected}`);
  }
  return { coldTerms: { p50, p99 }, wrongTotals };
}

/** Pieces of three to ten letters from anywhere in the jobs' texts, no two alike. */
async function drawTerms({ connection }: Bench, count: number): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT search_text FROM jobs ORDER BY lock_version, id DESC LIMIT 2000',
  );
  const random = new SeededRandom('terms');
  const terms = new Set<string>();
  while (terms.size < count) {
    const text = String(random.pick(rows)['search_text']);
    const from = random.whole(0, text.length - 10);
    const term = text.slice(from, from + random.whole(3, 10));
    if (/^\S[^\n]*\S$/.test(term) && !/\s\s/.test(term) && term.length >= 3) terms.add(term);
  }
  return [...terms];
}

async function totalByLike({ connection }: Bench, term: string, seekerId: string): Promise<number> {
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT COUNT(*) AS total FROM jobs j
     WHERE j.is_visible = 1 AND (j.auto_close_date IS NULL OR j.auto_close_date >= ?) AND j.search_text LIKE ? ESCAPE '!'
       AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = ? AND a.status <> 'WITHDRAWN')`,
    [wibDateOf(new Date()), containing(term), seekerId],
  );
  return Number(rows[0]?.['total'] ?? 0);
}

/** Prints the table; true when everything is within the limits. */
function reportGrowth(small: Size, large: Size, compared: number): boolean {
  let isRight = true;
  const line = (ok: boolean, text: string): void => {
    isRight &&= ok;
    process.stdout.write(`${ok ? 'met      ' : 'NOT MET  '}${text}\n`);
  };
  for (const [name, after] of large.p50) {
    const before = small.p50.get(name) ?? after;
    line(
      after / before <= MAX_GROWTH,
      `${name.padEnd(20)} p50 ${before} ms at scale ${small.scale}, ${after} ms at ${large.scale}: ${(after / before).toFixed(2)} times`,
    );
  }
  for (const { scale, coldTerms, wrongTotals } of [small, large]) {
    line(
      coldTerms.p99 <= COLD_TERM_MS,
      `cold search terms at scale ${scale}: p50 ${coldTerms.p50} ms, p99 ${coldTerms.p99} ms (limit ${COLD_TERM_MS})`,
    );
    line(
      wrongTotals.length === 0,
      `search totals at scale ${scale}: ${compared} terms compared with LIKE, ${wrongTotals.length} find less ${wrongTotals.slice(0, 5).join('; ')}`,
    );
  }
  return isRight;
}

/** `node scripts/bootstrap.mjs bench/growth.ts [--small 0.5 --large 5 --seconds 3 --terms 200]`. Ends with code 1 when a limit is not met. */
async function growthFromCommandLine(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = readOptions(process.argv.slice(2), {
    small: text,
    large: text,
    seconds: text,
    terms: text,
  });
  const onProgress = createProgress();
  if (process.env['DATABASE_URL'])
    throw new StartUpError('bench/growth.ts needs two databases and makes its own: unset DATABASE_URL.');
  await buildIfChanged({ server: true, client: false, onProgress });
  const terms = options.number('terms', 200);
  const run = { seconds: options.number('seconds', 3), terms };
  const small = await measureSize(options.number('small', 0.5), run, onProgress);
  const large = await measureSize(options.number('large', 5), run, onProgress);
  if (!reportGrowth(small, large, terms)) process.exitCode = 1;
}

growthFromCommandLine()
  .catch((error: unknown) => {
    console.error(describeFailure(error));
    process.exitCode = 1;
  })
  .finally(() => process.exit());
