import { z } from 'zod';
import { cleanSearch } from './jobs';
import { SAVED_SEARCH_NAME_MAX, SavedSearchCadence } from './saved-searches';
import { requiredText } from './schema-parts';

/** The form that saves a search. */
export const saveSearchSchema = z.object({
  name: requiredText({ max: SAVED_SEARCH_NAME_MAX, required: 'SAVED_SEARCH_NAME_REQUIRED' }),
  search: z.string().nullish().transform(cleanSearch),
  cadence: z.enum(SavedSearchCadence),
});
