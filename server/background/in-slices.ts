import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 3;

/** Runs work that yields after each small step, with a turn for everything else every few milliseconds. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let endsAt = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + SLICE_MS;
  }
}
