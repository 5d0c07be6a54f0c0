import path from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { StartUpError } from '../../../scripts/start-up-error';
import { startPrivateDatabase, type PrivateDatabase } from '../private-database';
import type { Certificates } from './certificates';
import { TRANSFER, type GaleraPrograms } from './galera-programs';

/** For clients, for the group, for incremental and for whole state transfers. */
export interface GaleraPorts {
  sql: number;
  group: number;
  increments: number;
  transfer: number;
}

interface GaleraNodeOptions {
  name: string;
  dataDirectory: string;
  /** The address that it is reached at. */
  host: string;
  /** What it is started by, where that is in a network of its own. */
  startedBy?: readonly string[];
  /** With these it offers TLS to its clients. */
  certificates?: Certificates | undefined;
  ports: GaleraPorts;
  /** gcomm:// and the group addresses of all nodes. */
  address: string;
  programs: GaleraPrograms;
}

const MAX_JOIN_MS = 120_000;

/** One node of a cluster: a private database that takes part in it. */
export class GaleraNode {
  private database: PrivateDatabase | null = null;

  constructor(private readonly options: GaleraNodeOptions) {}

  get name(): string {
    return this.options.name;
  }

  get host(): string {
    return this.options.host;
  }

  get port(): number {
    return this.options.ports.sql;
  }

  get socketPath(): string {
    if (!this.database) throw new Error(`${this.name} does not run`);
    return this.database.socketPath;
  }

  /** Starts it and waits until it is in step with the cluster; `asFirst` makes a new one. Throws StartUpError. */
  async start({ asFirst = false } = {}): Promise<void> {
    const { dataDirectory, programs, startedBy = [] } = this.options;
    await this.stop();
    this.database = await startPrivateDatabase({
      dataDirectory,
      durability: 'full',
      startedBy,
      settings: [...this.settings(), ...(asFirst ? ['--wsrep-new-cluster'] : [])],
      environment: { ...process.env, PATH: [...programs.folders, process.env['PATH']].join(path.delimiter) },
    });
    await this.untilSynced();
  }

  /** As kill -9. */
  async kill(): Promise<void> {
    await this.database?.kill();
  }

  /** Stops it orderly, if it runs, and clears up after it if it was killed. */
  async stop(): Promise<void> {
    await this.database?.stop();
    this.database = null;
  }

  /** One of Galera's figures, such as wsrep_cluster_size. */
  async status(name: string): Promise<string | undefined> {
    const connection = await createConnection({ socketPath: this.socketPath, user: 'root' });
    try {
      const [rows] = await connection.query<(RowDataPacket & { Value: string })[]>('SHOW GLOBAL STATUS LIKE ?', [name]);
      return rows[0]?.Value;
    } finally {
      await connection.end();
    }
  }

  private async untilSynced(): Promise<void> {
    for (
      const end = Date.now() + MAX_JOIN_MS;
      Date.now() < end;
      await new Promise((resolve) => setTimeout(resolve, 100))
    ) {
      if ((await this.status('wsrep_local_state_comment')) === 'Synced') return;
    }
    throw new StartUpError(
      `${this.name} did not get in step with its cluster; its log is ${this.options.dataDirectory}/mariadb.log`,
    );
  }

  private settings(): string[] {
    const { name, host, ports, address, programs, certificates } = this.options;
    return [
      '--skip-networking=0',
      `--bind-address=${host}`,
      `--port=${ports.sql}`,
      ...(certificates ? [`--ssl-cert=${certificates.certificate}`, `--ssl-key=${certificates.key}`] : []),
      '--innodb-buffer-pool-size=64M',
      '--binlog-format=ROW',
      // The migrations make triggers, and their account is no SUPER.
      '--log-bin-trust-function-creators=ON',
      '--innodb-autoinc-lock-mode=2',
      '--wsrep-on=ON',
      `--wsrep-provider=${programs.provider}`,
      '--wsrep-cluster-name=temukerja-test',
      `--wsrep-cluster-address=${address}`,
      `--wsrep-node-name=${name}`,
      `--wsrep-node-address=${host}:${ports.group}`,
      `--wsrep-node-incoming-address=${host}:${ports.sql}`,
      '--wsrep-slave-threads=2',
      '--wsrep-retry-autocommit=4',
      `--wsrep-sst-method=${TRANSFER}`,
      // As in docs/operations.md: a written node that gives its data would be left by HAProxy.
      '--wsrep-sst-donor=node3,node2,',
      `--wsrep-sst-receive-address=${host}:${ports.transfer}`,
      `--wsrep-provider-options=gmcast.listen_addr=tcp://${host}:${ports.group};ist.recv_addr=${host}:${ports.increments};gcache.size=64M`,
    ];
  }
}
