/** The fields of either profile that a person can correct; files by their kind. */
export const PROFILE_FIELDS = [
  'fullName',
  'phoneNumber',
  'education',
  'workExperience',
  'technicalSkills',
  'softSkills',
  'cv',
  'portfolio',
  'picture',
  'companyName',
  'companyNpwp',
  'companyAddress',
  'industry',
  'companySize',
  'website',
  'description',
  'deed',
  'logo',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

const isProfileField = (name: string): name is ProfileField => PROFILE_FIELDS.some((field) => field === name);

/** Which fields differ in these values of a row, in which a file is the id of one (`cvFileId`). */
export function correctedFields(before: object, changes: object): ProfileField[] {
  const stored = before as Record<string, unknown>;
  return Object.entries(changes)
    .filter(([column, value]) => JSON.stringify(stored[column] ?? null) !== JSON.stringify(value ?? null))
    .map(([column]) => column.replace(/FileId$/, ''))
    .filter(isProfileField);
}
