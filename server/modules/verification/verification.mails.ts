import type { VerificationDecision } from '../../../domain/verification';
import { paths } from '../../../domain/paths';
import type { MailTo, OutgoingMail } from '../../ports';

interface DecisionMail {
  to: MailTo;
  appUrl: string;
  companyName: string;
  decision: VerificationDecision;
  comment: string | null;
}

/** Tells a company what was decided about it, and what to do next. */
export function decisionMail({ to, appUrl, companyName: company, decision, comment }: DecisionMail): OutgoingMail {
  switch (decision) {
    case 'VERIFY':
      return { to, kind: 'companyVerified', values: { company }, url: `${appUrl}${paths.company.jobs}` };
    case 'REJECT': {
      const values = { company, isGiven: comment === null ? 'no' : 'yes', reason: comment ?? '' };
      return { to, kind: 'companyRejected', values, url: `${appUrl}${paths.company.profile}` };
    }
    case 'REVOKE':
      return {
        to,
        kind: 'companyRevoked',
        values: { company, note: comment },
        url: `${appUrl}${paths.company.profile}`,
      };
  }
}
