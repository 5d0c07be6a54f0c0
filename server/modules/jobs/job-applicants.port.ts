import type { ApplicationStatus } from '../../../domain/applications';
import type { Transaction } from '../../db/transaction';
import type { Env } from '../../env';
import type { PrimingScope } from '../../graphql/loaders';
import type { Outbox } from '../../ports';

/** What jobs ask of the applications to them. The applications module fills it. */
export interface JobApplicants {
  /** Reads what a seeker's page of a job shows, for the loaders, and answers the status of the seeker's own application. */
  readPage(scope: PrimingScope, jobId: string, seekerId: string): Promise<ApplicationStatus | null>;
  /** True unless the seeker never applied, or withdrew. */
  hasApplied(transaction: Transaction, jobId: string, seekerId: string): Promise<boolean>;
  /** Rejects pending applications to a job that is being deleted, and tells the applicants. The caller holds the locks of the job and its slots. */
  closePending(transaction: Transaction, jobId: string, by: ClosingOf): Promise<void>;
  /** Takes rejected and withdrawn applications off slots that are being removed; they keep the time they were made for. */
  leaveSlots(transaction: Transaction, slotIds: readonly string[]): Promise<void>;
}

export interface ClosingOf {
  outbox: Outbox;
  env: Pick<Env, 'APP_URL'>;
  now: Date;
}
