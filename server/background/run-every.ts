import type { Logger } from 'pino';

interface Schedule {
  everyMs: number;
  /** Without a first run at once. */
  startsLater?: boolean;
  /** With a last run when it is stopped. */
  endsWithRun?: boolean;
  logger: Logger;
  /** Logged when a run fails; the next interval tries again. */
  failure: string;
}

/** Runs `work` now and at each interval, one run at a time. Returns how to stop, which waits for the current run. */
export function runEvery(
  { everyMs, startsLater = false, endsWithRun = false, logger, failure }: Schedule,
  work: (isStopped: () => boolean) => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running.then(() => work(() => stopped)).catch((err: unknown) => logger.error({ err }, failure));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  if (!startsLater) run();
  return async () => {
    stopped = true;
    clearInterval(timer);
    if (endsWithRun) run();
    await running;
  };
}
