import type { z } from 'zod';
import { refuse } from '../../../../domain/errors';
import type { JobFilter } from '../../../../domain/job-filter';
import { placesWithin } from '../../../text/places/place-of';
import { isWorthSaving, MAX_SAVED_SEARCHES, nextDueAt } from '../../../../domain/saved-searches';
import type { saveSearchSchema } from '../../../../domain/saved-searches.schema';
import type { SeekerActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { SavedSearch } from '../saved-search.entity';

export async function saveSearch(
  { dataSource, clock, limiter }: Services,
  { seekerId }: SeekerActor,
  input: z.output<typeof saveSearchSchema> & { filter: JobFilter },
): Promise<SavedSearch> {
  const { name, search, filter, cadence } = input;
  if (!isWorthSaving(search, filter)) throw refuse('SAVED_SEARCH_EMPTY');
  if (filter.placeId !== null && placesWithin(filter.placeId).length === 0)
    throw refuse('OPTION_INVALID', ['filter', 'placeId']);
  await limiter.consume('save-search', seekerId);
  const now = clock.now();
  const saved: SavedSearch = {
    id: newId(),
    seekerId,
    name,
    search,
    filter,
    cadence,
    createdAt: now,
    newsSince: now,
    nextDueAt: nextDueAt(cadence, now),
  };
  await inTransaction(dataSource, async (transaction) => {
    // Saves of one seeker wait for each other, so that the count holds.
    await lockRows(transaction, { seeker: seekerId });
    const searches = transaction.manager.getRepository(SavedSearch);
    if ((await searches.countBy({ seekerId })) >= MAX_SAVED_SEARCHES) throw refuse('TOO_MANY_SAVED_SEARCHES');
    if (await searches.existsBy({ seekerId, name })) throw refuse('SAVED_SEARCH_NAME_TAKEN', ['name']);
    await searches.insert(saved);
  });
  return saved;
}
