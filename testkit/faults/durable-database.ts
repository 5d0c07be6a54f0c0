import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../database/create-database';
import { dataPlaces } from '../database/data-files';
import { databaseName } from '../database/demo-database';
import { startPrivateDatabase, type PrivateDatabase } from '../database/private-database';
import { eventually } from '../races/eventually';
import { prepareDatabase } from '../database/worker-database';

/** A MariaDB of one test file, that keeps what it acknowledges and that the test may kill. */
export class DurableDatabase {
  readonly name = 'durable';
  private readonly home = realpathSync(mkdtempSync(join(tmpdir(), 'temukerja-durable-')));
  private running: PrivateDatabase | null = null;

  /** Returns the address, which stays the same over restarts. */
  async start(): Promise<string> {
    this.running = await startPrivateDatabase({ dataDirectory: this.home, durability: 'full' });
    return this.running.urlFor(databaseName);
  }

  /** With a database in which there is nothing yet. */
  async startEmpty(): Promise<string> {
    const url = await this.start();
    await createDatabase(this.socketPath, databaseName);
    return url;
  }

  async prepare(): Promise<void> {
    await prepareDatabase(this.socketPath, databaseName);
  }

  /** As a power cut of the database's machine, as far as a process can have one. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.database.ended;
    await this.database.stop();
  }

  /** Stops it from running without ending it: its connections stay open and nothing responds. */
  async freeze(): Promise<void> {
    this.signal('SIGSTOP');
    // A busy machine lets its threads run on for a moment.
    const threads = `/proc/${this.pid}/task`;
    if (!existsSync(threads)) return;
    const states = (): string[] =>
      readdirSync(threads).map((id) => / ([A-Z]) /.exec(readFileSync(join(threads, id, 'stat'), 'utf8'))?.[1] ?? '');
    await eventually(states, (all) => all.every((state) => state === 'T'));
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.running?.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  get socketPath(): string {
    return this.database.socketPath;
  }

  private signal(name: NodeJS.Signals): void {
    process.kill(this.pid, name);
  }

  private get pid(): number {
    return Number(readFileSync(dataPlaces(this.home).pid, 'utf8'));
  }

  private get database(): PrivateDatabase {
    if (!this.running) throw new Error('The database has not started');
    return this.running;
  }
}
