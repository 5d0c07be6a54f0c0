import { NAMED_OWNER_DAYS, OWNER_FREEZE_HOURS, OWNER_UNDO_HOURS, OwnerChangeKind } from '../../../domain/members';
import { paths } from '../../../domain/paths';
import type { LocalDate } from '../../../domain/time';
import type { MailTo, OutgoingMail } from '../../ports';

interface Addressed {
  to: MailTo;
  appUrl: string;
  /** The company's name. */
  company: string;
}

export interface OwnersChanged {
  change: OwnerChangeKind | 'LEFT' | 'UNDONE' | 'BARRED';
  /** Whom it is about, and who did it; an administrator is not named. */
  name: string;
  by: string;
}

/** To every owner, who may not know of it. */
export function ownersChangedMail(
  { to, appUrl, company }: Addressed,
  { change, name, by }: OwnersChanged,
): OutgoingMail {
  const undo = change in OwnerChangeKind ? OWNER_UNDO_HOURS : null;
  return {
    to,
    kind: 'ownersChanged',
    values: { company, change, name, by, undo },
    url: `${appUrl}${paths.company.team}`,
  };
}

/** To who is an owner no more. Its link only keeps things as they are: who reads the mailbox of a former owner gets nothing back. */
export function ownerRoleEndedMail(
  { to, appUrl, company }: Addressed,
  { by, isRemoved, code }: { by: string; isRemoved: boolean; code: string },
): OutgoingMail {
  const values = { company, by, change: isRemoved ? 'REMOVED' : 'DEMOTED', hours: OWNER_FREEZE_HOURS };
  return { to, kind: 'ownerRoleEnded', values, url: `${appUrl}${paths.ownerNotMe}?code=${code}` };
}

type MembershipEnd = { how: 'LEFT' | 'BARRED' } | { how: 'REMOVED'; by: string };

/** To who is no member any more. */
export function membershipEndedMail({ to, appUrl, company }: Addressed, ended: MembershipEnd): OutgoingMail {
  const values = { company, by: '', ...ended };
  return { to, kind: 'membershipEnded', values, url: `${appUrl}${paths.login}` };
}

/** To every owner: a former one has said "This was not me". */
export function ownersFrozenMail({ to, appUrl, company }: Addressed, name: string): OutgoingMail {
  const values = { company, name, hours: OWNER_FREEZE_HOURS };
  return { to, kind: 'ownersFrozen', values, url: `${appUrl}${paths.company.team}` };
}

/** To every owner: an administrator has named another. */
export function ownerNamedMail(
  { to, appUrl, company }: Addressed,
  { email, isoDate }: { email: string; isoDate: LocalDate },
): OutgoingMail {
  const values = { company, email, isoDate, days: NAMED_OWNER_DAYS };
  return { to, kind: 'ownerNamed', values, url: `${appUrl}${paths.company.team}` };
}
