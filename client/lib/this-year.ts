import { dateIn, WIB } from '../../domain/time';

/** `2026`. In a file of its own, so that tests read dates as in the year that they were written in. */
export const thisYear = (): string => dateIn(WIB, new Date()).slice(0, 4);
