import type { InterviewOutcome } from '../../../domain/follow-ups';
import { formatThousands } from '../../../domain/money';
import { paths } from '../../../domain/paths';
import type { OutgoingMail } from '../../ports';
import { applicationUrl, type AboutApplication, type Addressed } from '../applications';

/** The mails after an interview. Those to a company name no applicant: one mail asks for several. */

/** To the applicant. */
export function outcomeMail({
  to,
  appUrl,
  application,
  outcome,
}: AboutApplication & { outcome: InterviewOutcome }): OutgoingMail {
  return {
    to,
    kind: 'interviewOutcome',
    values: { outcome, company: application.company_name, job: application.job_title },
    url: applicationUrl(appUrl, 'APPLICANT', application.id),
  };
}

/** To a company, about all interviews whose outcome it is asked for on a day. */
export function outcomeQuestionMail({ to, appUrl, interviews }: Addressed & { interviews: number }): OutgoingMail {
  return {
    to,
    kind: 'outcomeQuestion',
    values: { interviews, number: formatThousands(interviews) },
    url: `${appUrl}${paths.company.outcomes}`,
  };
}
