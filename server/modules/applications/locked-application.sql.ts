import { refuse } from '../../../domain/errors';
import { lockRows, type LockPlan } from '../../db/lock';
import { columnsNamed } from '../../db/field-table';
import type { Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';
import { inTransaction, type Transaction, type TransactionOptions } from '../../db/transaction';
import type { Services } from '../../services';
import { APPLICATION_TABLE } from './application.table';
import { LOCKED, LOCKED_COLUMNS, type LockedApplication } from './application-columns.sql';

const MAX_STARTS = 5;

/** Whose rows a command locks; only the slot can change meanwhile. */
const TARGET = columnsNamed(APPLICATION_TABLE, 'id', 'job_id', 'seeker_id', 'slot_id');
export type LockTargetIds = Row<typeof TARGET>;

const READ_TARGET = `SELECT ${Object.keys(TARGET).join(', ')} FROM applications WHERE id = ?`;
const READ_LOCKED = `SELECT ${LOCKED_COLUMNS} FROM applications a WHERE a.id = ?`;

/** Error: APPLICATION_NOT_FOUND. */
async function found<Row>(reading: Promise<Row | null>): Promise<Row> {
  const row = await reading;
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
  services: Pick<Services, 'dataSource'>,
  applicationId: string,
  plan: (ids: LockTargetIds) => LockPlan,
  work: (transaction: Transaction, application: LockedApplication) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const read = (executor: QueryExecutor): Promise<LockedApplication | null> =>
    selectOne(executor, LOCKED, READ_LOCKED, [applicationId]);
  return withLockedRows(services, applicationId, { plan, read }, work, options);
}

interface LockedRead<Row extends LockedApplication> {
  plan: (ids: LockTargetIds) => LockPlan;
  /** Reads, once the rows are locked, all that `work` decides on, in one statement. */
  read: (executor: QueryExecutor, ids: LockTargetIds) => Promise<Row | null>;
}

/** The same for a decision that needs more than the application's columns. */
export async function withLockedRows<Row extends LockedApplication, Result>(
  services: Pick<Services, 'dataSource'>,
  applicationId: string,
  { plan, read }: LockedRead<Row>,
  work: (transaction: Transaction, application: Row) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let start = 1; ; start += 1) {
    const ids = await found(selectOne(services.dataSource, TARGET, READ_TARGET, [applicationId]));
    try {
      return await inTransaction(
        services.dataSource,
        async (transaction) => {
          await lockRows(transaction, plan(ids));
          const application = await found(read(transaction.manager, ids));
          if (application.slot_id !== ids.slot_id) throw new StaleLockTarget();
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
