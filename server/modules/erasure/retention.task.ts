import { HOUR_MS } from '../../../domain/time';
import type { StillHoldsLease, Task } from '../../background/task';
import type { Services } from '../../services';
import {
  BATCH,
  eraseUnverified,
  removeApplications,
  removeInvitations,
  removeMails,
  removePushBrowsers,
  removePushes,
} from './retention.sql';

/** Removes by itself what has been kept for long enough. */
export const retention: Task = {
  name: 'retention',
  everyMs: HOUR_MS,
  startsLater: true,
  lease: { forMs: 2 * HOUR_MS },
  failure: 'what is past its time could not be removed; tried again in an hour',
  run: removePastRetention,
};

const KINDS = [
  ['application', removeApplications],
  ['unverified', eraseUnverified],
  ['mail', removeMails],
  ['invitation', removeInvitations],
  ['push', removePushes],
  ['browser', removePushBrowsers],
] as const;

/** Each kind by itself: one that cannot be removed keeps no other back, and fails the run at its end. */
export async function removePastRetention(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const failures: unknown[] = [];
  for (const [what, removeBatch] of KINDS) {
    try {
      let count = BATCH;
      while (count === BATCH && (await stillHoldsLease())) {
        count = await removeBatch(services);
        if (count > 0) services.removals.count(what, count);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}
