import { execFileSync } from 'node:child_process';
import os from 'node:os';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { checkoutDirectory } from '../../scripts/checkout';
import type { AttackCost } from '../attacks';
import type { PostingCost } from '../create-job';
import type { Figures } from './measure';
import type { Operation } from './operations';

/** p99 of an operation with a target may be at most this many times the other side's. */
const MAX_P99_TIMES = 2;

export interface Measurement {
  operation: string;
  ours: Figures;
  /** Of the bare handler, or of the list without a search. */
  baseline: Figures;
  /** Of requests per second: the median over the pairs of rounds, so that a noisy moment meets both sides. */
  ratio: number;
  p99Ratio: number;
  target: number | null;
  maxStatements: number | null;
  unmet: string[];
}

export interface Report {
  machine: Record<string, string | number>;
  scale: number;
  connections: number;
  seconds: number;
  measurements: Measurement[];
  /** When they were measured. */
  attacks?: AttackCost[];
  postings?: PostingCost[];
}

/** What a measurement is held against. */
export type Judged = Pick<Operation, 'name' | 'target' | 'maxP99Times' | 'maxP99Beyond' | 'maxStatements'>;

export function judge(
  { name, target, maxP99Times, maxP99Beyond, maxStatements }: Judged,
  ours: Figures,
  baseline: Figures,
  ratio: number,
): Measurement {
  const p99Ratio = Number((ours.p99 / baseline.p99).toFixed(2));
  const mostTimes = maxP99Times ?? (target === null ? Infinity : MAX_P99_TIMES);
  // Background tasks of the server send a statement now and then.
  const isTooTalkative = maxStatements !== null && ours.statements > maxStatements + 0.1;
  const unmet = [
    ...(target !== null && ratio < target ? [`ratio ${ratio.toFixed(2)} < ${target}`] : []),
    ...(p99Ratio > mostTimes ? [`p99 ${p99Ratio} times`] : []),
    ...(maxP99Beyond !== undefined && ours.p99 - baseline.p99 > maxP99Beyond
      ? [`p99 more than ${maxP99Beyond} ms beyond`]
      : []),
    ...(isTooTalkative ? [`${ours.statements} statements > ${maxStatements}`] : []),
  ];
  return { operation: name, ours, baseline, ratio: Number(ratio.toFixed(3)), p99Ratio, target, maxStatements, unmet };
}

export async function machineFacts(connection: Connection): Promise<Record<string, string | number>> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT VERSION() AS mariadb, @@innodb_buffer_pool_size AS pool, @@innodb_flush_log_at_trx_commit AS flush_at_commit',
  );
  return {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: checkoutDirectory,
      encoding: 'utf8',
    }).trim(),
    cores: os.cpus().length,
    processor: os.cpus()[0]?.model ?? 'unknown',
    load1: Number((os.loadavg()[0] ?? 0).toFixed(2)),
    memoryGB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    mariadb: String(rows[0]?.['mariadb']),
    bufferPoolMB: Math.round(Number(rows[0]?.['pool']) / 2 ** 20),
    flushAtCommit: Number(rows[0]?.['flush_at_commit']),
  };
}

type Column = readonly [title: string, cell: (measurement: Measurement) => string];

const short = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const COLUMNS: readonly Column[] = [
  ['operation', ({ operation }) => operation],
  ['ours/s', ({ ours }) => short(ours.requestsPerSecond)],
  ['bare/s', ({ baseline }) => short(baseline.requestsPerSecond)],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
  ['target', ({ target }) => target?.toFixed(2) ?? '-'],
  ['p50 ms', ({ ours, baseline }) => `${short(ours.p50)} / ${short(baseline.p50)}`],
  ['p99 ms', ({ ours, baseline }) => `${short(ours.p99)} / ${short(baseline.p99)}`],
  ['p99 x', ({ p99Ratio }) => p99Ratio.toFixed(2)],
  ['cpu ms', ({ ours, baseline }) => `${short(ours.serverCpu)} / ${short(baseline.serverCpu)}`],
  ['db cpu ms', ({ ours, baseline }) => `${short(ours.databaseCpu)} / ${short(baseline.databaseCpu)}`],
  ['statements', ({ ours, baseline }) => `${short(ours.statements)} / ${short(baseline.statements)}`],
  ['', ({ unmet, target }) => (unmet.length > 0 ? `NOT MET: ${unmet.join(', ')}` : target === null ? '' : 'met')],
];

/** Where a cell has two figures, this product's is the first. */
export function tableOf(measurements: readonly Measurement[]): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...measurements.map((measurement) => COLUMNS.map(([, cell]) => cell(measurement))),
  ];
  const widths = COLUMNS.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
