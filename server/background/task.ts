import { MINUTE_MS } from '../../domain/time';
import { Lease, type LeaseTerms } from '../db/lease';
import type { Services } from '../services';
import { runEvery } from './run-every';

/** Asked before each batch: false when the server stops, or when another process has the task's lease. */
export type StillHoldsLease = () => Promise<boolean>;

/** What the server does by itself, again and again; `server/background-tasks.ts` lists them. */
export interface Task {
  /** Also the name of its lease. */
  name: string;
  everyMs: number;
  /** Without a first run when the server starts. */
  startsLater?: boolean;
  /** With a last run when the server stops. */
  endsWithRun?: boolean;
  /** For a task that one process at a time does; others can be done by several at once. */
  lease?: LeaseTerms;
  /** Logged when a run fails; the next one tries again. */
  failure: string;
  /** Can be interrupted and repeated. */
  run(services: Services, stillHoldsLease: StillHoldsLease): Promise<unknown>;
}

/** With a lease that is longer than the pause between runs, so that the process that has it keeps it while it lives. */
export function inOneProcess(everyMs: number): Pick<Task, 'everyMs' | 'lease'> {
  return { everyMs, lease: { forMs: everyMs + MINUTE_MS } };
}

/** Asks for the task, or keeps it: true in one process at a time. Always true where the task has no lease. */
export function holdTask(
  { name, lease: terms }: Task,
  services: Pick<Services, 'dataSource' | 'clock'>,
): StillHoldsLease {
  if (!terms) return () => Promise.resolve(true);
  const lease = new Lease(services, name, terms);
  return () => lease.hold();
}

/** What the metrics show of the tasks of this process. */
export interface TaskRuns {
  /** Called when a task begins and after each run that did not fail, also one that another process's lease kept short. */
  onSuccess(task: Task): void;
}

/** Returns how to stop, which waits for the current run. */
export function startTask(task: Task, services: Services, runs: TaskRuns): () => Promise<void> {
  const hold = holdTask(task, services);
  runs.onSuccess(task);
  const { stop } = runEvery({ ...task, logger: services.logger }, async (isStopped) => {
    await task.run(services, async () => !isStopped() && (await hold()));
    runs.onSuccess(task);
  });
  return stop;
}
