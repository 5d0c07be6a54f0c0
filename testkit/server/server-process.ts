import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfChanged } from '../../scripts/build';
import { freePorts } from '../../scripts/free-ports';
import { waitUntilReady, hasEnded } from '../../scripts/server-process';
import { MAX_WAIT_MS } from '../races/eventually';

const CHECKOUT = join(__dirname, '../..');
/** What only a test needs of a server process. */
const PRELOADED = ['kill-at.cjs', 'step-clock.cjs'].flatMap((file) => ['-r', join(__dirname, file)]);
/** The build starts in half the time of the sources; a test of the product builds it when it has changed. */
let built: Promise<void> | null = null;

/** A server in a process of its own, which a test can kill at a step (see kill-at.cjs) and whose clock it can set. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /**
   * Starts it and waits until it is ready, or until the step that kills it; `settings` are environment variables. A restarted
   * one keeps its port; `main` is of another build.
   */
  static async start(
    settings: Record<string, string>,
    givenPort?: number,
    main = 'dist/server/main.js',
  ): Promise<ServerProcess> {
    await (built ??= buildIfChanged({ server: true, client: false, onProgress: () => undefined }));
    const port = givenPort ?? (await freePorts(1))[0];
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [...PRELOADED, main], {
      cwd: CHECKOUT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        APP_URL: url,
        LOG_LEVEL: 'fatal',
        ARGON2_MEMORY_KIB: '64',
        KEEP_ALIVE_TIMEOUT_MS: '600000',
        ...settings,
      },
    });
    const server = new ServerProcess(child, url);
    await server.untilReady({ orKilled: 'KILL_AT' in settings });
    return server;
  }

  get hasEnded(): boolean {
    return hasEnded(this.child);
  }

  /** Waits for its end; returns the signal that ended it. */
  async ended(): Promise<string | null> {
    if (!this.hasEnded) await once(this.child, 'exit');
    return this.child.signalCode;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }

  /** Sets its clock five seconds ahead; the second time, back again. */
  stepClock(): void {
    this.child.kill('SIGUSR2');
  }

  /** Asks it to stop by itself, as the deployment of a new version does; returns the code it ends with. */
  async terminate(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.ended();
    return this.child.exitCode;
  }

  private async untilReady({ orKilled }: { orKilled: boolean }): Promise<void> {
    if (await waitUntilReady(this.child, this.url, MAX_WAIT_MS)) return;
    // On a busy machine the background comes to that step before anyone looks.
    if (orKilled && this.child.signalCode === 'SIGKILL') return;
    if (this.hasEnded) throw new Error('The server process ended before it was ready');
    await this.stop();
    throw new Error('The server process was not ready in time');
  }
}
