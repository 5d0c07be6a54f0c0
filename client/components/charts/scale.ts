/** Where an axis of counts has its lines, zero included, and how far it goes. */
export interface Scale {
  ticks: readonly number[];
  top: number;
}

const MOST_STEPS = 4;

/** At most four equal steps of 1, 2 or 5 times a power of ten, as many as `max` needs, and one at least. */
export function scaleFor(max: number): Scale {
  let step = 1;
  for (let next = 0; step * MOST_STEPS < max; next += 1) step *= next % 3 === 1 ? 2.5 : 2;
  const steps = Math.max(1, Math.ceil(max / step));
  return { ticks: Array.from({ length: steps + 1 }, (_, index) => index * step), top: steps * step };
}
