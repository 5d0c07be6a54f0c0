import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataPath } from './checkout';
import { htmlReport } from './qa/html-report';
import { HELP, readQaOptions, type QaOptions } from './qa/options';
import { runJourneys } from './qa/run-journeys';
import { SmokeRun, sumOf } from './qa/smoke-run';
import { sumLine, terminalReport } from './qa/terminal-report';
import { runCommandLine } from './start-up-error';
import { firstStopRequest } from './stop-requests';

export interface QaSurroundings {
  print(line: string): void;
  now(): Date;
  reportDirectory: string;
  /** Resolves when no further step is wanted. */
  stopped: Promise<void>;
}

/** Runs the journeys, prints their progress and writes the report; returns the exit code. */
export async function qa(
  options: QaOptions,
  { print, now, reportDirectory, stopped }: QaSurroundings,
): Promise<number> {
  const { url, accounts, mayWrite } = options;
  const began = now();
  print(
    `${url.origin}, ${mayWrite ? 'reading and writing' : 'reading only (--write lets it post a job)'}${accounts.length === 0 ? '; no --account, so as a visitor alone' : ''}`,
  );
  const run = new SmokeRun(url.origin, terminalReport(print));
  void stopped.then(() => run.stop('stopped by hand'));
  await runJourneys(run, options, now);
  const file = path.join(
    reportDirectory,
    `${url.host.replace(/[^a-z0-9.-]/gi, '_')}-${began.toISOString().replace(/[:.]/g, '-')}.html`,
  );
  mkdirSync(reportDirectory, { recursive: true, mode: 0o700 });
  writeFileSync(file, htmlReport({ url: url.origin, began, isReadOnly: !mayWrite }, run.journeys), { mode: 0o600 });
  print(`\n${sumLine(run.journeys)}\nReport: ${file}`);
  return sumOf(run.journeys).failed > 0 ? 1 : run.isStopped ? 130 : 0;
}

async function main(): Promise<void> {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const options = readQaOptions(process.argv.slice(2), process.env);
  if (options === null) return print(HELP);
  process.exitCode = await qa(options, {
    print,
    now: () => new Date(),
    reportDirectory: dataPath('qa'),
    stopped: firstStopRequest(),
  });
}

if (require.main === module) void runCommandLine(main);
