import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection of which the test says every byte. */
export class RawConnection {
  private received = '';

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      this.received += text;
    });
    // An end by force is an end.
    socket.on('error', () => undefined);
  }

  static async open(url: string): Promise<RawConnection> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** The next response that has arrived whole; here each fits one packet. */
  async answer(): Promise<string> {
    if (this.received === '') await once(this.socket, 'data');
    const answer = this.received;
    this.received = '';
    return answer;
  }

  /** Waits until the server has ended it. */
  async ended(): Promise<void> {
    if (!this.socket.closed) await once(this.socket, 'close');
  }
}
