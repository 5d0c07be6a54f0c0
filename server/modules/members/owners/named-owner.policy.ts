import type { AccountRow } from '../../accounts';

/** A verified account that is no administrator, hires for nobody else and is no owner here yet. */
export function mayBecomeOwner(account: AccountRow, companyId: string): boolean {
  const { email_verified_at: verifiedAt, admin_id: adminId, company_id: hiresFor, company_role: role } = account;
  if (verifiedAt === null || adminId !== null) return false;
  return hiresFor === null || (hiresFor === companyId && role !== 'OWNER' && !account.is_leaving_company);
}
