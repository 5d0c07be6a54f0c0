import type { ApplicationStatus } from '../../../domain/applications';
import type { Transaction } from '../../db/transaction';
import type { Env } from '../../env';
import type { PrimingScope } from '../../graphql/loaders';
import type { Outbox } from '../../ports';

/** What jobs need from applications. The applications module fills it. */
export interface JobApplicants {
  /** Primes the loaders for a seeker's page of a job; returns the status of the seeker's own application. */
  readPage(scope: PrimingScope, jobId: string, seekerId: string): Promise<ApplicationStatus | null>;
  /** True unless the seeker never applied, or withdrew. */
  hasApplied(transaction: Transaction, jobId: string, seekerId: string): Promise<boolean>;
  /** Rejects pending applications to a deleted job and mails the applicants. The caller holds the locks of job and slots. */
  closePending(transaction: Transaction, jobId: string, by: ClosingOf): Promise<void>;
  /** Detaches rejected and withdrawn applications from removed slots; they keep their time. */
  leaveSlots(transaction: Transaction, slotIds: readonly string[]): Promise<void>;
}

export interface ClosingOf {
  outbox: Outbox;
  env: Pick<Env, 'APP_URL'>;
  now: Date;
}
