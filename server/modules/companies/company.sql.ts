import type { EntityManager } from 'typeorm';
import { refuse } from '../../../domain/errors';
import { FILE_AUDIENCE } from '../../../domain/files';
import type { Language } from '../../../domain/language';
import { read } from '../../db/read';
import { readColumnsOf, selected } from '../../db/field-table';
import { notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { oneByKey, type LoadScope } from '../../graphql/loaders';
import type { FileRule } from '../files';
import { CompanyMember } from './company-member.entity';
import { Company } from './company.entity';
import { COMPANY_TABLE } from './company.table';

const OWN = readColumnsOf(COMPANY_TABLE);
const COMPANY = { ...OWN, email: notNullHere(text), language: nullable(oneOf<Language>()) };

/** Of company `c`: the first owner's. */
const LANGUAGE = `SELECT a.language FROM company_members m JOIN accounts a ON a.id = m.account_id
  WHERE m.company_id = c.id AND m.role = 'OWNER' ORDER BY m.since, m.account_id LIMIT 1`;

export type CompanyRow = Row<typeof COMPANY>;

function companiesById(executor: QueryExecutor, ids: readonly string[]): Promise<CompanyRow[]> {
  return selectRows(
    executor,
    COMPANY,
    `SELECT ${selected('c', OWN)}, (${LANGUAGE}) AS language
     FROM companies c WHERE c.id IN (${placeholders(ids)}) AND c.email IS NOT NULL`,
    ids,
  );
}

/** Companies by id in one statement; null for one that does not exist. */
export async function loadCompanies({ services }: LoadScope, ids: readonly string[]): Promise<(CompanyRow | null)[]> {
  return oneByKey(ids, await companiesById(services.dataSource, ids), ({ id }) => id);
}

export async function readCompany(executor: QueryExecutor, id: string): Promise<CompanyRow | null> {
  return (await companiesById(executor, [id]))[0] ?? null;
}

/** A company that was registered with an address that is now corrected goes by the new one. */
export async function followCorrectedAddress(
  manager: EntityManager,
  accountId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const member = await manager.getRepository(CompanyMember).findOneBy({ accountId });
  if (member) await manager.getRepository(Company).update({ id: member.companyId, email: before }, { email: after });
}

/**
 * Refuses what only a verified company may do. The caller holds the lock of the company or of one of its jobs, because
 * every decision about the company locks the company and writes to its jobs.
 */
export async function refuseUnlessVerified(manager: EntityManager, companyId: string): Promise<void> {
  if (!(await manager.getRepository(Company).existsBy({ id: companyId, isVerified: true })))
    throw refuse('OWN_COMPANY_NOT_VERIFIED');
}

/** The logo of a verified company: for people who are signed in, and for everyone while the company shows itself to all. */
export const logoOfVerifiedCompany: FileRule = async (executor, actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'company-page') return null;
  const company = await read(executor, (manager) =>
    manager.getRepository(Company).findOneBy({ logoFileId: file.id, isVerified: true }),
  );
  if (!company) return null;
  if (company.isPublic && company.erasingAt === null) return { caching: 'public' };
  return actor ? { caching: 'private' } : null;
};

/** Every member reads what the company shows, not only the one who uploaded it. */
export const filesOfOwnCompany: FileRule = async (executor, actor, file) => {
  const isOfCompany = FILE_AUDIENCE[file.preset] === 'company-page' || FILE_AUDIENCE[file.preset] === 'administration';
  if (!isOfCompany || !actor?.companyId) return null;
  const id = actor.companyId;
  const isShown = await read(executor, (manager) =>
    manager.getRepository(Company).existsBy([
      { id, logoFileId: file.id },
      { id, deedFileId: file.id },
    ]),
  );
  return isShown ? { caching: 'private' } : null;
};
