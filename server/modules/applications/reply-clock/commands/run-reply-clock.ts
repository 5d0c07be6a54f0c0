import { LAPSED_DAYS } from '../../../../../domain/replies';
import { DAY_MS } from '../../../../../domain/time';
import { eachDue } from '../../../../background/each-due';
import type { StillHoldsLease } from '../../../../background/task';
import type { Services } from '../../../../services';
import { withLockedApplication } from '../../locked-application.sql';
import { closeLapsed, dueClosings, dueLapses, type DueLapse } from '../reply-clock.sql';
import { lapseApplication } from './lapse-application';

const BATCH = 200;
const UNANSWERED = {
  endsAfterFailure: true,
  failure: 'an application without an answer could not be written down; tried again',
  idsOf: ({ id }: { id: string }) => ({ applicationId: id }),
};

/** Applications whose time for an answer has passed lapse, the longest waiting first. */
export function lapseApplications(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  return eachDue<DueLapse>(services, stillHoldsLease, {
    ...UNANSWERED,
    batch: BATCH,
    read: () => dueLapses(services.dataSource, services.clock.now(), BATCH),
    take: (due) => lapseApplication(services, due),
  });
}

/** Those that lapsed 30 days ago are closed. No one is mailed: nothing has happened. */
export function closeLapsedApplications(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const now = services.clock.now();
  const lapsedBefore = new Date(now.getTime() - LAPSED_DAYS * DAY_MS);
  return eachDue<{ id: string }>(services, stillHoldsLease, {
    ...UNANSWERED,
    batch: BATCH,
    read: () => dueClosings(services.dataSource, lapsedBefore, BATCH),
    take: ({ id }) =>
      withLockedApplication(
        services,
        id,
        // Who chooses another time reads the application under the job's lock.
        (ids) => ({ job: ids.job_id, application: ids.id }),
        (transaction) => closeLapsed(transaction.manager, { id, lapsedBefore, now }),
        { repeatable: true },
      ),
  });
}
