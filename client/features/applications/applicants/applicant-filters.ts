import { ApplicationStatus } from '../../../../domain/applications';
import { SORTS, type Sort } from './applicant-sort';

/** What a tab lists. `ABSENT`: those among the accepted who did not come to their interview. */
export const TABS = [...Object.values(ApplicationStatus), 'ABSENT'] as const;
type Tab = (typeof TABS)[number];

export interface ApplicantFilters {
  /** Null for all. */
  status: Tab | null;
  jobId: string | null;
  /** Part of a name; finds accepted applicants only. */
  search: string;
  sort: Sort;
  /** Only those of the waiting strip. */
  waiting: 'proposals' | 'today' | null;
  /** Only of jobs whose contact the person is. */
  isMine: boolean;
}

/** Nobody who was accepted waits for an answer, so those who did not come are in the order of their interviews. */
export function orderOf({ status, sort, waiting }: ApplicantFilters): Sort {
  if (waiting === 'today') return 'REPLY_BY';
  return status === 'ABSENT' && sort === 'REPLY_BY' ? 'INTERVIEW_TIME' : sort;
}

export const noFilters: ApplicantFilters = {
  status: null,
  jobId: null,
  search: '',
  sort: SORTS[0],
  waiting: null,
  isMine: false,
};

/** A job that the filter offers. */
export interface FilterJob {
  id: string;
  title: string;
  createdAt: string;
}

/** The title of each job by its id; jobs with the same title are distinguished by their day of posting (`longTitle`). */
export function distinctTitles(jobs: readonly FilterJob[], longTitle: (job: FilterJob) => string): Map<string, string> {
  const named = new Map<string, Set<string>>();
  for (const { id, title } of jobs) named.set(title, (named.get(title) ?? new Set()).add(id));
  return new Map(jobs.map((job) => [job.id, (named.get(job.title)?.size ?? 0) > 1 ? longTitle(job) : job.title]));
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
export function groupByJob<Item extends OfJob>(
  items: readonly Item[],
  longTitle: (job: FilterJob) => string,
): JobGroup<Item>[] {
  const titles = distinctTitles(
    items.flatMap(({ jobId, jobTitle, job }) =>
      job ? [{ id: jobId, title: jobTitle, createdAt: job.createdAt }] : [],
    ),
    longTitle,
  );
  const groups = new Map<string, JobGroup<Item>>();
  for (const item of items) {
    const group = groups.get(item.jobId);
    if (group) group.items.push(item);
    else groups.set(item.jobId, { jobId: item.jobId, title: titles.get(item.jobId) ?? item.jobTitle, items: [item] });
  }
  return [...groups.values()];
}
