import type { ProfileSnapshot } from '../../../domain/companies';

/** The columns of a company's row that administrators decide on. */
export interface ProfileColumns {
  company_name: string;
  company_npwp: string | null;
  deed_file_id: string | null;
  company_address: string | null;
  phone_number: string | null;
  industry: string | null;
  company_size: string | null;
  website: string | null;
  description: string | null;
  logo_file_id: string | null;
}

export const PROFILE_COLUMNS =
  'company_name, company_npwp, deed_file_id, company_address, phone_number, industry, company_size, website, description, logo_file_id';

export function snapshotOf(row: ProfileColumns): ProfileSnapshot {
  return {
    COMPANY_NAME: row.company_name,
    NPWP: row.company_npwp,
    DEED: row.deed_file_id,
    ADDRESS: row.company_address,
    PHONE_NUMBER: row.phone_number,
    INDUSTRY: row.industry,
    COMPANY_SIZE: row.company_size,
    WEBSITE: row.website,
    DESCRIPTION: row.description,
    LOGO: row.logo_file_id,
  };
}
