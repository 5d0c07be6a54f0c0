import { refuse } from '../../../../domain/errors';
import { DAY_MS } from '../../../../domain/time';
import type { CompanyActor } from '../../../actor';
import type { Services } from '../../../services';
import { seekerMailAddress } from '../../accounts';
import {
  Application,
  interviewOf,
  mailCalendarEntry,
  mailParty,
  subjectOf,
  withLockedApplication,
} from '../../applications';
import { interviewDetailsMail } from '../interview.mails';
import { whyNotAddDetails } from '../interview.policy';

const DETAILS = ['venue', 'detailsLink', 'interviewLink', 'additionalInfo'] as const;

interface DetailsToSave {
  applicationId: string;
  venue: string;
  /** Null when it was emptied, which also removes the acceptance's link; undefined keeps that one. */
  link?: string | null;
  additionalInfo: string | null;
}

/**
 * Adds or changes venue, link and notes of an accepted interview, and mails the applicant: the first time at once, what
 * changes within ten minutes together. Raises the SEQUENCE and sends both sides the new calendar entry. Unchanged details
 * change nothing and send no mail.
 */
export async function saveInterviewDetails(
  services: Services,
  actor: CompanyActor,
  details: DetailsToSave,
): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    details.applicationId,
    ({ id }) => ({ application: id }),
    async (transaction, application) => {
      const refusal = whyNotAddDetails(actor, subjectOf(application));
      if (refusal) throw refuse(refusal);
      // Of someone who is gone nothing more is written.
      if ((await seekerMailAddress(transaction.manager, application.seeker_id)) === null)
        throw refuse('INTERVIEW_DETAILS_FORBIDDEN');
      const applications = transaction.manager.getRepository(Application);
      const before = await applications.findOneOrFail({
        select: { id: true, venue: true, detailsLink: true, interviewLink: true, additionalInfo: true },
        where: { id: application.id, status: 'ACCEPTED' },
      });
      const { venue, link, additionalInfo } = details;
      const interviewLink = link === undefined ? before.interviewLink : null;
      const after = { venue, detailsLink: link ?? null, interviewLink, additionalInfo };
      if (DETAILS.every((name) => before[name] === after[name])) return;
      await applications.update(
        { id: application.id, status: 'ACCEPTED' },
        { ...after, interviewSequence: () => 'interview_sequence + 1', updatedAt: now },
      );
      const sequence = application.interview_sequence + 1;
      const ahead = application.interview_starts_at.getTime() - now.getTime();
      // One that has begun is not near, and can no longer be cancelled.
      const isSoon = ahead > 0 && ahead <= DAY_MS;
      await mailParty(services, transaction, application, {
        party: 'APPLICANT',
        key: `interview-details:${application.id}`,
        isRepeated: true,
        write: (addressed) =>
          interviewDetailsMail({
            ...addressed,
            application,
            details: { venue, link: after.detailsLink ?? interviewLink, additionalInfo },
            soon: isSoon ? application.interview_date : null,
            sequence,
          }),
      });
      await mailCalendarEntry(services, transaction, application, {
        party: 'COMPANY',
        time: interviewOf(application),
        sequence,
      });
    },
    { repeatable: true },
  );
}
