import { refuse } from '../../../domain/errors';
import { lockRows, type LockPlan } from '../../db/lock';
import { columnsNamed, selected } from '../../db/field-table';
import type { Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';
import { inTransaction, type Transaction, type TransactionOptions } from '../../db/transaction';
import type { Services } from '../../services';
import type { InterviewSubject } from './application.policy';
import { ALWAYS_READ, APPLICATION_TABLE, INTERVIEW_TIME } from './application.table';

const MAX_STARTS = 5;

/** Whose rows a command locks; only the slot can change meanwhile. */
const TARGET = columnsNamed(APPLICATION_TABLE, 'id', 'job_id', 'seeker_id', 'slot_id');
export type LockTargetIds = Row<typeof TARGET>;

const { updated_at: _updated, ...STORED } = ALWAYS_READ;

/** What commands read of `applications a` after locking it. */
export const LOCKED = {
  ...STORED,
  ...INTERVIEW_TIME,
  ...columnsNamed(APPLICATION_TABLE, 'interview_sequence', 'lock_version', 'decided_by', 'decided_at'),
};
export type LockedApplication = Row<typeof LOCKED>;
export const LOCKED_COLUMNS = selected('a', LOCKED);

const READ_TARGET = `SELECT ${Object.keys(TARGET).join(', ')} FROM applications WHERE id = ?`;
const READ_LOCKED = `SELECT ${LOCKED_COLUMNS} FROM applications a WHERE a.id = ?`;

/** Error: APPLICATION_NOT_FOUND. */
async function found<Read>(reading: Promise<Read | null>): Promise<Read> {
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

interface LockedRead<Read extends LockedApplication> {
  plan: (ids: LockTargetIds) => LockPlan;
  /** Reads, once the rows are locked, all that `work` decides on, in one statement. */
  read: (executor: QueryExecutor, ids: LockTargetIds) => Promise<Read | null>;
}

/** The same for a decision that needs more than the application's columns. */
export async function withLockedRows<Read extends LockedApplication, Result>(
  services: Pick<Services, 'dataSource'>,
  applicationId: string,
  { plan, read }: LockedRead<Read>,
  work: (transaction: Transaction, application: Read) => Promise<Result>,
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
export function subjectOf(application: LockedApplication): InterviewSubject {
  return {
    status: application.status,
    companyId: application.company_id,
    seekerId: application.seeker_id,
    interviewStartsAt: application.interview_starts_at,
    interviewEndsAt: application.interview_ends_at,
    cancelledAt: application.cancelled_at,
  };
}
