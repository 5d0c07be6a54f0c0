import { refuse } from '../../../../domain/errors';
import { nextDueAt, type SavedSearchCadence } from '../../../../domain/saved-searches';
import type { SeekerActor } from '../../../actor';
import { read } from '../../../db/read';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { SavedSearch } from '../saved-search.entity';

/**
 * Changes how often a search is mailed about, and turns its mails off and on. What was posted while they were off is no
 * news. Repeating it changes nothing.
 */
export async function setCadence(
  { dataSource, clock }: Services,
  { seekerId }: SeekerActor,
  { id, cadence }: { id: string; cadence: SavedSearchCadence },
): Promise<SavedSearch> {
  const saved = await read(dataSource, (manager) => manager.findOneBy(SavedSearch, { id, seekerId }));
  if (!saved) throw refuse('SAVED_SEARCH_NOT_FOUND');
  if (saved.cadence === cadence) return saved;
  const now = clock.now();
  const change = {
    cadence,
    nextDueAt: nextDueAt(cadence, now),
    ...(saved.cadence === 'OFF' && { newsSince: now }),
  };
  await write(dataSource, (manager) => manager.getRepository(SavedSearch).update({ id, seekerId }, change));
  return { ...saved, ...change };
}
