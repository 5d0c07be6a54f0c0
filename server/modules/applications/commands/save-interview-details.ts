import { refuse } from '../../../../domain/errors';
import { isLinkAllowed } from '../../../../domain/text';
import type { CompanyActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { affectedRows, selectOne, type Runner } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { seekerMailAddress } from '../../accounts/public';
import { interviewDetailsMail } from '../application.mails';
import { whyNotAddDetails } from '../application.policy';
import type { ApplicationRow } from '../application.rows';
import {
  LOCKED_COLUMNS,
  subjectOf,
  withLockedRows,
  type LearnedIds,
  type LockedApplication,
} from '../locked-application';

export interface DetailsToSave {
  applicationId: string;
  venue: string;
  /** Null when it was emptied, which takes away the acceptance's link too; undefined leaves that one standing. */
  link?: string | null;
  additionalInfo: string | null;
}

/**
 * Adds or changes venue, link and notes of an accepted interview, and tells the applicant. The calendar entry shows
 * them, so the SEQUENCE is raised as for a move: calendars keep the old text when it is not. Details saved as they
 * were change nothing and are not told. Errors: INTERVIEW_DETAILS_FORBIDDEN, and
 * URL_INVALID for a new link that is not safe.
 */
export async function saveInterviewDetails(
  services: Services,
  actor: CompanyActor,
  details: DetailsToSave,
): Promise<void> {
  const now = services.clock.now();
  await withLockedRows(
    services,
    details.applicationId,
    { plan: (learned) => ({ application: learned.id }), read: readDetailed },
    async (transaction, application) => {
      const refusal = whyNotAddDetails(actor, subjectOf(application));
      if (refusal) throw refuse(refusal);
      if (!isLinkAllowed(details.link, [application.details_link, application.interview_link]))
        throw refuse('URL_INVALID', ['link']);
      const after = detailsAfter(application, details);
      if (isSame(application, after)) return;
      await affectedRows(
        transaction.manager,
        `UPDATE applications
         SET venue = ?, details_link = ?, interview_link = ?, additional_info = ?, interview_sequence = interview_sequence + 1, updated_at = ?
         WHERE id = ? AND status = 'ACCEPTED'`,
        [after.venue, after.details_link, after.interview_link, after.additional_info, now, application.id],
      );
      await tellApplicant(services, transaction, application, after);
    },
    { repeatable: true },
  );
}

type StoredDetails = Pick<ApplicationRow, 'venue' | 'details_link' | 'interview_link' | 'additional_info'>;
type DetailedApplication = LockedApplication & StoredDetails;

function readDetailed(runner: Runner, { id }: LearnedIds): Promise<DetailedApplication | null> {
  return selectOne<DetailedApplication>(
    runner,
    `SELECT ${LOCKED_COLUMNS}, a.venue, a.details_link, a.interview_link, a.additional_info FROM applications a WHERE a.id = ?`,
    [id],
  );
}

function detailsAfter(
  { interview_link: given }: StoredDetails,
  { venue, link, additionalInfo }: DetailsToSave,
): StoredDetails & { venue: string } {
  return {
    venue,
    details_link: link ?? null,
    interview_link: link === undefined ? given : null,
    additional_info: additionalInfo,
  };
}

function isSame(before: StoredDetails, after: StoredDetails): boolean {
  return (['venue', 'details_link', 'interview_link', 'additional_info'] as const).every(
    (column) => before[column] === after[column],
  );
}

async function tellApplicant(
  services: Services,
  transaction: Transaction,
  application: LockedApplication,
  after: StoredDetails & { venue: string },
): Promise<void> {
  const to = await seekerMailAddress(transaction.manager, application.seeker_id);
  if (!to) return;
  const details = {
    venue: after.venue,
    link: after.details_link ?? after.interview_link,
    additionalInfo: after.additional_info,
  };
  await services.outbox.queueMail(
    transaction,
    `interview-details:${newId()}`,
    interviewDetailsMail({ to, appUrl: services.env.APP_URL, application, details }),
  );
}
