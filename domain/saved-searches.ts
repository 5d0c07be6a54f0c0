import { NO_JOB_FILTER, type JobFilter } from './job-filter';
import { DAY_MS } from './time';

/** Searches that seekers keep, and how often they are mailed what is new. */

export const MAX_SAVED_SEARCHES = 10;
export const SAVED_SEARCH_NAME_MAX = 60;
/** How many new jobs a mail names; it says how many there are in all. */
export const MAILED_JOBS = 10;

export const SavedSearchCadence = { DAILY: 'DAILY', WEEKLY: 'WEEKLY', OFF: 'OFF' } as const;
export type SavedSearchCadence = (typeof SavedSearchCadence)[keyof typeof SavedSearchCadence];
export const SAVED_SEARCH_CADENCES = Object.values(SavedSearchCadence);

const PAUSE_DAYS = { DAILY: 1, WEEKLY: 7 } as const;

/** When to look for news again; null for never. */
export function nextDueAt(cadence: SavedSearchCadence, now: Date): Date | null {
  return cadence === 'OFF' ? null : new Date(now.getTime() + PAUSE_DAYS[cadence] * DAY_MS);
}

/** Without a search and a filter, every job would be news. */
export function isWorthSaving(search: string, filter: JobFilter): boolean {
  return search !== '' || Object.keys(NO_JOB_FILTER).some((name) => filter[name as keyof JobFilter] !== null);
}
