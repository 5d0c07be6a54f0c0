import { searchParameters, spelt } from '../../../../domain/jobs-address';
import { EMPLOYMENT_TYPES, MAX_PAGE, cleanSearch, type EmploymentType } from '../../../../domain/jobs';

/** What the seeker's job list shows; it lives in the address, so that it can be shared, kept and gone back to. */
export interface JobsFilter {
  search: string;
  /** Null for All Types. */
  type: EmploymentType | null;
  /** From 1. */
  page: number;
}

/** Reads the address; whatever makes no sense counts as not said. */
export function jobsFilterOf(parameters: URLSearchParams): JobsFilter {
  const page = Number(parameters.get('page') ?? 1);
  return {
    search: cleanSearch(parameters.get('search')),
    type: EMPLOYMENT_TYPES.find((type) => spelt(type) === parameters.get('type')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Writes the address, without what is as it would be anyway. */
export function jobsParameters({ search, type, page }: JobsFilter): URLSearchParams {
  const parameters = searchParameters(search, { employmentType: type });
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The search that led to a job's page, in its address. */
export function foundByOf(parameters: URLSearchParams): string {
  return cleanSearch(parameters.get('q'));
}

export function isFiltered({ search, type, page }: JobsFilter): boolean {
  return search !== '' || type !== null || page > 1;
}
