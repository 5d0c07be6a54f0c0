import { MINUTE_MS } from '../../domain/time';

/** What the reader's clock shows, as if it were UTC. */
const clockAt = (instant: Date): string =>
  new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS).toISOString();

/** `2026-11-24`, by the reader's own clock. */
export const readersDay = (instant: Date): string => clockAt(instant).slice(0, 10);
/** `09:30`, by the reader's own clock. */
export const readersTime = (instant: Date): string => clockAt(instant).slice(11, 16);
