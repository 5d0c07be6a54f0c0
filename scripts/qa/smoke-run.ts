import { ObservedClient, StepFailure, type SeenRequest } from './observed-client';

export interface Step {
  name: string;
  /** The rest of the journey needs this step. */
  isVital?: boolean;
  /** Throws when something is wrong. */
  run(): Promise<unknown>;
}

export const step = (name: string, run: Step['run']): Step => ({ name, run });
export const vitalStep = (name: string, run: Step['run']): Step => ({ name, isVital: true, run });

export interface Journey {
  name: string;
  steps: readonly Step[];
}

export interface StepResult {
  name: string;
  outcome: 'passed' | 'failed' | 'not run';
  /** For information only. */
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

/** Receives events during the run. */
export interface Listener {
  journeyBegan(name: string): void;
  stepEnded(result: StepResult): void;
}

/** Runs journeys one after the other, and undoes at the end what they did, also after failures. */
export class SmokeRun {
  readonly journeys: JourneyResult[] = [];
  private readonly undoSteps: Step[] = [];
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

  /** Registers an undo step. Call it before the action, whose response may get lost. The last one runs first. */
  undoLater(step: Step): void {
    this.undoSteps.unshift(step);
  }

  /** After this only undo steps run. */
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
      results.push(this.reported(result));
      if (result.outcome === 'failed' && step.isVital) reason ??= `"${step.name}" failed`;
    }
    return reason === null;
  }

  async cleanUp(): Promise<void> {
    if (this.undoSteps.length === 0) return;
    const results = this.begin('Cleaning up');
    for (const undoStep of this.undoSteps.splice(0)) results.push(this.reported(await this.try(undoStep)));
  }

  private begin(name: string): StepResult[] {
    const journey: JourneyResult = { name, steps: [] };
    this.journeys.push(journey);
    this.listener.journeyBegan(name);
    return journey.steps;
  }

  private reported(result: StepResult): StepResult {
    this.listener.stepEnded(result);
    return result;
  }

  private async try({ name, run }: Step): Promise<StepResult> {
    this.lastRequest = null;
    const start = Date.now();
    const ended = (): number => Date.now() - start;
    try {
      await run();
      return { name, outcome: 'passed', milliseconds: ended(), reason: null, lastRequest: null };
    } catch (error) {
      const { lastRequest } = this;
      return { name, outcome: 'failed', milliseconds: ended(), reason: reasonOf(error), lastRequest };
    }
  }
}

function notRun({ name }: Step, reason: string): StepResult {
  return { name, outcome: 'not run', milliseconds: 0, reason, lastRequest: null };
}

/** `fetch failed` alone says nothing: its cause does. */
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
