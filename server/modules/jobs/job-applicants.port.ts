import type { StoredStatus } from '../../../domain/applications';
import type { JobPart } from '../../../domain/jobs';
import type { QueryExecutor } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import type { Env } from '../../env';
import type { PrimingScope } from '../../graphql/loaders';
import type { Outbox } from '../../ports';

/** What jobs need from applications. The applications module fills it. */
export interface JobApplicants {
  /** Primes the loaders for a seeker's page of a job; returns the status of the seeker's own application. */
  readPage(scope: PrimingScope, jobId: string, seekerId: string): Promise<StoredStatus | null>;
  /** True unless the seeker never applied, withdrew, or may choose another time because the application has lapsed. */
  hasApplied(transaction: Transaction, jobId: string, seekerId: string): Promise<boolean>;
  /** Error: INTERVIEW_CONFLICT, for a time too close to another interview of the seeker. The caller holds the seeker's lock. */
  refuseConflict(transaction: Transaction, seekerId: string, span: { startsAt: Date; endsAt: Date }): Promise<void>;
  /** Rejects pending applications to a deleted job and mails the applicants. The caller holds the locks of job and slots. */
  closePending(transaction: Transaction, jobId: string, by: ClosingOf): Promise<void>;
  /** The jobs among these for which someone's interview is planned to begin after one moment and by another. */
  jobsWithInterviewBetween(
    executor: QueryExecutor,
    jobIds: readonly string[],
    after: Date,
    until: Date,
  ): Promise<ReadonlySet<string>>;
  /** True while an application for the job is pending, or an interview is planned and not over, or a time proposed. */
  hasUpcomingTimes(transaction: Transaction, jobId: string, now: Date): Promise<boolean>;
  /**
   * Mails everyone whose application is pending or accepted what has changed in the posting: at once, and later changes of
   * the next ten minutes in one mail. The caller holds the job's lock.
   */
  mailEdit(
    transaction: Transaction,
    jobId: string,
    edit: { parts: readonly JobPart[] } & Omit<ClosingOf, 'now' | 'accountId'>,
  ): Promise<void>;
  /** Detaches rejected and withdrawn applications from removed slots; they keep their time. */
  leaveSlots(transaction: Transaction, slotIds: readonly string[]): Promise<void>;
}

export interface ClosingOf {
  /** Of the company's member who deletes the job. */
  accountId: string;
  outbox: Outbox;
  env: Pick<Env, 'APP_URL'>;
  now: Date;
}
