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

export interface Repeated {
  /** Has it run once more, after the current run. */
  wake: () => void;
  /** Waits for the current run. */
  stop: () => Promise<void>;
}

/** Runs `work` now and at each interval, one run at a time. */
export function runEvery(
  { everyMs, startsLater = false, endsWithRun = false, logger, failure }: Schedule,
  work: (isStopped: () => boolean) => Promise<unknown>,
): Repeated {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running.then(() => work(() => stopped)).catch((err: unknown) => logger.error({ err }, failure));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  if (!startsLater) run();
  return {
    wake() {
      if (!stopped) run();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      if (endsWithRun) run();
      await running;
    },
  };
}
