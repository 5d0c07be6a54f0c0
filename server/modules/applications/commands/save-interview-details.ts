import { refuse } from '../../../../domain/errors';
import { isLinkAllowed } from '../../../../domain/text';
import type { CompanyActor } from '../../../actor';
import { affectedRows } from '../../../db/statements';
import type { Services } from '../../../services';
import { whyNotAddDetails } from '../application.policy';
import { subjectOf, withLockedApplication } from '../locked-application';

export interface DetailsToSave {
  applicationId: string;
  venue: string;
  /** Null when it was emptied, which takes away the acceptance's link too; undefined leaves that one standing. */
  link?: string | null;
  additionalInfo: string | null;
}

/**
 * Adds or changes venue, link and notes of an accepted interview. Its calendar entry shows them, so the SEQUENCE is
 * raised as for a move: calendars keep the old text when it is not. Errors: INTERVIEW_DETAILS_FORBIDDEN, and URL_INVALID for a new link
 * that is not safe.
 */
export async function saveInterviewDetails(services: Services, actor: CompanyActor, details: DetailsToSave): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    details.applicationId,
    (learned) => ({ application: learned.id }),
    async (transaction, application) => {
      const refusal = whyNotAddDetails(actor, subjectOf(application));
      if (refusal) throw refuse(refusal);
      if (!isLinkAllowed(details.link, [application.details_link, application.interview_link])) throw refuse('URL_INVALID', ['link']);
      await affectedRows(
        transaction.manager,
        `UPDATE applications
         SET venue = ?, details_link = ?, interview_link = IF(?, NULL, interview_link), additional_info = ?,
             interview_sequence = interview_sequence + 1, updated_at = ?
         WHERE id = ? AND status = 'ACCEPTED'`,
        [details.venue, details.link ?? null, details.link !== undefined, details.additionalInfo, now, application.id],
      );
    },
    { repeatable: true },
  );
}
