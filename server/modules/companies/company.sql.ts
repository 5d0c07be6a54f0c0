import type { EntityManager } from 'typeorm';
import type { WaitingAs } from '../../../domain/verification';
import { refuse } from '../../../domain/errors';
import { FILE_AUDIENCE } from '../../../domain/files';
import { read } from '../../db/read';
import { instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import type { FileRule } from '../files/public';
import { Company } from './company.entity';

const COMPANY = {
  id: text,
  company_name: text,
  email: text,
  phone_number: nullable(text),
  company_npwp: nullable(text),
  company_address: nullable(text),
  industry: nullable(text),
  company_size: nullable(text),
  website: nullable(text),
  description: nullable(text),
  deed_file_id: nullable(text),
  logo_file_id: nullable(text),
  is_verified: integer,
  verified_at: nullable(instant),
  is_rejected: integer,
  rejected_at: nullable(instant),
  rejection_reason: nullable(text),
  verified_by: nullable(text),
  rejected_by: nullable(text),
  waiting_since: instant,
  waiting_as: oneOf<WaitingAs>(),
  revocation_note: nullable(text),
  profile_version: integer,
  is_imported: integer,
  created_at: instant,
  erasing_at: nullable(instant),
};
export type CompanyRow = Row<typeof COMPANY>;

function companiesById(executor: QueryExecutor, ids: readonly string[]): Promise<CompanyRow[]> {
  return selectRows(
    executor,
    COMPANY,
    `SELECT c.id, c.company_name, a.email, c.phone_number, c.company_npwp, c.company_address, c.industry, c.company_size,
            c.website, c.description, c.deed_file_id, c.logo_file_id, c.is_verified, c.verified_at,
            c.is_rejected, c.rejected_at, c.rejection_reason, c.verified_by, c.rejected_by, c.waiting_since, c.waiting_as, c.revocation_note,
            c.profile_version, c.is_imported, c.created_at, c.erasing_at
     FROM companies c JOIN accounts a ON a.id = c.account_id WHERE c.id IN (${placeholders(ids)})`,
    ids,
  );
}

/** Companies by id in one statement; null for one that does not exist. */
export async function loadCompanies({ services }: LoadScope, ids: readonly string[]): Promise<(CompanyRow | null)[]> {
  const byId = new Map((await companiesById(services.dataSource, ids)).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

export async function readCompany(executor: QueryExecutor, id: string): Promise<CompanyRow | null> {
  return (await companiesById(executor, [id]))[0] ?? null;
}

/**
 * Refuses what only a verified company may do. The caller holds the lock of the company or of one of its jobs, because
 * every decision about the company locks the company and writes to its jobs.
 */
export async function refuseUnlessVerified(manager: EntityManager, companyId: string): Promise<void> {
  if (!(await manager.getRepository(Company).existsBy({ id: companyId, isVerified: true })))
    throw refuse('COMPANY_NOT_VERIFIED');
}

/** The logo of a verified company is for everyone. */
export const logoOfVerifiedCompany: FileRule = async (executor, _actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'company-page') return null;
  const isPublic = await read(executor, (manager) =>
    manager.getRepository(Company).existsBy({ logoFileId: file.id, isVerified: true }),
  );
  return isPublic ? { caching: 'public' } : null;
};
