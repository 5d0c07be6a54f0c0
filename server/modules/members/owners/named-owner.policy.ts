import type { AccountRow } from '../../accounts';

/** A verified account that is no administrator, hires for nobody else, is no owner here yet, and is not barred. */
export function mayBecomeOwner(account: AccountRow, companyId: string, isBarred: boolean): boolean {
  const { email_verified_at: verifiedAt, admin_id: adminId, company_id: hiresFor, company_role: role } = account;
  if (verifiedAt === null || adminId !== null || isBarred) return false;
  return hiresFor === null || (hiresFor === companyId && role !== 'OWNER' && !account.is_leaving_company);
}
