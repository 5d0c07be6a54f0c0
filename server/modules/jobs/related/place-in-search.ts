import { placeNamed, placesWithin } from '../../../text/places/place-of';

interface SearchWithPlace {
  /** What is looked for. */
  words: readonly string[];
  /** The words that name the place; none where there is no place. */
  place: readonly string[];
  placeId: string | null;
  /** It and all that it contains. */
  placeIds: readonly string[] | null;
}

const MAX_NAME_WORDS = 4;

/**
 * The place that a search names beside what it looks for: `admin gudang jakarta selatan`. A term (`isKnown`) names no place,
 * and the search of a place alone stays words.
 */
export function placeInSearch(words: readonly string[], isKnown: (word: string) => boolean): SearchWithPlace {
  for (let count = Math.min(MAX_NAME_WORDS, words.length - 1); count > 0; count -= 1) {
    for (let start = 0; start + count <= words.length; start += 1) {
      const name = words.slice(start, start + count);
      const place = name.every(isKnown) ? undefined : placeNamed(name.join(' '));
      if (place) {
        const others = words.filter((_, at) => at < start || at >= start + count);
        return { words: others, place: name, placeId: place.id, placeIds: placesWithin(place.id) };
      }
    }
  }
  return { words, place: [], placeId: null, placeIds: null };
}
