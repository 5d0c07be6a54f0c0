import { refuse } from '../../../domain/errors';
import { lockRows, type LockPlan } from '../../db/lock';
import type { QueryExecutor } from '../../db/statements';
import { inTransaction, type Transaction, type TransactionOptions } from '../../db/transaction';
import type { Services } from '../../services';
import type { LockedApplication } from './application-columns.sql';
import { lockTargetOf, readApplication, type LockTargetIds } from './locked-application.sql';

const MAX_STARTS = 5;

function found<Row>(row: Row | null): Row {
  if (!row) throw refuse('APPLICATION_NOT_FOUND');
  return row;
}

/** The application moved to another slot between reading the ids and locking them. */
class StaleLockTarget extends Error {}

/**
 * Runs `work` on an application with its rows locked: reads the ids without a lock, locks what `plan` names in
 * the one order, reads again, and starts over if the slot moved meanwhile.
 */
export function withLockedApplication<Result>(
  services: Services,
  applicationId: string,
  plan: (learned: LockTargetIds) => LockPlan,
  work: (transaction: Transaction, application: LockedApplication) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  return withLockedRows(services, applicationId, { plan, read: readApplication }, work, options);
}

interface LockedRead<Row extends LockedApplication> {
  plan: (learned: LockTargetIds) => LockPlan;
  /** Reads, once the rows are locked, all that `work` decides on, in one statement. */
  read: (executor: QueryExecutor, learned: LockTargetIds) => Promise<Row | null>;
}

/** The same for a decision that needs more than the application's columns. */
export async function withLockedRows<Row extends LockedApplication, Result>(
  services: Services,
  applicationId: string,
  { plan, read }: LockedRead<Row>,
  work: (transaction: Transaction, application: Row) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let start = 1; ; start += 1) {
    const learned = found(await lockTargetOf(services.dataSource, applicationId));
    try {
      return await inTransaction(
        services.dataSource,
        async (transaction) => {
          await lockRows(transaction, plan(learned));
          const application = found(await read(transaction.manager, learned));
          if (application.slot_id !== learned.slot_id) throw new StaleLockTarget();
          return work(transaction, application);
        },
        options,
      );
    } catch (error) {
      if (!(error instanceof StaleLockTarget) || start === MAX_STARTS) throw error;
    }
  }
}

/** The subject that policies ask about. */
export function subjectOf(application: LockedApplication) {
  return { status: application.status, companyId: application.company_id, seekerId: application.seeker_id };
}
