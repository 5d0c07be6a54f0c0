import { NO_JOB_FILTER, type JobFilter } from './job-filter';

/** How the address of the seekers' job list spells a search; screens and mails link by it. */

/** `full-time`, as the address spells it. */
export const spelt = (value: string): string => value.toLowerCase().replaceAll('_', '-');

/** The address's parameters, without what is as it would be anyway. */
export function searchParameters(search: string, filter: Partial<JobFilter> = NO_JOB_FILTER): URLSearchParams {
  const { employmentType, placeId, salaryFrom, interviewType, freeWithinDays, postedWithinDays } = filter;
  const given = {
    search: search || null,
    place: placeId,
    salary: salaryFrom,
    interview: interviewType && spelt(interviewType),
    free: freeWithinDays,
    posted: postedWithinDays,
    type: employmentType && spelt(employmentType),
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value != null) parameters.set(name, String(value));
  return parameters;
}
