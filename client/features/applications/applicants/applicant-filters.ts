import type { ApplicationStatus } from '../../../../domain/applications';
import { formatLocalDate } from '../../../../domain/dates';
import { wibDateOf } from '../../../../domain/time';

export interface ApplicantFilters {
  /** Null for all. */
  status: ApplicationStatus | null;
  jobId: string | null;
  /** Part of a name; finds accepted applicants only. */
  search: string;
}

export const noFilters: ApplicantFilters = { status: null, jobId: null, search: '' };

/** A job that the filter offers. */
export interface FilterJob {
  id: string;
  title: string;
  createdAt: string;
}

/** The title of each job by its id; jobs of one title are told apart by the day they were posted on. */
export function distinctTitles(jobs: readonly FilterJob[]): Map<string, string> {
  const named = new Map<string, Set<string>>();
  for (const { id, title } of jobs) named.set(title, (named.get(title) ?? new Set()).add(id));
  return new Map(
    jobs.map(({ id, title, createdAt }) => [
      id,
      (named.get(title)?.size ?? 0) > 1 ? `${title}, posted ${formatLocalDate(wibDateOf(new Date(createdAt)))}` : title,
    ]),
  );
}

interface OfJob {
  jobId: string;
  jobTitle: string;
  /** Null once the job is deleted. */
  job: { createdAt: string } | null;
}

interface JobGroup<Item> {
  jobId: string;
  title: string;
  items: Item[];
}

/** Under the title of their job, in the order in which the jobs first appear. */
export function groupByJob<Item extends OfJob>(items: readonly Item[]): JobGroup<Item>[] {
  const titles = distinctTitles(
    items.flatMap(({ jobId, jobTitle, job }) =>
      job ? [{ id: jobId, title: jobTitle, createdAt: job.createdAt }] : [],
    ),
  );
  const groups = new Map<string, JobGroup<Item>>();
  for (const item of items) {
    const group = groups.get(item.jobId);
    if (group) group.items.push(item);
    else groups.set(item.jobId, { jobId: item.jobId, title: titles.get(item.jobId) ?? item.jobTitle, items: [item] });
  }
  return [...groups.values()];
}
