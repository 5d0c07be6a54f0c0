import type { Express } from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves a stand-in on a free port of this machine only: the port of the server itself is not known before it starts. */
export async function serveLocally(app: Express): Promise<LocalServer> {
  const server = app.listen(0, '127.0.0.1');
  // Else it would, after a stall of this process, close a connection as idle while a request is on its way.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
