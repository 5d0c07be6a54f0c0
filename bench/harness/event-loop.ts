import { readFileSync } from 'node:fs';
import type { Bench } from './bench';

/** How often Node looks (prom-client's `monitorEventLoopDelay`): its figure includes this pause. */
const LOOKS_EVERY_MS = 10;

/** The longest that the measured server's event loop was held since it was asked last, in milliseconds. */
export async function longestHold({ metricsPort }: Bench): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1];
  if (seconds === undefined) throw new Error('The server does not say how long its event loop was held');
  return Math.max(0, Number(seconds) * 1_000 - LOOKS_EVERY_MS);
}

/** Processor time of a process's main thread, in milliseconds. */
export function mainThreadMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
