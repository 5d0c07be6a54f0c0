import { refuse, type ErrorCode } from '../../../../domain/errors';
import type { JoinWithInvitation } from '../../../../domain/invitations.schema';
import { lockRows } from '../../../db/lock';
import { read } from '../../../db/read';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Caller, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import {
  Account,
  findAccountByEmail,
  findAccountById,
  hashNewPassword,
  hashOfCode,
  lockAccess,
  NEW_PASSWORD_REFUSALS,
  voidUnprovenAccess,
  type AccountRow,
} from '../../accounts';
import { consentAt, insertAccount } from '../../auth';
import { recordConsent } from '../../consents';
import { CompanyInvitation } from '../invitations/company-invitation.entity';
import { workingInvitation } from '../invitations/invitations.sql';
import { joinCompany, JOINING_REFUSALS } from './join-company';

export const JOIN_WITH_INVITATION_REFUSALS = [
  ...JOINING_REFUSALS,
  'INVITED_ACCOUNT_EXISTS',
  ...NEW_PASSWORD_REFUSALS,
] as const satisfies readonly ErrorCode[];

/**
 * Registers the invited address with a name and a password, and joins. The link came by mail, so the address counts as
 * verified. An account that exists unverified may be a stranger's: whatever opens it ends before it gets the new password. A
 * verified one is never opened by the link: its owner signs in.
 */
export async function joinWithInvitation(
  services: Services,
  { code, fullName, password }: JoinWithInvitation,
  { clientAddress, session }: Caller,
): Promise<SignedIn> {
  const { dataSource, clock } = services;
  await services.limiter.consume('register', clientAddress);
  const invitation = await read(dataSource, (manager) =>
    manager.getRepository(CompanyInvitation).findOneBy({ codeHash: hashOfCode(code) }),
  );
  if (!invitation || !(await workingInvitation(dataSource, code, clock.now()))) throw refuse('INVITATION_VOID');
  const { email, companyId } = invitation;
  const existing = await findAccountByEmail(dataSource, email);
  refuseUnlessUnproven(existing);
  const passwordHash = await hashNewPassword(services, password, { email, names: [fullName] });
  const account = { email, passwordHash, personName: fullName, language: session.language };
  const seekerId = existing?.seeker_id ?? null;
  try {
    return await inTransaction(dataSource, async (transaction) => {
      await lockRows(transaction, { seeker: seekerId ?? undefined, company: companyId });
      const signedIn = existing
        ? await takeOver(services, transaction, existing, account)
        : await register(transaction, account, clock.now());
      await joinCompany(services, transaction, { invitation, code, accountId: signedIn.accountId }, seekerId);
      return signedIn;
    });
  } catch (error) {
    // The address was registered at this moment.
    if (isDuplicateKey(error)) throw refuse('INVITED_ACCOUNT_EXISTS');
    throw error;
  }
}

type NewAccess = Pick<Account, 'email' | 'passwordHash' | 'personName' | 'language'>;

function refuseUnlessUnproven(account: AccountRow | null): void {
  if (!account) return;
  if (account.email_verified_at || account.admin_id) throw refuse('INVITED_ACCOUNT_EXISTS');
  if (account.company_id) throw refuse('HIRES_ELSEWHERE');
}

async function register(transaction: Transaction, account: NewAccess, now: Date): Promise<SignedIn> {
  const proven = { ...account, activeRole: 'COMPANY', emailVerifiedAt: now, provenAt: now } as const;
  return { accountId: await insertAccount(transaction, proven, now), sessionEpoch: 0 };
}

async function takeOver(
  services: Services,
  transaction: Transaction,
  { id, seeker_id: seekerId }: AccountRow,
  { passwordHash, personName, language }: NewAccess,
): Promise<SignedIn> {
  const { manager } = transaction;
  const now = services.clock.now();
  await lockAccess(transaction, id, 'PASSWORD');
  const current = await findAccountById(manager, id);
  refuseUnlessUnproven(current);
  if (current?.seeker_id !== seekerId || !(await voidUnprovenAccess(services, transaction, current, 'invited')))
    throw refuse('INVITED_ACCOUNT_EXISTS');
  const accounts = manager.getRepository(Account);
  await accounts.update(id, { passwordHash, personName, language, ...consentAt(now) });
  await recordConsent(transaction, id, now);
  const { sessionEpoch } = await accounts.findOneByOrFail({ id });
  return { accountId: id, sessionEpoch };
}
