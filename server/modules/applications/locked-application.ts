import { refuse } from '../../../domain/errors';
import type { ApplicationStatus } from '../../../domain/applications';
import type { LocationType } from '../../../domain/slots';
import { lockRows, type LockPlan } from '../../db/lock';
import { selectOne, type Runner } from '../../db/statements';
import { inTransaction, type Transaction, type TransactionOptions } from '../../db/transaction';
import type { Services } from '../../services';

/** What commands on one application read before and after locking. */
export interface LockedApplication {
  id: string;
  job_id: string;
  company_id: string;
  seeker_id: string;
  slot_id: string | null;
  status: ApplicationStatus;
  job_title: string;
  company_name: string;
  interview_date: string;
  interview_start: string;
  interview_end: string;
  interview_starts_at: Date;
  interview_ends_at: Date;
  interview_location_type: LocationType;
}

const MAX_STARTS = 5;

async function readApplication(runner: Runner, id: string): Promise<LockedApplication> {
  const row = await selectOne<LockedApplication>(
    runner,
    `SELECT id, job_id, company_id, seeker_id, slot_id, status, job_title, company_name, interview_date, interview_start,
            interview_end, interview_starts_at, interview_ends_at, interview_location_type
     FROM applications WHERE id = ?`,
    [id],
  );
  if (!row) throw refuse('APPLICATION_NOT_FOUND');
  return row;
}

/** The application moved to another slot between learning the ids and locking them. */
class MovedSinceLearned extends Error {}

/**
 * Runs `work` on an application with its rows locked: learns the ids with a plain read, locks what `plan` names in
 * the one order, reads again, and starts over if the slot moved meanwhile (design, section 6).
 */
export async function withLockedApplication<Result>(
  services: Services,
  applicationId: string,
  plan: (learned: LockedApplication) => LockPlan,
  work: (transaction: Transaction, application: LockedApplication) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let start = 1; ; start += 1) {
    const learned = await readApplication(services.dataSource, applicationId);
    try {
      return await inTransaction(
        services.dataSource,
        async (transaction) => {
          await lockRows(transaction, plan(learned));
          const application = await readApplication(transaction.manager, applicationId);
          if (application.slot_id !== learned.slot_id) throw new MovedSinceLearned();
          return work(transaction, application);
        },
        options,
      );
    } catch (error) {
      if (!(error instanceof MovedSinceLearned) || start === MAX_STARTS) throw error;
    }
  }
}

/** The subject that policies ask about. */
export function subjectOf(application: LockedApplication) {
  return { status: application.status, companyId: application.company_id, seekerId: application.seeker_id };
}
