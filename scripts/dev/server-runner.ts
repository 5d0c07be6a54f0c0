import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { checkoutDirectory } from '../checkout';
import { answersReady, endChild, hasEnded } from '../server-process';
import { readableLine } from './log-lines';

export interface ServerRunnerOptions {
  /** Where the server listens, on this machine alone. */
  port: number;
  inspectPort: number;
  environment: Readonly<Record<string, string>>;
  logFile: string;
  print(line: string): void;
  /** Called after every start: null when the server answers, else why it does not. */
  onSettled(failure: string | null): void;
}

/** A debugger that is attached keeps an ended server alive, and a developer does not wait. */
const MILLISECONDS_TO_STOP = 1_500;
const MILLISECONDS_BETWEEN_LOOKS = 20;
const KEPT_LINES = 40;
const SERVER_FILE = 'scripts/dev/run-server.ts';

/** The server from its sources, in a process that is replaced at every change. The database is not touched. */
export class ServerRunner {
  private child: ChildProcess | null = null;
  private outcome: Promise<string | null> = Promise.resolve('The server has not been started.');
  private starts = 0;
  private readonly log: WriteStream;

  constructor(private readonly options: ServerRunnerOptions) {
    this.log = createWriteStream(options.logFile, { mode: 0o600 });
  }

  /** Ends the running server, if any, and starts one from the files as they are now. */
  restart(): void {
    const start = (this.starts += 1);
    this.outcome = this.replace(start);
    void this.outcome.then((failure) => {
      // A process that was replaced or stopped meanwhile is not reported.
      if (start === this.starts) this.options.onSettled(failure);
    });
  }

  /** Null when the server answers, else why not; waits while one is starting. */
  async failure(): Promise<string | null> {
    for (;;) {
      const { outcome } = this;
      const failure = await outcome;
      if (outcome === this.outcome) return failure;
    }
  }

  async stop(): Promise<void> {
    this.starts += 1;
    await this.end();
    this.log.end();
  }

  private async replace(start: number): Promise<string | null> {
    await this.end();
    // Another change came meanwhile: the result of its start counts.
    if (start !== this.starts) return 'A newer start has replaced this one.';
    const lines: string[] = [];
    const child = this.spawn((line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
    });
    this.child = child;
    const reason = (): string =>
      `The server ended (${child.signalCode ?? `exit code ${child.exitCode}`}).\n${lines.join('\n')}`;
    while (!hasEnded(child)) {
      if (await answersReady(`http://127.0.0.1:${this.options.port}`)) {
        child.once('exit', () => this.noticeEnd(start, reason));
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, MILLISECONDS_BETWEEN_LOOKS));
    }
    return reason();
  }

  /** The server ended by itself after it was ready: the next change starts it again. */
  private noticeEnd(start: number, reason: () => string): void {
    if (start !== this.starts) return;
    this.outcome = Promise.resolve(reason());
    this.options.onSettled(reason());
  }

  private spawn(keep: (line: string) => void): ChildProcess {
    const { port, inspectPort, environment, print } = this.options;
    const words = [
      '--enable-source-maps',
      `--inspect=127.0.0.1:${inspectPort}`,
      '-r',
      '@swc-node/register',
      SERVER_FILE,
    ];
    // A process group of its own: Ctrl-C reaches the script alone, which then ends server and database in that order.
    const child = spawn(process.execPath, words, {
      cwd: checkoutDirectory,
      detached: true,
      // The channel carries nothing: it closes when this process dies, even by SIGKILL, and the server then stops.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    });
    child.once('error', (error) => keep(error.message));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          this.log.write(`${line}\n`);
          const readable = readableLine(line);
          if (readable === null) return;
          keep(readable);
          print(readable);
        });
    }
    return child;
  }

  private async end(): Promise<void> {
    if (this.child) await endChild(this.child, MILLISECONDS_TO_STOP);
  }
}
