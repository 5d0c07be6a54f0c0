import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A port that leads to a database's socket: a host that a test can take away and bring back. */
export class DatabaseRelay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  isSilent = false;

  constructor(private readonly socketPath: string) {}

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Client connections that are open. */
  get connections(): number {
    return this.sockets.size;
  }

  /** On the same port as before, if it was started before. */
  async start(): Promise<void> {
    this.server = createServer((client) => this.relay(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** As when the host dies: every connection breaks, and new ones are refused. */
  async stop(): Promise<void> {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    if (this.server?.listening) await once(this.server, 'close');
    this.server = null;
  }

  private relay(client: Socket): void {
    this.sockets.add(client);
    const database = connect(this.socketPath);
    client.on('data', (data) => database.write(data));
    // A silent host takes everything and answers nothing, as one that is cut off without a word.
    database.on('data', (data) => void (this.isSilent || client.write(data)));
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
    client.on('close', () => this.sockets.delete(client));
  }
}
