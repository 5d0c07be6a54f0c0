import { z } from 'zod';
import { completionPassword, registrationFields, requireSamePasswords, requiredPhone, optionalPhone } from './accounts';
import { optionalText, requiredOption, requiredText, tagList } from './text';

/** The job seeker's profile: option lists, limits and forms (seeker specification, sections 2, 3 and 5). */

export const EDUCATION_LEVELS = [
  'Elementary School',
  'Junior High School',
  'Senior High School',
  'Diploma',
  'Associate Degree',
  "Bachelor's Degree",
  'Other',
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Both spellings of the associate degree are accepted; one is stored (design, section 9). */
const education = z.preprocess(
  (value) => (value === "Associate's Degree" ? 'Associate Degree' : value),
  requiredOption(EDUCATION_LEVELS),
);

const fullName = requiredText({ max: 120 });
const skills = tagList(40, 60);
const fileClaim = z.string().max(200, 'INPUT_INVALID').nullish().transform((value) => value || null);

export const registerSeekerSchema = z
  .object({
    fullName,
    phoneNumber: requiredPhone,
    ...registrationFields,
    education,
    workExperience: optionalText({ max: 5000, multiline: true }),
    technicalSkills: skills,
    softSkills: skills,
    cvClaim: fileClaim,
    portfolioClaim: fileClaim,
  })
  .superRefine(requireSamePasswords);

export const completeProfileSchema = z
  .object({
    fullName,
    phoneNumber: requiredPhone,
    education,
    workExperience: requiredText({ max: 5000, multiline: true }),
    password: z.string().nullish(),
    confirmPassword: z.string().nullish(),
  })
  .superRefine((input, context) => {
    if (!input.password && !input.confirmPassword) return;
    const broken = completionPassword.safeParse(input.password);
    if (!broken.success) {
      context.addIssue({ code: 'custom', message: broken.error.issues[0]?.message ?? 'INPUT_INVALID', path: ['password'] });
    }
    requireSamePasswords({ password: input.password ?? '', confirmPassword: input.confirmPassword ?? '' }, context);
  });

/** Fields that are missing or empty are left as they are (specification: empty values are dropped on update). */
export const updateSeekerProfileSchema = z.object({
  fullName: optionalText({ max: 120 }),
  phoneNumber: optionalPhone,
  education: education.nullish(),
  workExperience: optionalText({ max: 5000, multiline: true }),
  technicalSkills: skills.nullish(),
  softSkills: skills.nullish(),
});

export interface ProfileParts {
  fullName: string | null;
  phoneNumber: string | null;
  education: string | null;
  workExperience: string | null;
  hasCv: boolean;
  hasPortfolio: boolean;
  hasPicture: boolean;
  technicalSkills: readonly string[];
  softSkills: readonly string[];
}

/** Whole percent of nine equal parts (specification, section 4, "Profile"). */
export function profileCompletionPercent(profile: ProfileParts): number {
  const parts = [
    profile.fullName,
    profile.phoneNumber,
    profile.education,
    profile.workExperience,
    profile.hasCv,
    profile.hasPortfolio,
    profile.technicalSkills.length,
    profile.softSkills.length,
    profile.hasPicture,
  ];
  return Math.round((parts.filter(Boolean).length / parts.length) * 100);
}

/** Red under 50 percent, yellow under 80, otherwise green. */
export function completionColour(percent: number): 'red' | 'yellow' | 'green' {
  if (percent < 50) return 'red';
  return percent < 80 ? 'yellow' : 'green';
}

/** Complete when said so, or when the four parts that Complete Profile asks for are filled. */
export function isProfileComplete(profile: Omit<ProfileParts, 'hasCv' | 'hasPortfolio' | 'hasPicture' | 'technicalSkills' | 'softSkills'> & { markedComplete: boolean }): boolean {
  return (
    profile.markedComplete ||
    Boolean(profile.fullName && profile.phoneNumber && profile.education && profile.workExperience)
  );
}
