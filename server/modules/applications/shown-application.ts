import type { RejectionNotice, StoredStatus } from '../../../domain/applications';
import { replyStateOf } from '../../../domain/replies';
import type { PrimingScope } from '../../graphql/loaders';
import type { JobCardRow } from '../jobs';
import { interviewOf, type SelectedRow } from './application-columns.sql';
import { isOwnAsMember, type InterviewSubject } from './application.policy';
import type { ApplicationType } from './application.types';
import { ShownApplicant } from './shown-applicant';
import { EVERYTHING, type Wanted } from './selected-columns';

/** An application with its applicant behind the mask. */
export type ApplicationParent = ApplicationType & {
  seekerId: string;
  /** What policies decide on. Not in the schema. */
  storedStatus: StoredStatus;
  /** The name to remove from free text behind the mask; null once the identity is revealed. Not in the schema. */
  nameToRedact: string | null;
  /** The applicant has asked to be erased: companies read an empty name and no texts. Not in the schema. */
  isApplicantLeaving: boolean;
  /** False when it is known that no reschedule was ever requested. */
  mayHaveReschedules: boolean;
  /** False when it is known that the interview was never cancelled. */
  mayHaveBeenCancelled: boolean;
  /** Set while the interview of an accepted application is cancelled. */
  cancelledAt: Date | null;
  /** The account that decided it; read as `decidedBy`. Not in the schema. */
  decidedByAccount: string | null;
  /** As it is stored. */
  rejectionNotice: RejectionNotice | null;
  applicant: ShownApplicant | null;
  /** The job, if the statement of the list has joined it. */
  jobCard: JobCardRow | null;
};

/** The subject that policies ask about. */
export function storedSubject(application: ApplicationParent) {
  return { ...application, status: application.storedStatus };
}

/** The subject that policies about its interview ask about. */
export function interviewSubject(application: ApplicationParent): InterviewSubject {
  const { startsAt, endsAt } = application.selectedInterview;
  return { ...storedSubject(application), interviewStartsAt: startsAt, interviewEndsAt: endsAt };
}

/** With the request's loaders: a text is masked once, however many aliases ask for it, and who is shown gets a receipt. */
export type ApplicationScope = PrimingScope;

/**
 * The only way from rows to applications: no read returns a row itself. A member's own are left out of what they read for
 * the company; totals beside a list, which are the company's, still count them.
 */
export function applicationsOf(
  rows: readonly SelectedRow[],
  scope: ApplicationScope,
  wanted: Wanted = EVERYTHING,
): ApplicationParent[] {
  return rows
    .filter((row) => !isOwnAsMember(scope.actor, { seekerId: row.seeker_id }))
    .map((row) => applicationOf(row, scope, wanted));
}

function applicationOf(row: SelectedRow, { services, loaders }: ApplicationScope, wanted: Wanted): ApplicationParent {
  const isPersonRead = row.full_name !== undefined;
  const isAccepted = row.status === 'ACCEPTED';
  const replyState = replyStateOf({ status: row.status, lapsedAt: row.lapsed_at });
  const canBeJoined = isAccepted && row.cancelled_at === null && row.interview_ends_at > services.clock.now();
  return {
    id: row.id,
    jobId: row.job_id,
    companyId: row.company_id,
    status: row.shown_status,
    storedStatus: row.status,
    jobTitle: row.job_title,
    companyName: row.company_name,
    applicationDate: row.applied_at,
    updatedAt: row.updated_at,
    replyBy: replyState === 'EXPECTED' ? row.reply_by : null,
    lapsedAt: row.lapsed_at,
    replyState,
    selectedInterview: interviewOf(row),
    interviewDetails:
      isAccepted && row.venue
        ? { venue: row.venue, link: row.details_link, additionalInfo: row.additional_info }
        : null,
    joinUrl: canBeJoined ? (row.details_link ?? row.interview_link) : null,
    cancelledAt: isAccepted ? row.cancelled_at : null,
    decidedByAccount: row.decided_by,
    rejectionNotice: row.rejection_notice,
    seekerId: row.seeker_id,
    nameToRedact: isPersonRead && row.email === null ? row.full_name : null,
    isApplicantLeaving: row.full_name === '',
    mayHaveReschedules: row.has_reschedules !== false,
    mayHaveBeenCancelled: row.was_cancelled !== false,
    applicant: isPersonRead ? new ShownApplicant(row, loaders) : null,
    jobCard: row.joined_job_id === undefined ? null : wanted.job.rowOf(row),
  };
}
