import type { WaitingAs } from '../../../domain/companies';
import { refuse } from '../../../domain/errors';
import { placeholders, selectOne, selectRows, type Runner } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';

export interface CompanyRow {
  id: string;
  account_id: string;
  company_name: string;
  email: string;
  phone_number: string | null;
  company_npwp: string | null;
  company_address: string | null;
  industry: string | null;
  company_size: string | null;
  website: string | null;
  description: string | null;
  deed_file_id: string | null;
  logo_file_id: string | null;
  is_verified: number;
  verified_at: Date | null;
  is_rejected: number;
  rejected_at: Date | null;
  rejection_reason: string | null;
  verified_by: string | null;
  rejected_by: string | null;
  waiting_since: Date;
  waiting_as: WaitingAs;
  revocation_note: string | null;
  profile_version: number;
  is_imported: number;
  created_at: Date;
}

/** Companies by id in one statement; null for one that does not exist. */
export async function loadCompanies({ services }: LoadScope, ids: readonly string[]): Promise<(CompanyRow | null)[]> {
  const rows = await selectRows<CompanyRow>(
    services.dataSource,
    `SELECT c.id, c.account_id, c.company_name, a.email, c.phone_number, c.company_npwp, c.company_address, c.industry,
            c.company_size, c.website, c.description, c.deed_file_id, c.logo_file_id, c.is_verified, c.verified_at,
            c.is_rejected, c.rejected_at, c.rejection_reason, c.verified_by, c.rejected_by, c.waiting_since, c.waiting_as, c.revocation_note,
            c.profile_version, c.is_imported, c.created_at
     FROM companies c JOIN accounts a ON a.id = c.account_id WHERE c.id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/**
 * Refuses what only a verified company may do. The caller holds the company's lock, which every decision about it takes,
 * or one of its jobs, which each decision writes to.
 */
export async function refuseUnlessVerified(runner: Runner, companyId: string): Promise<void> {
  const company = await selectOne<{ is_verified: number }>(runner, 'SELECT is_verified FROM companies WHERE id = ?', [
    companyId,
  ]);
  if (company?.is_verified !== 1) throw refuse('COMPANY_NOT_VERIFIED');
}
