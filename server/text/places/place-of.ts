import type { Language } from '../../../domain/language';
import { foldForSearch } from '../../../domain/text';
import places from './places.json';

/** Which place a free text names. Only the server loads this: the list is larger than a page of the client. */

type Kind = 'province' | 'kota' | 'kabupaten' | 'region';

export interface Place {
  id: string;
  /** The Indonesian name; `en` is there where the English one differs. */
  name: string;
  en?: string;
  kind: Kind;
}

interface Listed {
  id: string;
  name: string;
  en?: string;
  spellings?: string[];
  areas?: string[];
  contains?: string[];
  kota?: Listed[];
  kabupaten?: Listed[];
}

/** What some words may mean. An area counts less than a name: every second town has a Setiabudi. */
interface Meaning {
  place: Place;
  isArea: boolean;
}

interface NameInText {
  meanings: Meaning[];
  /** Whether it is all that is between two commas: in `Tegal Alur, Jakarta Barat` the city of Tegal is not meant. */
  isWhole: boolean;
}

const KIND_OF_WORD = new Map<string | undefined, Kind>([
  ...['kota', 'kotamadya', 'kodya', 'city'].map((word) => [word, 'kota'] as const),
  ...['kabupaten', 'kab', 'regency'].map((word) => [word, 'kabupaten'] as const),
  ...['provinsi', 'propinsi', 'prov', 'province'].map((word) => [word, 'province'] as const),
]);

/** Words, and the signs that part one name from the next; a dot, an apostrophe or a hyphen inside a name is neither. */
const WORDS_AND_BREAKS = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s.'’-]|(?<=\s)-(?=\s)/gu;
const WORD = /[\p{L}\p{N}]/u;

const PLACES = new Map<string, Place>();
const CONTAINERS = new Map<string, string[]>();
/** By the words of a name; the first in the list wins where nothing else decides. */
const MEANINGS = new Map<string, Meaning[]>();
/** How many words the longest name has that begins with this one. */
const MAX_WORDS = new Map<string, number>();

function wordsAndBreaks(text: string): string[] {
  return foldForSearch(text).match(WORDS_AND_BREAKS) ?? [];
}

function addMeaning(name: string, meaning: Meaning): void {
  const words = wordsAndBreaks(name);
  const [first = ''] = words;
  const key = words.join(' ');
  const meanings = MEANINGS.get(key) ?? [];
  if (meanings.some(({ place }) => place === meaning.place)) return;
  MEANINGS.set(key, [...meanings, meaning]);
  MAX_WORDS.set(first, Math.max(MAX_WORDS.get(first) ?? 0, words.length));
}

function addPlace(listed: Listed, kind: Kind): void {
  const { id, name, en, spellings = [], areas = [], contains = [], kota = [], kabupaten = [] } = listed;
  const place: Place = { id, name, en, kind };
  PLACES.set(id, place);
  for (const inner of [...contains, ...kota.map((city) => city.id), ...kabupaten.map((city) => city.id)]) {
    CONTAINERS.set(inner, [...(CONTAINERS.get(inner) ?? []), id]);
  }
  const bareName = name.replace(/^(?:Kota|Kabupaten) /, '');
  for (const spelling of [bareName, ...(en ? [en] : []), ...spellings]) addMeaning(spelling, { place, isArea: false });
  for (const area of areas) addMeaning(area, { place, isArea: true });
  for (const city of kota) addPlace(city, 'kota');
  for (const city of kabupaten) addPlace(city, 'kabupaten');
}

const { provinces, regions }: { provinces: Listed[]; regions: Listed[] } = places;
for (const province of provinces) addPlace(province, 'province');
for (const region of regions) addPlace(region, 'region');

const CHAINS = new Map(
  [...PLACES.keys()].map((id) => {
    const chain = new Set([id]);
    for (const inner of chain) for (const container of CONTAINERS.get(inner) ?? []) chain.add(container);
    return [id, chain];
  }),
);

/** The place that a location names: the one most of its names agree on, or nothing where it names none. */
export function placeOf(location: string): Place | undefined {
  const names = namesIn(wordsAndBreaks(location));
  let best: { place: Place; agreeing: number; clarity: number } | undefined;
  for (const { meanings, isWhole } of names) {
    for (const { place, isArea } of meanings) {
      const agreeing = names.filter((name) => agrees(name, place)).length;
      const clarity = isArea ? 0 : isWhole ? 2 : 1;
      const isBetter = !best || agreeing > best.agreeing || (agreeing === best.agreeing && clarity > best.clarity);
      if (isBetter) best = { place, agreeing, clarity };
    }
  }
  return best?.place;
}

/** The place that has this name; nothing where the text says more than a name. */
export function placeNamed(name: string): Place | undefined {
  return MEANINGS.get(wordsAndBreaks(name).join(' '))?.[0]?.place;
}

/** Which of these folded words are in the name of a place, by their numbers; each name as long as it can be. */
export function wordsOfPlaces(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let start = 0; start < words.length; ) {
    const end = endOfName(words, start);
    for (let at = start; at < (end ?? start); at += 1) found.add(at);
    start = end ?? start + 1;
  }
  return found;
}

/** The ids of a place and of all that contain it, itself first; nothing for an id that is not in the list. */
export function placeChain(id: string): string[] {
  return [...(CHAINS.get(id) ?? [])];
}

/** The ids of a place and of all that it contains; nothing for an id that is not in the list. */
export function placesWithin(id: string): string[] {
  return [...CHAINS].filter(([, chain]) => chain.has(id)).map(([inner]) => inner);
}

/** The province that a city is in; null for a province and a region. */
export function provinceOf(id: string): string | null {
  return (CONTAINERS.get(id) ?? []).find((container) => PLACES.get(container)?.kind === 'province') ?? null;
}

export function placeName(id: string, language: Language): string | undefined {
  const place = PLACES.get(id);
  return language === 'en' ? (place?.en ?? place?.name) : place?.name;
}

/** The names in a text from left to right, each as long as it can be. */
function namesIn(words: readonly string[]): NameInText[] {
  const names: NameInText[] = [];
  let start = 0;
  while (start < words.length) {
    const end = endOfName(words, start);
    if (end !== undefined) names.push(nameAt(words, start, end));
    start = end ?? start + 1;
  }
  return names;
}

function endOfName(words: readonly string[], start: number): number | undefined {
  const most = MAX_WORDS.get(words[start] ?? '') ?? 0;
  for (let end = Math.min(start + most, words.length); end > start; end--) {
    if (MEANINGS.has(words.slice(start, end).join(' '))) return end;
  }
  return undefined;
}

/** `Kota Bandung`, `Bandung City` and `Kab. Bandung` say which Bandung; `Kota Sleman` is no city and Sleman all the same. */
function nameAt(words: readonly string[], start: number, end: number): NameInText {
  const [before, after] = [words[start - 1], words[end]];
  const kind = KIND_OF_WORD.get(before) ?? KIND_OF_WORD.get(after);
  const all = MEANINGS.get(words.slice(start, end).join(' ')) ?? [];
  const ofKind = all.filter(({ place }) => place.kind === kind);
  return { meanings: ofKind.length > 0 ? ofKind : all, isWhole: isEdge(before) && isEdge(after) };
}

function isEdge(word: string | undefined): boolean {
  return !word || KIND_OF_WORD.has(word) || !WORD.test(word);
}

/** A name agrees with a place when it may mean that place or one that contains it. */
function agrees({ meanings }: NameInText, place: Place): boolean {
  return meanings.some((meaning) => CHAINS.get(place.id)?.has(meaning.place.id));
}
