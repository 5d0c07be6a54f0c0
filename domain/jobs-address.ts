import type { JobFilter } from './job-filter';

/** How the address of the seekers' job list spells a search; screens and mails link by it. */

/** `full-time`, as the address spells it. */
export const toUrlValue = (choice: string | number): string => String(choice).toLowerCase().replace('_', '-');

/** The address's parameters, without what is as it would be anyway. */
export function searchParameters(search: string, filter: JobFilter): URLSearchParams {
  const parameters = new URLSearchParams(search ? { search } : {});
  const choices = {
    type: filter.employmentType,
    place: filter.placeId,
    salary: filter.salaryFrom,
    interview: filter.interviewType,
    free: filter.freeWithinDays,
    posted: filter.postedWithinDays,
  };
  for (const [name, choice] of Object.entries(choices)) if (choice !== null) parameters.set(name, toUrlValue(choice));
  return parameters;
}
