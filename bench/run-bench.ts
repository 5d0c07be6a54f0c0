import { mkdirSync, writeFileSync } from 'node:fs';
import { buildIfChanged } from '../scripts/build';
import { dataPath } from '../scripts/checkout';
import { createProgress, type OnProgress } from '../scripts/progress';
import { describeFailure, StartUpError } from '../scripts/start-up-error';
import { attackCosts, attackTable, isTooExpensive } from './attacks';
import { MAX_LOOP_MS, postingCosts, postingTable } from './create-job';
import { connect, openBenchDatabase, settleForMeasuring } from './database';
import { ensureFilled } from './fill-database';
import { openBench, type Bench } from './harness/bench';
import { measureOperation } from './harness/measure-operation';
import { OPERATIONS, type Operation } from './harness/operations';
import { machineFacts, tableOf, type Report } from './harness/report';
import { readOptions, type Options } from './options';
import { publicPageCosts } from './public-pages';

const KNOWN = {
  scale: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string' },
  seconds: { type: 'string' },
  rounds: { type: 'string' },
  connections: { type: 'string' },
  json: { type: 'string' },
} as const;

/** A value of `--only`: what attacks cost, and how long they hold the event loop, without a bare handler to compare with. */
const ATTACKS = 'attacks';
/** A value of `--only`: how long postings of the worst texts hold the event loop. */
const CREATE_JOB = 'create-job';

/** A value of `--only`: the pages for people without an account. */
const PUBLIC_PAGES = 'public-pages';

function chosenOperations(options: Options): Operation[] {
  const names = options.text('only')?.split(',');
  const known = [...OPERATIONS.map(({ name }) => name), ATTACKS, CREATE_JOB, PUBLIC_PAGES];
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new StartUpError(`There is no operation ${unknown}. There are: ${known.join(', ')}.`);
  return OPERATIONS.filter(({ name }) => !names || names.includes(name));
}

function isChosen(options: Options, name: string): boolean {
  return options.text('only')?.split(',').includes(name) ?? true;
}

async function measureAll(bench: Bench, operations: readonly Operation[], onProgress: OnProgress): Promise<Report> {
  const report: Report = {
    machine: await machineFacts(bench.connection),
    scale: bench.scale,
    connections: bench.connections,
    seconds: bench.seconds,
    measurements: [],
  };
  for (const operation of operations) {
    onProgress(`measuring ${operation.name}`);
    const measurement = await measureOperation(bench, operation);
    report.measurements.push(measurement);
    onProgress(tableOf([measurement]).split('\n')[1] ?? '');
  }
  return report;
}

/**
 * `npm run bench [-- --scale 1 --only jobs-page-1,accept,attacks,create-job,public-pages --seconds 5 --rounds 3 --connections 50
 * --json out.json]`. Ends with code 1 when a target is not met.
 */
async function benchFromCommandLine(): Promise<void> {
  const options = readOptions(process.argv.slice(2), KNOWN);
  const operations = chosenOperations(options);
  const scale = options.number('scale', 1);
  const onProgress = createProgress();
  mkdirSync(dataPath('bench'), { recursive: true });
  await buildIfChanged({ server: true, client: false, pages: true, onProgress });
  const database = await openBenchDatabase(scale, onProgress);
  let bench: Bench | undefined;
  try {
    await ensureFilled(database.url, { scale, seed: options.number('seed', 1) }, onProgress);
    const connection = await connect(database.url);
    await settleForMeasuring(connection);
    bench = await openBench(
      {
        connection,
        databaseUrl: database.url,
        scale,
        connections: options.number('connections', 50),
        seconds: options.number('seconds', 3),
        rounds: options.number('rounds', 3),
        watchesLoop: isChosen(options, CREATE_JOB) || isChosen(options, ATTACKS),
      },
      onProgress,
    );
    const report = await measureAll(bench, operations, onProgress);
    if (isChosen(options, PUBLIC_PAGES)) {
      report.measurements.push(...(await publicPageCosts(bench, onProgress)));
    }
    process.stdout.write(`\n${JSON.stringify(report.machine)}\n\n${tableOf(report.measurements)}\n`);
    if (isChosen(options, CREATE_JOB)) {
      report.postings = await postingCosts(bench);
      process.stdout.write(`\n${postingTable(report.postings)}\n`);
    }
    // Last: it holds this process for seconds, in which the server closes the connections that it keeps.
    if (isChosen(options, ATTACKS)) {
      report.attacks = await attackCosts(bench);
      process.stdout.write(`\n${attackTable(report.attacks)}\n`);
    }
    const json = options.text('json') ?? dataPath('bench', 'last.json');
    writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    process.stdout.write(`\nKept in ${json}.\n`);
    const isTooSlow =
      (report.attacks?.some(isTooExpensive) ?? false) ||
      (report.postings?.some(({ loopMs }) => loopMs > MAX_LOOP_MS) ?? false);
    if (isTooSlow || report.measurements.some(({ unmet }) => unmet.length > 0)) process.exitCode = 1;
  } finally {
    await bench?.close();
    await database.close();
  }
}

benchFromCommandLine()
  .catch((error: unknown) => {
    console.error(describeFailure(error));
    process.exitCode = 1;
  })
  // A connection that a failure left open must not keep the command from ending.
  .finally(() => process.exit());
