import { z } from 'zod';
import { optionalPhone, registrationFields, requiredPhone, requireSamePasswords } from './accounts.schema';
import { CompanyProfilePart } from './company-profile';
import {
  npwpDigits,
  PROFILE_COMPANY_SIZES,
  PROFILE_INDUSTRIES,
  REGISTRATION_COMPANY_SIZES,
  REGISTRATION_INDUSTRIES,
} from './companies';
import {
  fileClaim,
  givenText,
  optionalText,
  optionalWebsite,
  orElse,
  requiredOption,
  requiredText,
} from './schema-parts';
import { cleanLine } from './text';

/** The company forms. */

/** NPWP (tax number): 16 digits once everything else is removed; stored as digits. */
const optionalNpwp = givenText((text) => (cleanLine(text) ? npwpDigits(text) : null)).pipe(
  z
    .string()
    .regex(/^\d{16}$/, 'NPWP_INVALID')
    .nullable(),
);

export const companyName = requiredText({ max: 160 });

export const registerCompanySchema = z
  .object({
    companyName,
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
  givenText((text) => cleanLine(text) || null).pipe(
    z
      .string()
      .refine((value) => options.includes(value), 'OPTION_INVALID')
      .nullable(),
  );

/** Missing and empty values leave what is stored; a name that is given must not be empty. */
export const updateCompanyProfileSchema = z.object({
  companyName: companyName.nullish(),
  phoneNumber: optionalPhone,
  companyNpwp: optionalNpwp,
  companyAddress: optionalText({ max: 500, multiline: true }),
  industry: optionOrNull(ALL_INDUSTRIES),
  companySize: optionOrNull(ALL_SIZES),
  website: optionalWebsite,
  description: optionalText({ max: 5000, multiline: true }),
  deedClaim: fileClaim,
  logoClaim: fileClaim,
  remove: orElse(z.array(z.enum(CompanyProfilePart)), []),
});

export type CompanyProfileChanges = z.output<typeof updateCompanyProfileSchema>;

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
