import { mayInCompany } from '../../../domain/company-rights';
import type { Language } from '../../../domain/language';
import { Role } from '../../../domain/roles';
import type { Actor } from '../../actor';
import { read } from '../../db/read';
import type { Services } from '../../services';
import type { DueExport } from './data-export.sql';
import { Account, findAccountById, rolesOf } from '../accounts';

export interface ExportedPerson {
  accountId: string;
  email: string;
  language: Language;
  /** Whose documents are in the copy: the company's in those of its owners. */
  roles: readonly Exclude<Role, 'ADMIN'>[];
  /** The person in one of the roles, without a session. */
  actorAs(role: Role): Actor;
}

/** Null when the account is gone. */
export async function exportedPerson(
  { dataSource }: Pick<Services, 'dataSource'>,
  { account_id: accountId, company_id: companyId }: Pick<DueExport, 'account_id' | 'company_id'>,
): Promise<ExportedPerson | null> {
  const row = await findAccountById(dataSource, accountId);
  const account = await read(dataSource, (manager) => manager.findOneBy(Account, { id: accountId }));
  if (!row || !account) return null;
  const roles = rolesOf(row);
  const isOwner = companyId !== null && row.company_id === companyId && mayInCompany(row.company_role, 'EXPORT_DATA');
  return {
    accountId,
    email: account.email,
    language: account.language ?? 'en',
    roles: roles.filter((role) => role !== Role.ADMIN).filter((role) => role !== Role.COMPANY || isOwner),
    actorAs: (activeRole) => ({
      accountId,
      sessionId: '',
      email: account.email,
      emailVerified: account.emailVerifiedAt !== null,
      isGoogleAccount: account.googleSub !== null,
      hasPassword: account.passwordHash !== null,
      roles,
      activeRole,
      language: account.language,
      supplementVersion: account.supplementVersion,
      hasSecondFactor: row.has_second_factor,
      provedAt: null,
      mustEnrol: false,
      seekerId: row.seeker_id,
      personName: account.personName,
      companyId: row.company_id,
      // Who became an owner since asked without the company.
      companyRole: isOwner ? row.company_role : row.company_role && 'RECRUITER',
      isLeavingCompany: row.is_leaving_company,
    }),
  };
}
