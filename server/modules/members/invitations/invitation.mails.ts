import { INVITATION_DAYS } from '../../../../domain/invitations';
import type { CompanyRole } from '../../../../domain/company-rights';
import type { Language } from '../../../../domain/language';
import { paths } from '../../../../domain/paths';
import type { MailTo, OutgoingMail } from '../../../ports';

interface Addressed {
  to: MailTo;
  appUrl: string;
  companyName: string;
  role: CompanyRole;
}

interface InvitationMail extends Addressed {
  code: string;
  inviterName: string;
  /** The inviter's, for an address that no account has. */
  language: Language;
}

export function invitationMail({ to, appUrl, companyName, role, ...mail }: InvitationMail): OutgoingMail {
  return {
    to,
    language: mail.language,
    kind: 'invitation',
    values: { inviter: mail.inviterName, company: companyName, role, days: String(INVITATION_DAYS) },
    url: `${appUrl}${paths.invitation}?code=${mail.code}`,
  };
}

/** To every owner: someone is about to become one. */
export function ownerInvitedMail({
  to,
  appUrl,
  companyName: company,
  ...mail
}: Omit<Addressed, 'role'> & { inviterName: string; email: string }): OutgoingMail {
  return {
    to,
    kind: 'ownerInvited',
    values: { inviter: mail.inviterName, company, address: mail.email },
    url: `${appUrl}${paths.company.team}`,
  };
}

/** To every owner. */
export function memberJoinedMail({
  to,
  appUrl,
  companyName: company,
  role,
  personName: person,
}: Addressed & { personName: string }): OutgoingMail {
  return { to, kind: 'memberJoined', values: { person, company, role }, url: `${appUrl}${paths.company.team}` };
}
