import { SALARY_CHOICES } from '../../../domain/job-filter';
import type { EmploymentType, JobFilterInput } from '../graphql/graphql';
import type { Chance } from '../random';
import { INTERVIEWS, TYPES } from './job-market';
import { aSearch } from './market-texts';
import { PLACES } from './sql-answers';

export interface Question {
  search: string;
  filter: JobFilterInput;
  page: number | null;
}

const COMMON_PLACES = ['jakarta-selatan', 'dki-jakarta', 'jawa-barat', 'jawa-timur', 'jabodetabek', 'jawa', 'surabaya'];

/** Any search with any filters, most often the first page. */
export function aQuestion(chance: Chance): Question {
  const filter: JobFilterInput = {};
  if (chance.oneIn(5)) filter.employmentType = chance.pick(TYPES);
  if (chance.oneIn(4)) filter.placeId = chance.pick([...COMMON_PLACES, chance.pick(PLACES), 'atlantis']);
  if (chance.oneIn(4)) filter.salaryFrom = chance.pick([...SALARY_CHOICES, 0, -1, 1, 4_498_000]);
  if (chance.oneIn(5)) filter.interviewType = chance.pick(INTERVIEWS);
  if (chance.oneIn(4)) filter.freeWithinDays = chance.pick([3, 7, 14, 3, 7, 14, 1, 0, 90, 1_000]);
  if (chance.oneIn(4)) filter.postedWithinDays = chance.pick([1, 3, 7, 14, 30, 0, 365, -5]);
  // Said or not, a null narrows nothing.
  if (chance.oneIn(3)) filter.placeId ??= null;
  if (chance.oneIn(3)) filter.employmentType ??= null;
  return { search: aSearch(chance), filter, page: chance.pick([1, 1, 1, null, 2, 3, 5, 0, 200]) };
}

/** `jobs` takes the type beside its filter as well. */
export function inTwoParts(
  chance: Chance,
  { employmentType, ...filter }: JobFilterInput,
): { employmentType?: EmploymentType | null; filter: JobFilterInput | null } {
  if (chance.oneIn(2)) return { filter: { employmentType, ...filter } };
  const rest = Object.keys(filter).length === 0 && chance.oneIn(2) ? null : filter;
  return { employmentType, filter: rest };
}
