import { updateSeekerProfileSchema, type SeekerProfileChanges } from '../../../../domain/seekers.schema';
import type { SeekerProfileFieldsFragment, UpdateSeekerProfileInput } from '../../../graphql/generated';

/** What the profile shows and its form may change; files and removals are apart. */
type FieldName = keyof SeekerProfileChanges & keyof SeekerProfileFieldsFragment;
export type ProfileValues = { [Name in FieldName]: NonNullable<SeekerProfileFieldsFragment[Name]> };

/** What the form starts with. */
export function profileValues(seeker: SeekerProfileFieldsFragment): ProfileValues {
  const names = Object.keys(updateSeekerProfileSchema.shape).filter((name): name is FieldName => name in seeker);
  return Object.fromEntries(names.map((name) => [name, seeker[name] ?? ''])) as ProfileValues;
}

const same = (one: string | string[], other: string | string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Only what differs from what is stored, so that another tab's save of another field is kept. Emptied texts are left
 * out: the stored value stays. Null when there is nothing to send.
 */
export function profileChanges(stored: ProfileValues, values: ProfileValues): UpdateSeekerProfileInput | null {
  const names = Object.keys(stored) as FieldName[];
  const changed = names.filter((name) => {
    const value = values[name];
    const isEmptied = typeof value === 'string' && value.trim() === '';
    return !isEmptied && !same(stored[name], value);
  });
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
