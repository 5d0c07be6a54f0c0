/** The job seeker's profile: option lists, limits and completeness. */

export const EDUCATION_LEVELS = [
  'Elementary School',
  'Junior High School',
  'Senior High School',
  'Diploma',
  'Associate Degree',
  "Bachelor's Degree",
  'Other',
] as const;

/** Red under 50 percent, yellow under 80, otherwise green. */
export function completionColour(percent: number): 'red' | 'yellow' | 'green' {
  if (percent < 50) return 'red';
  return percent < 80 ? 'yellow' : 'green';
}

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

/** What a seeker may remove from the profile; a missing or empty value alone changes nothing. */
export const SeekerProfilePart = {
  CV: 'CV',
  PORTFOLIO: 'PORTFOLIO',
  PICTURE: 'PICTURE',
  WORK_EXPERIENCE: 'WORK_EXPERIENCE',
} as const;
export type SeekerProfilePart = (typeof SeekerProfilePart)[keyof typeof SeekerProfilePart];

/** The nine equal parts of a profile. */
export const ProfilePart = {
  NAME: 'NAME',
  PHONE: 'PHONE',
  EDUCATION: 'EDUCATION',
  WORK_EXPERIENCE: 'WORK_EXPERIENCE',
  TECHNICAL_SKILLS: 'TECHNICAL_SKILLS',
  SOFT_SKILLS: 'SOFT_SKILLS',
  CV: 'CV',
  PORTFOLIO: 'PORTFOLIO',
  PICTURE: 'PICTURE',
} as const;
export type ProfilePart = (typeof ProfilePart)[keyof typeof ProfilePart];

const PROFILE_PARTS = Object.values(ProfilePart);

export function missingProfileParts(profile: ProfileParts): ProfilePart[] {
  const filled: Record<ProfilePart, unknown> = {
    NAME: profile.fullName,
    PHONE: profile.phoneNumber,
    EDUCATION: profile.education,
    WORK_EXPERIENCE: profile.workExperience,
    TECHNICAL_SKILLS: profile.technicalSkills.length,
    SOFT_SKILLS: profile.softSkills.length,
    CV: profile.hasCv,
    PORTFOLIO: profile.hasPortfolio,
    PICTURE: profile.hasPicture,
  };
  return PROFILE_PARTS.filter((part) => !filled[part]);
}

/** Whole percent. */
export function profileCompletionPercent(missing: readonly ProfilePart[]): number {
  return Math.round((1 - missing.length / PROFILE_PARTS.length) * 100);
}

/** Complete when stored as such, or when the four parts that Complete Profile asks for are filled. */
export function isProfileComplete(
  profile: Omit<ProfileParts, 'hasCv' | 'hasPortfolio' | 'hasPicture' | 'technicalSkills' | 'softSkills'> & {
    markedComplete: boolean;
  },
): boolean {
  return (
    profile.markedComplete ||
    Boolean(profile.fullName && profile.phoneNumber && profile.education && profile.workExperience)
  );
}
