import { filePath } from '../../../domain/files';
import type { PublicCompany } from '../../../domain/public-pages';
import { isPossibleId } from '../../db/columns';
import { columnsNamed, selected } from '../../db/field-table';
import { integer } from '../../db/row';
import { selectOne, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { PUBLIC_COMPANY } from '../companies/company-columns.sql';
import { COMPANY_TABLE } from '../companies/company.table';

type Reader = LoadScope['services'];

/** Named one by one, so that a new column is not public by itself. */
const SHOWN = columnsNamed(
  COMPANY_TABLE,
  'id',
  'company_name',
  'logo_file_id',
  'industry',
  'company_size',
  'company_address',
  'website',
  'description',
  'created_at',
);

/** A company for people without an account; null when it is not public, for any reason. One statement. */
export async function readPublicCompany(
  { dataSource }: Reader,
  id: string,
): Promise<Omit<PublicCompany, 'trackRecord'> | null> {
  if (!isPossibleId(id)) return null;
  const row = await selectOne(
    dataSource,
    SHOWN,
    `SELECT ${selected('c', SHOWN)} FROM companies c WHERE c.id = ? AND ${PUBLIC_COMPANY}`,
    [id],
  );
  return (
    row && {
      id: row.id,
      name: row.company_name,
      logo: row.logo_file_id && filePath(row.logo_file_id),
      industry: row.industry,
      companySize: row.company_size,
      companyAddress: row.company_address,
      website: row.website,
      description: row.description,
      createdAt: row.created_at.toISOString(),
    }
  );
}

/** Companies in one file: each has an address in both languages, and a file takes 50,000. */
const SITEMAP_COMPANIES = 25_000;

/** One file of the sitemap, from 0; in the order of ids, which never changes. */
export function readCompanySitemap({ dataSource }: Reader, file: number) {
  return selectRows(
    dataSource,
    columnsNamed(COMPANY_TABLE, 'id', 'company_name', 'updated_at'),
    `SELECT c.id, c.company_name, c.updated_at FROM companies c WHERE ${PUBLIC_COMPANY} ORDER BY c.id LIMIT ? OFFSET ?`,
    [SITEMAP_COMPANIES, file * SITEMAP_COMPANIES],
  );
}

/** None while no company shows itself. */
export async function countCompanySitemaps({ dataSource }: Reader): Promise<number> {
  const sql = `SELECT COUNT(*) AS total FROM companies c WHERE ${PUBLIC_COMPANY}`;
  const row = await selectOne(dataSource, { total: integer }, sql);
  return Math.ceil((row?.total ?? 0) / SITEMAP_COMPANIES);
}
