import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAccess } from '../db/database';
import type { Metrics, StoredState } from './metrics';
import { countWaitingMails } from '../modules/mail/public';
import { countFlagged } from '../modules/payments/public';

/** A database that does not answer must not delay the metrics: they are needed most then. */
const MAX_READ_MS = 2_000;

export interface MetricsListener {
  url: string;
  close(): Promise<void>;
}

interface Place {
  port: number;
  host: string;
}

/** `GET /metrics` in Prometheus' text format, on its own port, which the public cannot reach. */
export async function listenForMetrics(
  metrics: Metrics,
  dataSource: DatabaseAccess,
  { port, host }: Place,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    figures().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${host}:${actual}/metrics`, close: () => close(server) };

  async function figures(): Promise<string> {
    metrics.stateIs(await storedState(dataSource));
    return metrics.registry.metrics();
  }
}

/** Null when the database does not say in time. */
function storedState(dataSource: DatabaseAccess): Promise<StoredState | null> {
  const state = readState(dataSource).catch(() => null);
  return Promise.race([state, pause(MAX_READ_MS, null, { ref: false })]);
}

async function readState(dataSource: DatabaseAccess): Promise<StoredState> {
  const [mails, paymentsFlagged] = await Promise.all([countWaitingMails(dataSource), countFlagged(dataSource)]);
  return { mailsWaiting: mails.waiting, mailsFailing: mails.failing, paymentsFlagged };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
