import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db/database';
import type { Env } from '../env';
import type { Clock } from '../clock';
import type { Metrics, StoredState } from './metrics';
import { countOverdueReplies } from '../modules/applications';
import { countWaitingMails, countWaitingPushes } from '../modules/mail';
import { countFlagged } from '../modules/payments';
import { readUpkeep, UPKEEP } from '../modules/upkeep';
import { clockAheadOf } from './clock-offset.sql';
import { countDatabaseNodes } from './database-nodes.sql';

/** A database that does not respond must not delay the metrics: they are needed most then. */
const MAX_READ_MS = 2_000;

/**
 * `GET /metrics` in Prometheus' text format, on its own port, which the public cannot reach. Without METRICS_PORT nothing
 * is served, and Node's own metrics are not collected.
 */
export async function listenForMetrics(
  metrics: Metrics,
  site: { dataSource: Database; clock: Clock },
  { METRICS_PORT, METRICS_HOST }: Env,
): Promise<{ url: string | null; close(): Promise<void> }> {
  if (METRICS_PORT === undefined) return { url: null, close: () => Promise.resolve() };
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    figures().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(METRICS_PORT, METRICS_HOST), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${METRICS_HOST}:${port}/metrics`,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };

  async function figures(): Promise<string> {
    const state = readState(site).catch(() => null);
    const inTime = await Promise.race([state, pause(MAX_READ_MS, null, { ref: false })]);
    return metrics.scrape(site.dataSource.pool.use, inTime);
  }
}

async function readState({ dataSource, clock }: { dataSource: Database; clock: Clock }): Promise<StoredState> {
  const [mails, pushes, paymentsFlagged, repliesOverdue, upkeep, clockAhead, databaseNodes] = await Promise.all([
    countWaitingMails(dataSource),
    countWaitingPushes(dataSource),
    countFlagged(dataSource),
    countOverdueReplies(dataSource),
    readUpkeep(dataSource),
    clockAheadOf(dataSource, clock),
    countDatabaseNodes(dataSource),
  ]);
  const check = upkeep.find(({ name }) => name === UPKEEP.LEDGER_CHECK);
  const backup = upkeep.find(({ name }) => name === UPKEEP.BACKUP);
  return {
    mails,
    pushes,
    paymentsFlagged,
    repliesOverdue,
    clockAhead,
    databaseNodes,
    wrongBalances: check ? Number(check.figure) : null,
    lastBackupAt: backup?.doneAt ?? null,
  };
}
