import { MINUTE_MS } from '../../../domain/time';
import type { Task } from '../../background/task';
import { sweepAccounts } from './account-sweep.sql';

export const accountSweep: Task = {
  name: 'account-sweep',
  everyMs: 10 * MINUTE_MS,
  startsLater: true,
  failure: 'expired sessions and codes could not be removed; tried again in ten minutes',
  run: sweepAccounts,
};
