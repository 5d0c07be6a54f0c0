import { refuse } from '../../../../domain/errors';
import type { SeekerActor } from '../../../actor';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { SavedSearch } from '../saved-search.entity';

/** Another seeker's search looks like a missing one, and so does a second call. */
export async function deleteSavedSearch(
  { dataSource }: Services,
  { seekerId }: SeekerActor,
  id: string,
): Promise<void> {
  const { affected } = await write(dataSource, (manager) =>
    manager.getRepository(SavedSearch).delete({ id, seekerId }),
  );
  if (affected !== 1) throw refuse('SAVED_SEARCH_NOT_FOUND');
}
