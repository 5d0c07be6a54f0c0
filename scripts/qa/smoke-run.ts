import { ObservedClient, StepFailure, type SeenRequest } from './observed-client';

export interface Step {
  name: string;
  /** The rest of the journey makes no sense without it. */
  isVital?: boolean;
  /** Throws for what is not as it should be. */
  run(): Promise<void>;
}

export interface Journey {
  name: string;
  steps: readonly Step[];
}

export interface StepResult {
  name: string;
  outcome: 'passed' | 'failed' | 'not run';
  /** For information; nothing is judged by it. */
  milliseconds: number;
  /** Why it failed, or was not run. */
  reason: string | null;
  /** The last request of a step that failed. */
  lastRequest: SeenRequest | null;
}

export interface JourneyResult {
  name: string;
  steps: StepResult[];
}

/** Is told what happens while it happens. */
export interface Listener {
  journeyBegan(name: string): void;
  stepEnded(result: StepResult): void;
}

/** Runs journeys one after the other, and undoes at the end what they have done, whatever became of them. */
export class SmokeRun {
  readonly journeys: JourneyResult[] = [];
  private readonly undoings: Step[] = [];
  private lastRequest: SeenRequest | null = null;
  private stopReason: string | null = null;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  /** A browser of its own, with its own cookies. */
  visitor(): ObservedClient {
    return new ObservedClient(this.url, (request) => (this.lastRequest = request));
  }

  /** What undoes a deed; say it before the deed, whose answer may get lost. The last one is undone first. */
  undoLater(undoing: Step): void {
    this.undoings.unshift(undoing);
  }

  /** No further step is run but the undoing. */
  stop(reason: string): void {
    this.stopReason ??= reason;
  }

  get isStopped(): boolean {
    return this.stopReason !== null;
  }

  /** True when every step that the others need has passed. */
  async go({ name, steps }: Journey): Promise<boolean> {
    const results = this.begin(name);
    let reason = this.stopReason;
    for (const step of steps) {
      reason = this.stopReason ?? reason;
      const result = reason === null ? await this.try(step) : notRun(step, reason);
      results.push(this.told(result));
      if (result.outcome === 'failed' && step.isVital) reason ??= `"${step.name}" failed`;
    }
    return reason === null;
  }

  async cleanUp(): Promise<void> {
    if (this.undoings.length === 0) return;
    const results = this.begin('Cleaning up');
    for (const undoing of this.undoings.splice(0)) results.push(this.told(await this.try(undoing)));
  }

  private begin(name: string): StepResult[] {
    const journey: JourneyResult = { name, steps: [] };
    this.journeys.push(journey);
    this.listener.journeyBegan(name);
    return journey.steps;
  }

  private told(result: StepResult): StepResult {
    this.listener.stepEnded(result);
    return result;
  }

  private async try({ name, run }: Step): Promise<StepResult> {
    this.lastRequest = null;
    const start = Date.now();
    try {
      await run();
      return { name, outcome: 'passed', milliseconds: Date.now() - start, reason: null, lastRequest: null };
    } catch (error) {
      return {
        name,
        outcome: 'failed',
        milliseconds: Date.now() - start,
        reason: reasonOf(error),
        lastRequest: this.lastRequest,
      };
    }
  }
}

function notRun({ name }: Step, reason: string): StepResult {
  return { name, outcome: 'not run', milliseconds: 0, reason, lastRequest: null };
}

/** `fetch failed` alone tells nothing: its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StepFailure) return error.message;
  const cause: unknown = error.cause;
  return `${error.name}: ${error.message}${cause instanceof Error ? ` (${cause.message || cause.name})` : ''}`;
}

export interface Sum {
  passed: number;
  failed: number;
  notRun: number;
}

export function sumOf(journeys: readonly JourneyResult[]): Sum {
  const outcomes = journeys.flatMap(({ steps }) => steps.map(({ outcome }) => outcome));
  const count = (wanted: StepResult['outcome']): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), notRun: count('not run') };
}
