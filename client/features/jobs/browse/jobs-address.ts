import {
  FREE_WITHIN_CHOICES,
  NO_JOB_FILTER,
  POSTED_WITHIN_CHOICES,
  SALARY_CHOICES,
  type JobFilter,
} from '../../../../domain/job-filter';
import { searchParameters, toUrlValue } from '../../../../domain/jobs-address';
import { EMPLOYMENT_TYPES, MAX_PAGE, cleanSearch } from '../../../../domain/jobs';
import { LOCATION_TYPES } from '../../../../domain/slots';

/** What the seeker's job list shows; it lives in the address, so that it can be shared, kept and gone back to. */
export interface JobsAddress {
  search: string;
  filter: JobFilter;
  /** From 1. */
  page: number;
}

export const BARE_ADDRESS: JobsAddress = { search: '', filter: NO_JOB_FILTER, page: 1 };

function choiceOf<Choice extends string | number>(choices: readonly Choice[], spelling: string | null): Choice | null {
  return choices.find((choice) => toUrlValue(choice) === spelling) ?? null;
}

/** The client does not know the places; one that does not exist has no jobs. */
const placeOf = (spelling: string | null): string | null => (/^[a-z\d-]{1,60}$/.test(spelling ?? '') ? spelling : null);

function pageOf(spelling: string | null): number {
  const page = Number(spelling ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Reads the address; invalid values are ignored. */
export function jobsAddressOf(parameters: URLSearchParams): JobsAddress {
  return {
    search: cleanSearch(parameters.get('search')),
    filter: {
      employmentType: choiceOf(EMPLOYMENT_TYPES, parameters.get('type')),
      placeId: placeOf(parameters.get('place')),
      salaryFrom: choiceOf(SALARY_CHOICES, parameters.get('salary')),
      interviewType: choiceOf(LOCATION_TYPES, parameters.get('interview')),
      freeWithinDays: choiceOf(FREE_WITHIN_CHOICES, parameters.get('free')),
      postedWithinDays: choiceOf(POSTED_WITHIN_CHOICES, parameters.get('posted')),
    },
    page: pageOf(parameters.get('page')),
  };
}

/** Writes the address, without what is as it would be anyway. */
export function jobsParameters({ search, filter, page }: JobsAddress): URLSearchParams {
  const parameters = searchParameters(search, filter);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The search that led to a job's page, in its address. */
export function foundByOf(parameters: URLSearchParams): string {
  return cleanSearch(parameters.get('q'));
}

export function hasNoFilters(address: JobsAddress): boolean {
  return jobsParameters(address).size === 0;
}
