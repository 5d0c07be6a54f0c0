import { filePath } from '../../../domain/files';
import { shownColumnsOf } from '../../db/field-table';
import type { RequestLoaders } from '../../graphql/loaders';
import type { SeekerParent } from '../seekers';
import { SEEKER_TABLE } from '../seekers/seeker.table';
import { beginReveal } from './reveals';
import { detailOf } from './revealed-detail';

/** What the mask keeps from companies. The path of a file shows nothing by itself; opening it has its own receipt. */
const WATCHED = [
  'email',
  ...shownColumnsOf(SEEKER_TABLE, 'masked', 'after acceptance').flatMap(([, { as }, name]) =>
    as === filePath ? [] : [name],
  ),
] as (keyof SeekerParent)[];

/** A seeker for an administrator: what is read of them is noted for the receipt. */
export function withRevealTracking(loaders: RequestLoaders, seeker: SeekerParent): SeekerParent {
  const reveal = beginReveal(loaders, { subjectId: seeker.id, seekerId: seeker.id });
  const getters = WATCHED.map((name): [string, PropertyDescriptor] => [
    name,
    { get: () => reveal.see(detailOf(name), seeker[name]) },
  ]);
  return Object.create(seeker, Object.fromEntries(getters)) as SeekerParent;
}
