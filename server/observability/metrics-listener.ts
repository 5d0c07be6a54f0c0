import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db/database';
import type { Env } from '../env';
import type { Metrics } from './metrics';
import { countOverdueReplies } from '../modules/applications';
import { countWaitingMails } from '../modules/mail';
import { countFlagged } from '../modules/payments';

/** A database that does not respond must not delay the metrics: they are needed most then. */
const MAX_READ_MS = 2_000;

/**
 * `GET /metrics` in Prometheus' text format, on its own port, which the public cannot reach. Without METRICS_PORT nothing
 * is served, and Node's own metrics are not collected.
 */
export async function listenForMetrics(
  metrics: Metrics,
  database: Database,
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
    const state = Promise.all([
      countWaitingMails(database),
      countFlagged(database),
      countOverdueReplies(database),
    ]).then(
      ([mails, paymentsFlagged, repliesOverdue]) => ({ mails, paymentsFlagged, repliesOverdue }),
      () => null,
    );
    const inTime = await Promise.race([state, pause(MAX_READ_MS, null, { ref: false })]);
    return metrics.scrape(database.pool.use, inTime);
  }
}
