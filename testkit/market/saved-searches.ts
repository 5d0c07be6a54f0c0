import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { SaveSearchInput } from '../graphql/graphql';

const SAVE = graphql(`mutation SaveSearch($input: SaveSearchInput!) {
  saveSearch(input: $input) { savedSearch { id name search cadence } errors { ...Refusal } }
}`);
const SAVED = graphql(`query SavedSearches { savedSearches {
  id name search cadence createdAt
  filter { employmentType placeId placeName salaryFrom interviewType freeWithinDays postedWithinDays }
} }`);

/** Sends the form of a saved search; a daily one for "sopir" unless said otherwise. */
export async function saveSearch({ client }: Asker, options: Partial<SaveSearchInput> = {}) {
  const input = { name: 'Sopir', search: 'sopir', cadence: 'DAILY', ...options } as const;
  return (await client.ask(SAVE, { input })).saveSearch;
}

/** The id of a search that must have been saved by the rules. */
export async function aSavedSearch(person: Asker, options: Partial<SaveSearchInput> = {}): Promise<string> {
  const { savedSearch, errors } = await saveSearch(person, options);
  if (!savedSearch) throw new Error(`The search was refused: ${errors[0]?.message}`);
  return savedSearch.id;
}

export async function savedSearchesOf({ client }: Asker) {
  return (await client.ask(SAVED)).savedSearches;
}
