/** Companies: option lists, limits and decisions. */

export const REGISTRATION_INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Transportation',
  'Construction',
  'Agriculture',
  'Entertainment',
  'Hospitality',
  'Energy',
  'Media',
  'Telecommunications',
  'Other',
] as const;
export const PROFILE_INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Hospitality',
  'Other',
] as const;
export const REGISTRATION_COMPANY_SIZES = [
  '1-10 employees',
  '11-50 employees',
  '51-200 employees',
  '201-500 employees',
  '501-1000 employees',
  '1000+ employees',
] as const;
export const PROFILE_COMPANY_SIZES = [
  '1-10 employees',
  '11-50 employees',
  '51-200 employees',
  '201-500 employees',
  '501-1000 employees',
  '1001+ employees',
] as const;

/** A list plus the stored value, so that a value from the other list stays selectable. */
export function optionsWith(options: readonly string[], stored: string | null | undefined): string[] {
  return stored && !options.includes(stored) ? [...options, stored] : [...options];
}

export const VerificationStatus = { PENDING: 'PENDING', VERIFIED: 'VERIFIED', REJECTED: 'REJECTED' } as const;
export type VerificationStatus = (typeof VerificationStatus)[keyof typeof VerificationStatus];

export function verificationStatusOf(company: { isVerified: boolean; isRejected: boolean }): VerificationStatus {
  if (company.isVerified) return VerificationStatus.VERIFIED;
  return company.isRejected ? VerificationStatus.REJECTED : VerificationStatus.PENDING;
}

export const VerificationDecision = { VERIFY: 'VERIFY', REJECT: 'REJECT', REVOKE: 'REVOKE' } as const;
export type VerificationDecision = (typeof VerificationDecision)[keyof typeof VerificationDecision];

/**
 * Which decision an administrator may take from which state, and where it leads.
 * A rejected company comes back by editing its profile, which makes it pending again.
 */
export const VERIFICATION_TRANSITIONS = {
  PENDING: { VERIFY: 'VERIFIED', REJECT: 'REJECTED' },
  REJECTED: {},
  VERIFIED: { REVOKE: 'PENDING' },
} as const satisfies Record<VerificationStatus, Partial<Record<VerificationDecision, VerificationStatus>>>;

export function verificationAfter(from: VerificationStatus, decision: VerificationDecision): VerificationStatus | null {
  const row: Partial<Record<VerificationDecision, VerificationStatus>> = VERIFICATION_TRANSITIONS[from];
  return row[decision] ?? null;
}

/** Why a company waits for a decision: it is new, edited its profile since the last decision, or was revoked. */
export const WaitingAs = { NEW: 'NEW', CORRECTED: 'CORRECTED', REVOKED: 'REVOKED' } as const;
export type WaitingAs = (typeof WaitingAs)[keyof typeof WaitingAs];

/** The order of the administrators' list of companies. */
export const CompanyOrder = { NEWEST: 'NEWEST', LONGEST_WAITING: 'LONGEST_WAITING' } as const;
export type CompanyOrder = (typeof CompanyOrder)[keyof typeof CompanyOrder];

/** The decision in a sentence that begins with an administrator's name. */
export const DECISION_VERBS = {
  VERIFY: 'verified it',
  REJECT: 'rejected it',
  REVOKE: 'revoked its verification',
} as const satisfies Record<VerificationDecision, string>;

export const NO_REJECTION_REASON = 'No specific reason provided.';

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
