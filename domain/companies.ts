import { z } from 'zod';
import { optionalPhone, registrationFields, requireSamePasswords, requiredPhone } from './accounts';
import { optionalText, optionalUrl, requiredOption, requiredText } from './text';

/** Companies: option lists, limits and forms (both specification documents, sections 3 and 5). */

export const REGISTRATION_INDUSTRIES = [
  'Technology', 'Healthcare', 'Finance', 'Education', 'Retail', 'Manufacturing', 'Transportation', 'Construction',
  'Agriculture', 'Entertainment', 'Hospitality', 'Energy', 'Media', 'Telecommunications', 'Other',
] as const;
export const PROFILE_INDUSTRIES = [
  'Technology', 'Healthcare', 'Finance', 'Education', 'Retail', 'Manufacturing', 'Hospitality', 'Other',
] as const;
export const REGISTRATION_COMPANY_SIZES = [
  '1-10 employees', '11-50 employees', '51-200 employees', '201-500 employees', '501-1000 employees', '1000+ employees',
] as const;
export const PROFILE_COMPANY_SIZES = [
  '1-10 employees', '11-50 employees', '51-200 employees', '201-500 employees', '501-1000 employees', '1001+ employees',
] as const;

/** A list plus the stored value, so that a value from the other list stays selectable (design, section 9). */
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

/** Which decision an administrator may take from which state, and where it leads. */
export const VERIFICATION_TRANSITIONS = {
  PENDING: { VERIFY: 'VERIFIED', REJECT: 'REJECTED' },
  REJECTED: { VERIFY: 'VERIFIED' },
  VERIFIED: { REVOKE: 'PENDING' },
} as const satisfies Record<VerificationStatus, Partial<Record<VerificationDecision, VerificationStatus>>>;

export function verificationAfter(from: VerificationStatus, decision: VerificationDecision): VerificationStatus | null {
  const row: Partial<Record<VerificationDecision, VerificationStatus>> = VERIFICATION_TRANSITIONS[from];
  return row[decision] ?? null;
}

/** NPWP: 16 digits once everything else is taken out; stored as digits. */
export const optionalNpwp = z
  .string()
  .nullish()
  .transform((value) => ((value ?? '').trim() ? (value ?? '').replace(/\D/g, '') : null))
  .pipe(z.string().regex(/^\d{16}$/, 'NPWP_INVALID').nullable());

const fileClaim = z.string().max(200, 'INPUT_INVALID').nullish().transform((value) => value || null);

export const registerCompanySchema = z
  .object({
    companyName: requiredText({ max: 160 }),
    ...registrationFields,
    phoneNumber: requiredPhone,
    companyNpwp: optionalNpwp,
    companyAddress: requiredText({ max: 500, multiline: true }),
    industry: requiredOption(REGISTRATION_INDUSTRIES),
    companySize: requiredOption(REGISTRATION_COMPANY_SIZES),
    description: optionalText({ max: 5000, multiline: true }),
    deedClaim: fileClaim,
  })
  .superRefine(requireSamePasswords);

const ALL_INDUSTRIES = [...new Set<string>([...REGISTRATION_INDUSTRIES, ...PROFILE_INDUSTRIES])];
const ALL_SIZES = [...new Set<string>([...REGISTRATION_COMPANY_SIZES, ...PROFILE_COMPANY_SIZES])];
const optionOrNull = (options: readonly string[]) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').trim() || null)
    .pipe(z.string().refine((value) => options.includes(value), 'OPTION_INVALID').nullable());

/** Only the name is required; empty values leave what is stored (specification, sections 5 and 7). */
export const updateCompanyProfileSchema = z.object({
  companyName: requiredText({ max: 160 }),
  phoneNumber: optionalPhone,
  companyNpwp: optionalNpwp,
  companyAddress: optionalText({ max: 500, multiline: true }),
  industry: optionOrNull(ALL_INDUSTRIES),
  companySize: optionOrNull(ALL_SIZES),
  website: optionalUrl,
  description: optionalText({ max: 5000, multiline: true }),
});

export const rejectCompanySchema = z.object({
  companyId: z.string(),
  reason: requiredText({ max: 1000, multiline: true, required: 'REJECTION_REASON_REQUIRED' }),
  profileVersion: z.number().int(),
});
export const companyNoteSchema = z.object({
  companyId: z.string(),
  note: optionalText({ max: 1000, multiline: true }),
  profileVersion: z.number().int(),
});

export const NO_REJECTION_REASON = 'No specific reason provided.';
