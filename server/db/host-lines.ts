import { Socket } from 'node:net';
import type { DatabaseHost } from './database-url';

interface Line {
  socket: Socket;
  isBusy: boolean;
  /** Takes the connection out of its pool; known once it is in it. */
  drop: () => void;
}

/** The connections of one process to one database host. */
export class HostLines {
  private readonly lines = new Map<object, Line>();
  private isLeaving = false;

  /** `onClose` is told of each connection that ended, for whatever reason. */
  constructor(
    private readonly host: DatabaseHost,
    private readonly onClose: () => void,
  ) {}

  open(socket: Socket): void {
    this.isLeaving = false;
    this.lines.set(socket, { socket, isBusy: true, drop: () => socket.destroy() });
    socket.once('close', () => {
      this.lines.delete(socket);
      this.onClose();
    });
    socket.connect(this.host);
  }

  /** A pool has it now, and hands it out. */
  adopt(socket: object, drop: () => void): void {
    const line = this.lines.get(socket);
    if (line) line.drop = drop;
  }

  setBusy(socket: object, isBusy: boolean): void {
    const line = this.lines.get(socket);
    if (!line) return;
    line.isBusy = isBusy;
    if (this.isLeaving && !isBusy) line.drop();
  }

  /** Breaks everything off: statements that wait for an answer fail. */
  cut(): void {
    for (const { socket, isBusy, drop } of [...this.lines.values()]) {
      // Out of the pool first, so that nobody is given a connection that is about to break.
      if (!isBusy) drop();
      socket.destroy();
    }
  }

  /** Lets go of the idle ones at once and of the others when they are given back; cuts those that take longer. */
  async leave(longestMs: number): Promise<void> {
    this.isLeaving = true;
    for (const { isBusy, drop } of [...this.lines.values()]) if (!isBusy) drop();
    for (const end = Date.now() + longestMs; this.isInUse() && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 10));
    this.cut();
  }

  private isInUse(): boolean {
    return [...this.lines.values()].some(({ isBusy }) => isBusy);
  }
}
