import { LAPSED_DAYS } from '../../../../domain/replies';
import { DAY_MS } from '../../../../domain/time';
import type { MayGoOn } from '../../../background/task';
import type { Services } from '../../../services';
import { withLockedApplication } from '../locked-application.sql';
import { closeLapsed, dueClosings, dueLapses } from '../reply-clock.sql';
import { lapseApplication } from './lapse-application';

const BATCH = 200;

/** Applications whose time for an answer has passed lapse, the longest waiting first. */
export function lapseApplications(services: Services, mayGoOn: MayGoOn, batch = BATCH): Promise<void> {
  return inBatches(services, mayGoOn, batch, {
    due: () => dueLapses(services.dataSource, services.clock.now(), batch),
    write: (due) => lapseApplication(services, due),
  });
}

/** Those that lapsed 30 days ago are closed. No one is mailed: nothing has happened. */
export function closeLapsedApplications(services: Services, mayGoOn: MayGoOn, batch = BATCH): Promise<void> {
  const now = services.clock.now();
  const lapsedBefore = new Date(now.getTime() - LAPSED_DAYS * DAY_MS);
  return inBatches(services, mayGoOn, batch, {
    due: async () => (await dueClosings(services.dataSource, lapsedBefore, batch)).map((id) => ({ id })),
    write: ({ id }) =>
      withLockedApplication(
        services,
        id,
        (ids) => ({ application: ids.id }),
        (transaction) => closeLapsed(transaction.manager, { id, lapsedBefore, now }),
        { repeatable: true },
      ),
  });
}

interface Work<Due> {
  due: () => Promise<Due[]>;
  write: (due: Due) => Promise<void>;
}

/** One that fails does not keep the others of its batch back, and is tried again with the next run. */
async function inBatches<Due extends { id: string }>(
  services: Services,
  mayGoOn: MayGoOn,
  batch: number,
  { due, write }: Work<Due>,
): Promise<void> {
  while (await mayGoOn()) {
    const rows = await due();
    let failed = 0;
    for (const row of rows) {
      try {
        await write(row);
      } catch (error) {
        failed += 1;
        services.logger.warn(
          { err: error, applicationId: row.id },
          'an application without an answer could not be written down; tried again',
        );
      }
    }
    if (rows.length < batch || failed > 0) return;
  }
}
