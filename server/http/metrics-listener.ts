import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseAccess } from '../db/database';
import type { Metrics, StoredState } from '../metrics';
import { countWaitingMails } from '../modules/mail/public';
import { countFlagged } from '../modules/payments/public';

/** A database that does not answer must not keep the figures back: they are wanted most just then. */
const LONGEST_READ_MS = 2_000;

export interface MetricsListener {
  url: string;
  close(): Promise<void>;
}

interface Place {
  port: number;
  host: string;
}

/** `GET /metrics` in Prometheus' text format, on a port of its own: what the public reaches never serves it. */
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
  await listen(server, { port, host });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${host}:${actual}/metrics`, close: () => close(server) };

  async function figures(): Promise<string> {
    metrics.stateIs(await storedState(dataSource));
    return metrics.registry.metrics();
  }
}

/** Null when the database does not say in time. */
async function storedState(dataSource: DatabaseAccess): Promise<StoredState | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_READ_MS);
  });
  try {
    return await Promise.race([tooLate, readState(dataSource)]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function readState(dataSource: DatabaseAccess): Promise<StoredState> {
  const [mails, paymentsFlagged] = await Promise.all([countWaitingMails(dataSource), countFlagged(dataSource)]);
  return { mailsWaiting: mails.waiting, mailsFailing: mails.failing, paymentsFlagged };
}

function listen(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
