import { SALARY_CHOICES } from '../../domain/job-filter';
import places from '../../server/text/places/places.json';
import type { EmploymentType, JobFilterInput } from '../graphql/graphql';
import type { SeededRandom } from '../seeded-random';
import { INTERVIEWS, TYPES } from './job-market';
import { aSearch } from './market-texts';

export interface Question {
  search: string;
  filter: JobFilterInput;
  page: number | null;
}

const CITIES = places.provinces.flatMap(({ kota = [], kabupaten = [] }) => [...kota, ...kabupaten]);
const PLACES = [...places.provinces, ...places.regions, ...CITIES].map(({ id }) => id);
const COMMON_PLACES = ['jakarta-selatan', 'dki-jakarta', 'jawa-barat', 'jawa-timur', 'jabodetabek', 'jawa', 'surabaya'];

/** Any search with any filters, most often the first page. */
export function aQuestion(random: SeededRandom): Question {
  const filter: JobFilterInput = {};
  if (random.happens(1 / 5)) filter.employmentType = random.pick(TYPES);
  if (random.happens(1 / 4)) filter.placeId = random.pick([...COMMON_PLACES, random.pick(PLACES), 'atlantis']);
  if (random.happens(1 / 4)) filter.salaryFrom = random.pick([...SALARY_CHOICES, 0, -1, 1, 4_498_000]);
  if (random.happens(1 / 5)) filter.interviewType = random.pick(INTERVIEWS);
  if (random.happens(1 / 4)) filter.freeWithinDays = random.pick([3, 7, 14, 3, 7, 14, 1, 0, 90, 1_000]);
  if (random.happens(1 / 4)) filter.postedWithinDays = random.pick([1, 3, 7, 14, 30, 0, 365, -5]);
  // Said or not, a null narrows nothing.
  if (random.happens(1 / 3)) filter.placeId ??= null;
  if (random.happens(1 / 3)) filter.employmentType ??= null;
  return { search: aSearch(random), filter, page: random.pick([1, 1, 1, null, 2, 3, 5, 0, 200]) };
}

/** `jobs` takes the type beside its filter as well. */
export function splitFilter(
  random: SeededRandom,
  { employmentType, ...filter }: JobFilterInput,
): { employmentType?: EmploymentType | null; filter: JobFilterInput | null } {
  if (random.happens(1 / 2)) return { filter: { employmentType, ...filter } };
  const rest = Object.keys(filter).length === 0 && random.happens(1 / 2) ? null : filter;
  return { employmentType, filter: rest };
}
