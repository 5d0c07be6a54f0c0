import { MINUTE_MS } from '../../../../domain/time';
import type { Task } from '../../../background/task';
import { sweepViewedTerms } from './viewed-terms.sql';

export const viewedTermSweep: Task = {
  name: 'viewed-term-sweep',
  everyMs: 10 * MINUTE_MS,
  startsLater: true,
  failure: 'views older than 30 days could not be removed; tried again in ten minutes',
  run: sweepViewedTerms,
};
