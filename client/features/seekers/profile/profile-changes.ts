import type { SeekerProfileFieldsFragment, UpdateSeekerProfileInput } from '../../../graphql/generated';

export interface ProfileValues {
  fullName: string;
  phoneNumber: string;
  education: string;
  workExperience: string;
  technicalSkills: string[];
  softSkills: string[];
}

/** What the form starts with. */
export function profileValues(seeker: SeekerProfileFieldsFragment): ProfileValues {
  return {
    fullName: seeker.fullName,
    phoneNumber: seeker.phoneNumber ?? '',
    education: seeker.education ?? '',
    workExperience: seeker.workExperience ?? '',
    technicalSkills: [...seeker.technicalSkills],
    softSkills: [...seeker.softSkills],
  };
}

const same = (one: string | string[], other: string | string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Only what differs from what is stored, so that another tab's save of another field is kept. Emptied texts are left
 * out: the stored value stays. Null when there is nothing to send.
 */
export function profileChanges(stored: ProfileValues, values: ProfileValues): UpdateSeekerProfileInput | null {
  const names = Object.keys(stored) as (keyof ProfileValues)[];
  const changed = names.filter((name) => {
    const value = values[name];
    const isEmptied = typeof value === 'string' && value.trim() === '';
    return !isEmptied && !same(stored[name], value);
  });
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
