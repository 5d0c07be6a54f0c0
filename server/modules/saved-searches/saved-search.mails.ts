import { NO_JOB_FILTER, type JobFilter } from '../../../domain/job-filter';
import { searchParameters } from '../../../domain/jobs-address';
import { formatThousands } from '../../../domain/money';
import type { SavedSearchCadence } from '../../../domain/saved-searches';
import { paths } from '../../../domain/paths';
import type { OutgoingMail } from '../../ports';
import type { NewJobs } from '../job-search';

interface SavedSearchNews {
  to: string;
  appUrl: string;
  unsubscribeUrl: string;
  saved: { id: string; name: string; search: string; filter: JobFilter; cadence: SavedSearchCadence };
  news: NewJobs;
}

/** What is new for a saved search: the newest jobs by name, the others by number. */
export function savedSearchMail({ to, appUrl, unsubscribeUrl, saved, news }: SavedSearchNews): OutgoingMail {
  const { name, search, filter, cadence } = saved;
  const { jobs, totalCount } = news;
  // The time of posting is the mail's own: a week's news would be missing in a list of today's jobs.
  const list = searchParameters(search, { ...NO_JOB_FILTER, ...filter, postedWithinDays: null });
  return {
    to,
    kind: 'savedSearchNews',
    values: {
      name,
      count: totalCount,
      jobs: formatThousands(totalCount),
      newest: totalCount > jobs.length ? String(jobs.length) : null,
      cadence,
    },
    entries: jobs.map((job) => ({
      title: job.title,
      detail: `${job.company_name} · ${job.location}`,
      url: `${appUrl}${paths.user.job(job.id)}`,
    })),
    url: `${appUrl}${paths.user.jobs}?${list.toString()}`,
    unsubscribeUrl,
    news: { about: 'NEW_JOBS', searchId: saved.id, count: totalCount },
  };
}
