import { HOUR_MS } from '../../../domain/time';
import type { MayGoOn, Task } from '../../background/task';
import type { Services } from '../../services';
import { BATCH, eraseUnverified, removeApplications, removeMails } from './retention.sql';

/** Removes by itself what has been kept for long enough. */
export const retention: Task = {
  name: 'retention',
  everyMs: HOUR_MS,
  startsLater: true,
  lease: { forMs: 2 * HOUR_MS },
  failure: 'what is past its time could not be removed; tried again in an hour',
  run: removePastRetention,
};

export async function removePastRetention(services: Services, mayGoOn: MayGoOn): Promise<void> {
  for (const [what, removeBatch] of [
    ['application', removeApplications],
    ['unverified', eraseUnverified],
    ['mail', removeMails],
  ] as const) {
    let count = BATCH;
    while (count === BATCH && (await mayGoOn())) {
      count = await removeBatch(services);
      if (count > 0) services.removals.count(what, count);
    }
  }
}
