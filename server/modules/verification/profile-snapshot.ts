import type { ProfileSnapshot } from '../../../domain/company-profile';
import type { CompanyRow } from '../companies';

/** The part of a profile that administrators decide on. */
export function snapshotOf(row: CompanyRow): ProfileSnapshot {
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
