import { runCommand } from '../test/run-command';

const CODEGEN = ['npx', 'graphql-codegen', '--config', 'codegen.ts'] as const;

/**
 * Runs codegen, one run at a time: what changes during a run is taken up by one more. It writes only what differs, and
 * no generated file triggers another run.
 */
export class GeneratedFiles {
  private running: Promise<void> | null = null;
  private isAskedAgain = false;

  /** Called after each run: null, or why it failed, for example for a document that asks for a field that is gone. */
  constructor(private readonly onDone: (failure: string | null) => void) {}

  bringUpToDate(): void {
    this.isAskedAgain = true;
    this.running ??= this.runWhileAsked().finally(() => (this.running = null));
  }

  private async runWhileAsked(): Promise<void> {
    while (this.isAskedAgain) {
      this.isAskedAgain = false;
      const lines: string[] = [];
      const { exitCode } = await runCommand(CODEGEN, { env: {}, onLine: (line) => void lines.push(line) });
      this.onDone(exitCode === 0 ? null : `codegen failed:\n${lines.join('\n')}`);
    }
  }
}
