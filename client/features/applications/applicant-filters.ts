import type { ApplicationStatus } from '../../../domain/applications';

export interface ApplicantFilters {
  /** Null for all. */
  status: ApplicationStatus | null;
  jobId: string | null;
  /** Part of a name; finds accepted applicants only. */
  search: string;
}

export const noFilters: ApplicantFilters = { status: null, jobId: null, search: '' };

interface OfJob {
  jobId: string;
  jobTitle: string;
}

/** Under the title of their job, in the order in which the jobs first appear. */
export function groupByJob<Item extends OfJob>(items: readonly Item[]): { jobId: string; jobTitle: string; items: Item[] }[] {
  const groups = new Map<string, { jobId: string; jobTitle: string; items: Item[] }>();
  for (const item of items) {
    const group = groups.get(item.jobId);
    if (group) group.items.push(item);
    else groups.set(item.jobId, { jobId: item.jobId, jobTitle: item.jobTitle, items: [item] });
  }
  return [...groups.values()];
}
