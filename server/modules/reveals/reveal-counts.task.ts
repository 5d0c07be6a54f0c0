import { MINUTE_MS } from '../../../domain/time';
import type { Task } from '../../background/task';

/** Adds later reveals to their receipts. */
export const revealCounts: Task = {
  name: 'reveal-counts',
  everyMs: MINUTE_MS,
  startsLater: true,
  endsWithRun: true,
  failure: 'how often details were looked at could not be written; these counts are lost',
  run: ({ revealReceipts, dataSource }) => revealReceipts.writeCounts(dataSource),
};
