import { z } from 'zod';
import { completionPassword, optionalPhone, registrationFields, requiredPhone, requireSamePasswords } from './accounts.schema';
import { optionalText, requiredOption, requiredText, tagList } from './schema-parts';
import { EDUCATION_LEVELS, SeekerProfilePart } from './seekers';

/** The seeker forms (seeker specification, sections 2 and 5). */

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
  cvClaim: fileClaim,
  portfolioClaim: fileClaim,
  pictureClaim: fileClaim,
  remove: z.array(z.enum(SeekerProfilePart)).nullish().transform((parts) => parts ?? []),
});
