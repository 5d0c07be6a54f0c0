/** The profile that a company hands in, and what has changed in it. */

/** What a company may remove from its profile; a missing or empty value alone changes nothing. */
export const CompanyProfilePart = {
  DEED: 'DEED',
  LOGO: 'LOGO',
  NPWP: 'NPWP',
  WEBSITE: 'WEBSITE',
  DESCRIPTION: 'DESCRIPTION',
} as const;
export type CompanyProfilePart = (typeof CompanyProfilePart)[keyof typeof CompanyProfilePart];

/** The fields that a company submits, which administrators compare with the last decision. */
export const CompanyProfileField = {
  COMPANY_NAME: 'COMPANY_NAME',
  NPWP: 'NPWP',
  DEED: 'DEED',
  ADDRESS: 'ADDRESS',
  PHONE_NUMBER: 'PHONE_NUMBER',
  INDUSTRY: 'INDUSTRY',
  COMPANY_SIZE: 'COMPANY_SIZE',
  WEBSITE: 'WEBSITE',
  DESCRIPTION: 'DESCRIPTION',
  LOGO: 'LOGO',
} as const;
export type CompanyProfileField = (typeof CompanyProfileField)[keyof typeof CompanyProfileField];

/** A profile at one moment; deed and logo are ids of files. */
export type ProfileSnapshot = Readonly<Record<CompanyProfileField, string | null>>;

export interface ProfileChange {
  field: CompanyProfileField;
  before: string | null;
  now: string | null;
}

/** What differs between two moments, in the order of the fields; an empty text is the same as none. */
export function profileChanges(before: Partial<ProfileSnapshot>, now: ProfileSnapshot): ProfileChange[] {
  return Object.values(CompanyProfileField)
    .map((field) => ({ field, before: before[field] || null, now: now[field] || null }))
    .filter((change) => change.before !== change.now);
}
