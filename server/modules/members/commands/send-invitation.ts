import { INVITATION_DAYS, MAX_INVITATIONS_A_DAY, MAX_OPEN_INVITATIONS } from '../../../../domain/invitations';
import type { CompanyRole } from '../../../../domain/company-rights';
import { refuse, type ErrorCode } from '../../../../domain/errors';
import type { Language } from '../../../../domain/language';
import { DAY_MS } from '../../../../domain/time';
import { asCompany, type Actor, type CompanyActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { hashOfCode, linkCode } from '../../accounts';
import { Company, refuseWhileOwnersFrozen } from '../../companies';
import { isAddressBarred } from '../bars/bars.sql';
import { CompanyInvitation } from '../invitations/company-invitation.entity';
import { lockAsOwner } from '../locked-members';
import { endInvitation } from '../end-invitations';
import { invitationMail, ownerInvitedMail } from '../invitations/invitation.mails';
import { invitationsSoFar } from '../invitations/invitations.sql';

export const SENDING_REFUSALS = [
  'INVITATIONS_CLOSED',
  'INVITATIONS_TODAY',
  'OWNERS_FROZEN',
] as const satisfies readonly ErrorCode[];

interface Invited {
  email: string;
  role: CompanyRole;
}

/**
 * Mails a link to an address, whether or not it has an account: nothing here asks, so the inviter cannot tell. As an owner
 * needs the owner's proof, which the resolver has asked for.
 */
export async function inviteMember(
  services: Services,
  actor: Actor,
  { email, role }: Invited,
  language: Language,
): Promise<void> {
  const owner = asCompany(actor);
  await inTransaction(services.dataSource, async (transaction) => {
    const company = await lockedCompany(transaction, owner);
    const soFar = await limitsOf(services, transaction, owner.companyId, email);
    if (soFar.is_member) throw refuse('ALREADY_MEMBER', ['email']);
    if (soFar.is_invited) throw refuse('ALREADY_INVITED', ['email']);
    if (soFar.open >= MAX_OPEN_INVITATIONS) throw refuse('INVITATIONS_OPEN');
    await send(services, transaction, { owner, company, invited: { email, role }, language });
  });
}

/** A new link for another seven days; the one before no longer works. */
export async function resendInvitation(
  services: Services,
  actor: Actor,
  id: string,
  language: Language,
): Promise<void> {
  const owner = asCompany(actor);
  const { companyId } = owner;
  await inTransaction(services.dataSource, async (transaction) => {
    const company = await lockedCompany(transaction, owner);
    const invited = await openOne(transaction, id, companyId);
    const soFar = await limitsOf(services, transaction, companyId, invited.email);
    if (soFar.is_member) throw refuse('ALREADY_MEMBER');
    await endInvitation(transaction, { id, companyId }, 'RESENT', services.clock.now());
    await send(services, transaction, { owner, company, invited, language });
  });
}

export async function withdrawInvitation({ dataSource, clock }: Services, actor: Actor, id: string): Promise<void> {
  const owner = asCompany(actor);
  const { companyId } = owner;
  await inTransaction(dataSource, async (transaction) => {
    await lockAsOwner(transaction, owner);
    await openOne(transaction, id, companyId);
    await endInvitation(transaction, { id, companyId }, 'WITHDRAWN', clock.now());
  });
}

async function openOne({ manager }: Transaction, id: string, companyId: string): Promise<CompanyInvitation> {
  const open = await manager.getRepository(CompanyInvitation).findOneBy({ id, companyId, openMark: 1 });
  if (!open) throw refuse('INVITATION_NOT_FOUND');
  return open;
}

/** The company, locked. Under its lock nobody stops being an owner, so it is asked here again. */
async function lockedCompany(transaction: Transaction, owner: CompanyActor): Promise<Company> {
  await lockAsOwner(transaction, owner);
  return transaction.manager.getRepository(Company).findOneByOrFail({ id: owner.companyId });
}

async function limitsOf({ clock }: Services, { manager }: Transaction, companyId: string, email: string) {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const soFar = await invitationsSoFar(manager, { companyId, email, since });
  if (soFar.sent >= MAX_INVITATIONS_A_DAY) throw refuse('INVITATIONS_TODAY');
  return soFar;
}

interface Sending {
  owner: CompanyActor;
  company: Company;
  invited: Invited;
  language: Language;
}

async function send(
  { clock, outbox, env }: Services,
  transaction: Transaction,
  { owner, company, invited: { email, role }, language }: Sending,
): Promise<void> {
  if (company.isRejected || company.erasingAt) throw refuse('INVITATIONS_CLOSED');
  const { manager } = transaction;
  const [id, code, createdAt] = [newId(), linkCode(), clock.now()];
  if (role === 'OWNER') await refuseWhileOwnersFrozen(manager, owner.companyId, createdAt);
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  const { companyId, accountId: invitedBy } = owner;
  const row = { id, companyId, email, role, codeHash: hashOfCode(code), invitedBy, createdAt, expiresAt, openMark: 1 };
  await manager.insert(CompanyInvitation, { ...row, openMark: 1 });
  const { companyName } = company;
  const mail = { appUrl: env.APP_URL, companyName, inviterName: owner.personName ?? owner.email };
  // Who is barred gets no mail; the inviter is answered as ever.
  if (!(await isAddressBarred(manager, companyId, email)))
    await outbox.queueMail(
      transaction,
      `invitation:${id}:${invitedBy}`,
      invitationMail({ ...mail, to: email, role, code, language }),
    );
  if (role !== 'OWNER') return;
  const to = { companyId, readers: 'OWNERS' } as const;
  await outbox.queueMail(transaction, `owner-invited:${id}:${invitedBy}`, ownerInvitedMail({ ...mail, to, email }));
}
