import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { WireRequest } from '../load/keep-alive-client';
import type { LoadProcess } from '../load/load-process';
import { cpuSeconds, type MeasuredServer } from './processes';

/** One short run against one server. */
export interface Round {
  requestsPerSecond: number;
  /** Milliseconds. */
  latencies: number[];
  requests: number;
  /** Seconds, of the server and of the database beside it. */
  serverCpu: number;
  databaseCpu: number;
  statements: number;
}

export interface Instruments {
  load: LoadProcess;
  /** For SHOW STATUS only. */
  connection: Connection;
  /** Null when the database's process cannot be read. */
  databasePid: number | null;
}

/** Throws when any request failed: a quick refusal is not a quick response. */
export async function measureRound(
  { load, connection, databasePid }: Instruments,
  server: MeasuredServer,
  run: { requests: readonly WireRequest[]; once: boolean; seconds: number; connections: number },
): Promise<Round> {
  const cpu = (): [number, number] => [cpuSeconds(server.pid), databasePid === null ? 0 : cpuSeconds(databasePid)];
  const statementsBefore = await countStatements(connection);
  const [serverBefore, databaseBefore] = cpu();
  const { latencies, seconds, failed, firstFailure } = await load.run({ port: server.port, ...run });
  const [serverAfter, databaseAfter] = cpu();
  // SHOW STATUS counts itself.
  const statements = (await countStatements(connection)) - statementsBefore - 1;
  if (failed > 0) throw new Error(`${failed} of ${latencies.length} requests failed, the first with ${firstFailure}`);
  return {
    requestsPerSecond: latencies.length / seconds,
    latencies,
    requests: latencies.length,
    serverCpu: serverAfter - serverBefore,
    databaseCpu: databaseAfter - databaseBefore,
    statements,
  };
}

/** Statements that clients executed, without pings and preparing. */
async function countStatements(connection: Connection): Promise<number> {
  const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(rows[0]?.['Value'] ?? 0);
}

export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of CPU per request. */
  serverCpu: number;
  databaseCpu: number;
  statements: number;
  requests: number;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export function figuresOf(rounds: readonly Round[]): Figures {
  const requests = sum(rounds.map((round) => round.requests));
  const latencies = Float64Array.from(rounds.flatMap((round) => round.latencies)).sort();
  const quantile = (share: number): number =>
    rounded(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0);
  const perRequest = (values: readonly number[]): number => rounded(sum(values) / Math.max(1, requests));
  return {
    requestsPerSecond: rounded(median(rounds.map((round) => round.requestsPerSecond))),
    p50: quantile(0.5),
    p99: quantile(0.99),
    serverCpu: perRequest(rounds.map((round) => round.serverCpu * 1000)),
    databaseCpu: perRequest(rounds.map((round) => round.databaseCpu * 1000)),
    statements: perRequest(rounds.map((round) => round.statements)),
    requests,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
