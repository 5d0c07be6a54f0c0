import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

interface StopTimes {
  /** How long requests are still taken, so that a load balancer sees `/readyz` fail and sends them elsewhere. */
  delayMs: number;
  /** How long after that open requests may take. */
  withinMs: number;
}

const LOOK_AGAIN_MS = 50;

/**
 * Prepares a server for a stop that loses no request; returns the function that stops it. It sends `Connection: close`
 * with every response, so that clients connect elsewhere; after the delay it takes no new connections, finishes what it
 * has taken, and cuts connections that are still open when the time is over.
 */
export function gracefulStopOf(server: Server): (times: StopTimes) => Promise<void> {
  const open = new OpenResponses();
  let isStopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) response.setHeader('Connection', 'close');
    open.add(response);
  });
  return async ({ delayMs, withinMs }) => {
    isStopping = true;
    for (const response of open.all()) if (!response.headersSent) response.setHeader('Connection', 'close');
    await pause(delayMs);
    // Node ends idle connections when the listener closes, and not those that become idle afterwards.
    const endIdle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
    const endAll = setTimeout(() => server.closeAllConnections(), withinMs);
    await once(server.close(), 'close');
    clearInterval(endIdle);
    clearTimeout(endAll);
  };
}

/** In places that are used again: of a Set, every request would outlive its response (docs/performance.md). */
class OpenResponses {
  private readonly places: (ServerResponse | null)[] = [];
  private readonly free: number[] = [];

  add(response: ServerResponse): void {
    const place = this.free.pop() ?? this.places.length;
    this.places[place] = response;
    response.once('close', () => {
      this.places[place] = null;
      this.free.push(place);
    });
  }

  all(): ServerResponse[] {
    return this.places.filter((response) => response !== null);
  }
}
