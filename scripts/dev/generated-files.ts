import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { CodegenTarget } from '../../codegen';
import { checkoutDirectory } from '../checkout';
import type { CodegenResult } from './codegen-process';

/**
 * Runs codegen, one run at a time: what changes during a run is taken up by one more. It writes only what differs, and
 * no generated file triggers another run.
 */
export class GeneratedFiles {
  private running: Promise<void> | null = null;
  private readonly due = new Set<CodegenTarget>();
  private readonly failures = new Map<CodegenTarget, string>();
  private child: ChildProcess | null = null;

  /**
   * Called after each run with the files that it wrote, and null, or why it failed, for example for a document that asks
   * for a field that is gone.
   */
  constructor(private readonly onDone: (written: readonly string[], failure: string | null) => void) {}

  bringUpToDate(targets: readonly CodegenTarget[]): void {
    targets.forEach((target) => this.due.add(target));
    this.running ??= this.runWhileDue().finally(() => (this.running = null));
  }

  stop(): void {
    this.child?.kill();
  }

  private async runWhileDue(): Promise<void> {
    for (const target of this.due) {
      this.due.delete(target);
      const result = await this.run(target);
      if ('failure' in result) this.failures.set(target, `codegen failed:\n${result.failure}`);
      else this.failures.delete(target);
      const [failure = null] = this.failures.values();
      this.onDone('written' in result ? result.written : [], failure);
    }
  }

  private async run(target: CodegenTarget): Promise<CodegenResult> {
    // A process of its own: codegen would hold this one's loop, which the open pages wait for.
    this.child ??= fork('scripts/dev/codegen-process.ts', {
      cwd: checkoutDirectory,
      execArgv: ['-r', '@swc-node/register'],
      detached: true,
    });
    const { child } = this;
    const ended = once(child, 'exit').then((): CodegenResult => ({ failure: 'The process of codegen has ended.' }));
    const answered = once(child, 'message').then(([result]) => result as CodegenResult);
    child.send(target);
    const result = await Promise.race([answered, ended]);
    if (child.exitCode !== null || child.signalCode !== null) this.child = null;
    return result;
  }
}
