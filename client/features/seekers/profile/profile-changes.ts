import { updateSeekerProfileSchema, type SeekerProfileChanges } from '../../../../domain/seekers.schema';
import { changedValues } from '../../../components/ProfileForm/changed-values';
import type { SeekerProfileFieldsFragment, UpdateSeekerProfileInput } from '../../../graphql/generated';

/** What the profile shows and its form may change; files and removals are apart. */
type FieldName = keyof SeekerProfileChanges & keyof SeekerProfileFieldsFragment;
export type ProfileValues = { [Name in FieldName]: NonNullable<SeekerProfileFieldsFragment[Name]> };

/** What the form starts with. */
export function profileValues(seeker: SeekerProfileFieldsFragment): ProfileValues {
  const names = Object.keys(updateSeekerProfileSchema.shape).filter((name): name is FieldName => name in seeker);
  return Object.fromEntries(names.map((name) => [name, seeker[name] ?? ''])) as ProfileValues;
}

/** The changes to save; null when there are none. */
export function profileChanges(stored: ProfileValues, values: ProfileValues): UpdateSeekerProfileInput | null {
  const changed = changedValues(stored, values);
  return Object.keys(changed).length === 0 ? null : changed;
}
