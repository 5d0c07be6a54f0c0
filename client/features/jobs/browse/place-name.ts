import type { FilterCounts } from './use-filter-counts';

/** The server names the places; until it has, the id's own words: `jakarta-selatan` is Jakarta Selatan. */
export function placeName(counts: FilterCounts | null, id: string): string {
  const known = counts?.places.find((place) => place.id === id)?.name;
  return known ?? id.replace(/-+/g, ' ').replace(/(^| )[a-z]/g, (start) => start.toUpperCase());
}
