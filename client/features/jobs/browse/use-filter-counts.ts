import {
  useJobFilterCountsQuery,
  type ChoiceCountFragment,
  type JobFilterCountsQuery,
  type UnderstoodSearchInput,
} from '../../../graphql/generated';
import type { JobsAddress } from './jobs-address';

export type FilterCounts = JobFilterCountsQuery['jobFilterCounts'];

/** How many jobs each choice would leave; null until they are here. `understoodAs` is of a list of jobs elsewhere, or of all. */
export function useFilterCounts(
  { search, filter }: JobsAddress,
  understoodAs: UnderstoodSearchInput | null,
): FilterCounts | null {
  const { data, previousData, loading } = useJobFilterCountsQuery({
    variables: { search: search || null, filter, understoodAs },
  });
  const shown = data ?? (loading ? previousData : undefined);
  return shown?.jobFilterCounts ?? null;
}

/** A choice that leaves nothing is not in the response. */
export function countOf(counts: readonly ChoiceCountFragment[] | undefined, choice: string | number): number | null {
  if (!counts) return null;
  return counts.find(({ value }) => value === String(choice))?.jobs ?? 0;
}
