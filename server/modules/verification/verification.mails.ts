import { NO_REJECTION_REASON, type VerificationDecision } from '../../../domain/verification';
import type { OutgoingMail } from '../../ports';

interface DecisionMail {
  to: string;
  appUrl: string;
  companyName: string;
  decision: VerificationDecision;
  comment: string | null;
}

/** Tells a company what was decided about it, and what to do next. */
export function decisionMail({ to, appUrl, companyName, decision, comment }: DecisionMail): OutgoingMail {
  const texts = {
    VERIFY: {
      subject: `${companyName} is verified`,
      paragraphs: ['Your company has been verified. Your open jobs are visible to job seekers now.'],
      action: { label: 'Go to your jobs', url: `${appUrl}/company/jobs` },
    },
    REJECT: {
      subject: `${companyName} could not be verified`,
      paragraphs: [
        `Reason: ${comment ?? NO_REJECTION_REASON}`,
        'Correct your company profile and save it: that asks for verification again.',
      ],
      action: { label: 'Open your company profile', url: `${appUrl}/company/profile` },
    },
    REVOKE: {
      subject: `The verification of ${companyName} was revoked`,
      paragraphs: [
        'Your job postings are not visible to job seekers until your company is verified again.',
        ...(comment ? [`Note: ${comment}`] : []),
      ],
      action: { label: 'Open your company profile', url: `${appUrl}/company/profile` },
    },
  } as const satisfies Record<VerificationDecision, Omit<OutgoingMail, 'to'>>;
  return { to, ...texts[decision] };
}
