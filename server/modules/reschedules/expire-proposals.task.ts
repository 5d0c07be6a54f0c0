import { LessThanOrEqual } from 'typeorm';
import { MINUTE_MS } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import type { StillHoldsLease, Task } from '../../background/task';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { withLockedApplication } from '../applications';
import { readNegotiation, writeExpiry } from './commands/negotiation';
import { RescheduleRequest } from './reschedule-request.entity';
import { pendingOf } from './reschedule.policy';

const BATCH = 200;

/** The clock decides that a request has expired; this writes it down and mails both sides. Can be done by several at once. */
export const proposalExpiry: Task = {
  name: 'proposal-expiry',
  everyMs: MINUTE_MS,
  failure: 'requests that have expired could not be written down; tried again in a minute',
  run: expireProposals,
};

/** The oldest first. */
export function expireProposals(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const now = services.clock.now();
  return eachDue<RescheduleRequest>(services, stillHoldsLease, {
    batch: BATCH,
    read: () =>
      read(services.dataSource, (manager) =>
        manager.getRepository(RescheduleRequest).find({
          where: { status: 'PENDING', expiresAt: LessThanOrEqual(now) },
          order: { expiresAt: 'ASC', id: 'ASC' },
          take: BATCH,
        }),
      ),
    take: ({ applicationId }) =>
      withLockedApplication(
        services,
        applicationId,
        (ids) => ({ application: ids.id }),
        async (transaction, application) => {
          const { requests } = await readNegotiation(transaction, applicationId);
          await writeExpiry(services, transaction, application, pendingOf(requests), now);
        },
        { repeatable: true },
      ),
    endsAfterFailure: true,
    failure: 'an expired request could not be written down; tried again',
    idsOf: ({ applicationId }) => ({ applicationId }),
  });
}
