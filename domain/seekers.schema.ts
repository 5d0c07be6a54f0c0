import { z } from 'zod';
import {
  completionPassword,
  optionalPhone,
  registrationFields,
  requiredPhone,
  requireSamePasswords,
  mailedCode,
} from './accounts.schema';
import { cleanPersonName, isPersonName } from './names';
import { fileClaim, givenText, optionalText, orElse, requiredOption, requiredText, tagList } from './schema-parts';
import { EDUCATION_LEVELS, SeekerProfilePart } from './seekers';
import { sitePath } from './site-path';

/** The seeker forms. */

/** Both spellings of the associate degree are accepted; one is stored. */
const education = z.preprocess(
  (value) => (value === "Associate's Degree" ? 'Associate Degree' : value),
  requiredOption(EDUCATION_LEVELS),
);

const NAME_MAX_LENGTH = 120;

const cleanName = givenText(cleanPersonName);
export const personName = cleanName.pipe(
  z.string().min(1, 'REQUIRED_FIELDS').max(NAME_MAX_LENGTH, 'TEXT_TOO_LONG').refine(isPersonName, 'NAME_INVALID'),
);
const skills = tagList(40, 60);
export const registerSeekerSchema = z
  .object({
    fullName: personName,
    phoneNumber: requiredPhone,
    ...registrationFields,
    education,
    workExperience: optionalText({ max: 5000, multiline: true }),
    technicalSkills: skills,
    softSkills: skills,
    cvClaim: fileClaim,
    portfolioClaim: fileClaim,
    // Anything else than a path of this site counts as not given: it must not keep a person from registering.
    returnTo: z.string().nullish().transform(sitePath),
  })
  .superRefine(requireSamePasswords);

export const completeProfileSchema = z
  .object({
    fullName: personName,
    phoneNumber: requiredPhone,
    education,
    workExperience: requiredText({ max: 5000, multiline: true }),
    password: z.string().nullish(),
    confirmPassword: z.string().nullish(),
    mailedCode,
  })
  .superRefine((input, context) => {
    if (!input.password && !input.confirmPassword) return;
    const broken = completionPassword.safeParse(input.password);
    if (!broken.success) {
      context.addIssue({
        code: 'custom',
        message: broken.error.issues[0]?.message ?? 'INPUT_INVALID',
        path: ['password'],
      });
    }
    requireSamePasswords({ password: input.password ?? '', confirmPassword: input.confirmPassword ?? '' }, context);
  });

export type CompletedProfile = z.output<typeof completeProfileSchema>;

/** Missing and empty fields keep their stored value. */
export const updateSeekerProfileSchema = z.object({
  fullName: cleanName
    .transform((name) => name || null)
    .pipe(z.string().max(NAME_MAX_LENGTH, 'TEXT_TOO_LONG').refine(isPersonName, 'NAME_INVALID').nullable()),
  phoneNumber: optionalPhone,
  education: education.nullish(),
  workExperience: optionalText({ max: 5000, multiline: true }),
  technicalSkills: skills.nullish(),
  softSkills: skills.nullish(),
  cvClaim: fileClaim,
  portfolioClaim: fileClaim,
  pictureClaim: fileClaim,
  remove: orElse(z.array(z.enum(SeekerProfilePart)), []),
});

export type SeekerProfileChanges = z.output<typeof updateSeekerProfileSchema>;
