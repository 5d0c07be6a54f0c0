import type { RevealedDetail } from '../../../domain/reveals';
import type { RequestLoaders } from '../../graphql/loaders';
import type { SeekerParent } from '../seekers/public';
import { beginReveal } from './reveals';

const WATCHED = {
  fullName: 'NAME',
  email: 'EMAIL',
  phoneNumber: 'PHONE',
  technicalSkills: 'TEXTS',
  softSkills: 'TEXTS',
  workExperience: 'TEXTS',
} as const satisfies Partial<Record<keyof SeekerParent, RevealedDetail>>;

/** A seeker for an administrator: what is read of them is noted for the receipt. */
export function watchedSeeker(loaders: RequestLoaders, seeker: SeekerParent): SeekerParent {
  const reveal = beginReveal(loaders, { subjectId: seeker.id, seekerId: seeker.id });
  const getters = Object.entries(WATCHED).map(([name, detail]): [string, PropertyDescriptor] => [
    name,
    { get: () => reveal.see(detail, seeker[name as keyof typeof WATCHED]) },
  ]);
  return Object.create(seeker, Object.fromEntries(getters)) as SeekerParent;
}
