import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port that leads to a database's socket, on which a test can lose the connection at a chosen moment. */
export class DatabaseRelay {
  private readonly server = createServer((client) => this.relay(client));
  private readonly clients = new Set<Socket>();
  private isCutting = false;

  constructor(private readonly socketPath: string) {}

  /** Returns its host and port. */
  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.destroy();
    await once(this.server.close(), 'close');
  }

  /** Sends on what comes next, and breaks the connection before a response can come back. */
  loseAfterNextPacket(): void {
    this.isCutting = true;
  }

  private relay(client: Socket): void {
    this.clients.add(client);
    const database = connect(this.socketPath);
    client.on('data', (packet) => {
      const isCut = this.isCutting;
      this.isCutting = false;
      database.write(packet, () => {
        if (isCut) client.destroy();
      });
    });
    database.on('data', (packet) => void (client.destroyed || client.write(packet)));
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
    client.on('close', () => this.clients.delete(client));
  }
}
