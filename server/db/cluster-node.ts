import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseAddress, DatabaseHost } from './database-url';

/**
 * READY takes reads and writes. BEHIND is a node of a cluster that is in the primary component but not in step, such
 * as one that gives its data to a joining node. OUT is everything else: gone, read-only, cut off from the majority.
 */
export type NodeState = 'READY' | 'BEHIND' | 'OUT';

/** Galera's own numbers (wsrep_local_state). */
const SYNCED = '4';
const DONOR = '2';

/** One server of a list, looked at over a connection of its own. */
export class ClusterNode {
  private connection: Connection | null = null;
  private isGalera = false;

  constructor(
    readonly host: DatabaseHost,
    private readonly account: Pick<DatabaseAddress, 'username' | 'password'>,
    /** Longest wait for an answer, in milliseconds. */
    private readonly patienceMs: number,
  ) {}

  get name(): string {
    return `${this.host.host}:${this.host.port}`;
  }

  /** Never throws: a node that cannot be asked is OUT. */
  async look(): Promise<NodeState> {
    try {
      return this.stateFrom(
        await this.ask('SHOW GLOBAL VARIABLES', ['read_only', 'wsrep_on']),
        await this.ask('SHOW GLOBAL STATUS', ['wsrep_ready', 'wsrep_cluster_status', 'wsrep_local_state']),
      );
    } catch {
      this.close();
      return 'OUT';
    }
  }

  /**
   * Returns when the node has applied everything that the cluster had committed before the call, so that nobody misses
   * there what was acknowledged elsewhere. While a cluster is still finding out that a node died, it waits for that.
   */
  async catchUp(longestMs: number): Promise<void> {
    if (!this.isGalera) return;
    try {
      const connection = await this.connected();
      await connection.query({ sql: 'SET SESSION wsrep_sync_wait = 1', timeout: longestMs });
      await connection.query({ sql: 'SELECT 1', timeout: longestMs });
      await connection.query({ sql: 'SET SESSION wsrep_sync_wait = 0', timeout: longestMs });
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.connection?.destroy();
    this.connection = null;
  }

  private stateFrom(variables: Map<string, string>, status: Map<string, string>): NodeState {
    if (variables.get('read_only') !== 'OFF') return 'OUT';
    this.isGalera = variables.get('wsrep_on') === 'ON';
    if (!this.isGalera) return 'READY';
    // A node outside the majority still answers `SELECT 1`; only its status tells.
    if (status.get('wsrep_ready') !== 'ON' || status.get('wsrep_cluster_status') !== 'Primary') return 'OUT';
    const localState = status.get('wsrep_local_state');
    return localState === SYNCED ? 'READY' : localState === DONOR ? 'BEHIND' : 'OUT';
  }

  /** SHOW is answered by a node in any state. */
  private async ask(what: string, names: string[]): Promise<Map<string, string>> {
    const connection = await this.connected();
    const [rows] = await connection.query<(RowDataPacket & { Variable_name: string; Value: string })[]>({
      sql: `${what} WHERE Variable_name IN (?)`,
      values: [names],
      timeout: this.patienceMs,
    });
    return new Map(rows.map(({ Variable_name: name, Value: value }) => [name, value]));
  }

  private async connected(): Promise<Connection> {
    if (this.connection) return this.connection;
    const { username: user, password } = this.account;
    const connection = await createConnection({ ...this.host, user, password, connectTimeout: this.patienceMs });
    // What breaks it is met by the next question.
    connection.on('error', () => undefined);
    this.connection = connection;
    return connection;
  }
}
