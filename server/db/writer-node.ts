import { Socket } from 'node:net';
import { ClusterNode, type NodeState } from './cluster-node';
import type { DatabaseAddress } from './database-url';
import { HostLines } from './host-lines';

/** How the hosts of a list are watched; all in milliseconds. */
export interface WatchTimes {
  /** Between two looks at a host. */
  everyMs: number;
  /** A host that does not answer for so long is given up. */
  patienceMs: number;
  /** New connections wait so long for a host to be found, and fail at once when none was there for as long. */
  longestSearchMs: number;
  /** So long an earlier host must have been well before work goes back to it. */
  steadyMs: number;
  /** Work that is under way has so long to finish before its host is left. */
  partingMs: number;
}

export const WATCH_TIMES: WatchTimes = {
  everyMs: 1_000,
  patienceMs: 5_000,
  longestSearchMs: 10_000,
  steadyMs: 30_000,
  partingMs: 5_000,
};

/** Longest wait for a node to apply what the cluster committed before; Galera gives up after 30 seconds itself. */
const LONGEST_CATCH_UP_MS = 35_000;

export interface WriterMove {
  from: string | null;
  to: string | null;
}

function noHost(): Error {
  return Object.assign(new Error('None of the database hosts is available'), { code: 'NO_DATABASE_HOST' });
}

interface Watched {
  node: ClusterNode;
  state: NodeState;
  readySince: number | null;
  lines: HostLines;
  /** Ends the pause before the next look. */
  hurry: () => void;
}

/**
 * Chooses, out of the hosts of DATABASE_URL, the one that all connections go to: the first in the list that is well.
 * It is kept while it is, so a process writes to one node; processes with the same list agree. When it fails, its
 * connections are cut. When an earlier host has been well for a while, work goes back to it as soon as what is under
 * way has finished. Either way new connections wait until the next host has caught up with what the cluster committed,
 * so nobody misses what he was told is done. That two processes write to two nodes for a moment is no harm: locks are
 * writes (design, section 6).
 */
export class WriterNode {
  private readonly watched: Watched[];
  private readonly waiting = new Set<Socket>();
  private current: Watched | null = null;
  private searchingSince = Date.now();
  private isMoving = false;
  private isClosed = false;

  constructor(
    { hosts, username, password }: DatabaseAddress,
    private readonly times: WatchTimes,
    private readonly onMove: (move: WriterMove) => void,
  ) {
    this.watched = hosts.map((host) => {
      const watched: Watched = {
        node: new ClusterNode(host, { username, password }, times.patienceMs),
        state: 'OUT',
        readySince: null,
        // Whether it is the server that went is seen at once and not in a second.
        lines: new HostLines(host, () => watched.hurry()),
        hurry: () => undefined,
      };
      return watched;
    });
  }

  /** Looks at every host once, so that the first choice knows them all, and goes on watching. */
  async start(): Promise<void> {
    this.searchingSince = Date.now();
    await Promise.all(this.watched.map(async (watched) => this.note(watched, await watched.node.look())));
    this.choose();
    for (const watched of this.watched) void this.watch(watched);
  }

  close(): void {
    this.isClosed = true;
    for (const socket of this.waiting) socket.destroy();
    for (const { node, hurry } of this.watched) {
      hurry();
      node.close();
    }
  }

  /** The stream of a new connection. It connects when a host is chosen, or fails when none is found in time. */
  connect(): Socket {
    const socket = new Socket().setNoDelay(true).setKeepAlive(true);
    if (this.current) {
      this.current.lines.open(socket);
      return socket;
    }
    const remaining = Math.max(0, this.searchingSince + this.times.longestSearchMs - Date.now());
    const timer = setTimeout(() => socket.destroy(noHost()), remaining);
    socket.once('close', () => {
      clearTimeout(timer);
      this.waiting.delete(socket);
    });
    socket.once('connect', () => clearTimeout(timer));
    this.waiting.add(socket);
    return socket;
  }

  /** A connection is in a pool; `drop` takes it out and ends it. */
  adopt(stream: object, drop: () => void): void {
    for (const { lines } of this.watched) lines.adopt(stream, drop);
  }

  /** A connection was taken from its pool, or given back. */
  setBusy(stream: object, isBusy: boolean): void {
    for (const { lines } of this.watched) lines.setBusy(stream, isBusy);
  }

  private async watch(watched: Watched): Promise<void> {
    while (!this.isClosed) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.times.everyMs);
        watched.hurry = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (this.isClosed) return;
      this.note(watched, await watched.node.look());
      this.choose();
    }
    watched.node.close();
  }

  private note(watched: Watched, state: NodeState): void {
    watched.readySince = state === 'READY' ? (watched.readySince ?? Date.now()) : null;
    watched.state = state;
  }

  private choose(): void {
    if (this.isClosed) return;
    if (this.current?.state === 'OUT') this.giveUp(this.current);
    if (this.isMoving) return;
    const better = this.current ? this.betterThan(this.current) : (this.firstIn('READY') ?? this.firstIn('BEHIND'));
    if (better) void this.moveTo(better);
  }

  private firstIn(state: NodeState): Watched | undefined {
    return this.watched.find((watched) => watched.state === state);
  }

  private betterThan(current: Watched): Watched | undefined {
    if (current.state === 'BEHIND') return this.firstIn('READY');
    const isSteady = ({ readySince }: Watched): boolean =>
      readySince !== null && Date.now() - readySince >= this.times.steadyMs;
    return this.watched.slice(0, this.watched.indexOf(current)).find(isSteady);
  }

  private giveUp(failed: Watched): void {
    this.current = null;
    this.searchingSince = Date.now();
    this.onMove({ from: failed.node.name, to: null });
    failed.lines.cut();
  }

  private async moveTo(next: Watched): Promise<void> {
    this.isMoving = true;
    const from = this.current?.node.name ?? null;
    try {
      await next.node.catchUp(LONGEST_CATCH_UP_MS);
      await this.leaveCurrent(next);
      if (!this.isClosed) this.settleOn(next, from);
    } catch {
      this.note(next, 'OUT');
    } finally {
      this.isMoving = false;
    }
    // Another may have failed or recovered meanwhile.
    this.choose();
  }

  /** What the last of its work committed must have reached the next host, too. */
  private async leaveCurrent(next: Watched): Promise<void> {
    const left = this.current;
    if (!left) return;
    this.current = null;
    this.searchingSince = Date.now();
    await left.lines.leave(this.times.partingMs);
    await next.node.catchUp(LONGEST_CATCH_UP_MS);
  }

  private settleOn(next: Watched, from: string | null): void {
    this.current = next;
    this.onMove({ from, to: next.node.name });
    for (const socket of this.waiting) next.lines.open(socket);
    this.waiting.clear();
  }
}
