import {
  ANSWER_SPEEDS,
  INSIGHT_STAGES,
  isInsightPeriod,
  NO_ANSWER,
  periodBefore,
  type InsightPart,
  type InsightPeriod,
} from '../../../domain/insights';
import { refuse } from '../../../domain/errors';
import type { Services } from '../../services';
import type { CompanyInsights, InsightFigures } from './insights.types';
import {
  readApplicationCounts,
  readSeenSince,
  readTokenWeeks,
  readViewCounts,
  seenWeeksOf,
  type PartCounts,
} from './insights.sql';

/** Jobs with a line of their own; the rest is added up. */
const MOST_JOBS = 50;

interface JobSums {
  jobId: string;
  title: string;
  views: number;
  counts: PartCounts;
}

const PARTS: readonly InsightPart[] = [...INSIGHT_STAGES, ...ANSWER_SPEEDS, ...NO_ANSWER];
const none = (): PartCounts => Object.fromEntries(PARTS.map((part) => [part, 0])) as PartCounts;

/** The figures of a company. Error: PERIOD_INVALID. */
export async function readInsights(
  { dataSource, clock }: Pick<Services, 'dataSource' | 'clock'>,
  companyId: string,
  period: InsightPeriod,
): Promise<CompanyInsights> {
  if (!isInsightPeriod(period)) throw refuse('PERIOD_INVALID');
  const now = clock.now();
  const [applications, views, seenSince, tokenWeeks] = await Promise.all([
    readApplicationCounts(dataSource, companyId, { period, now }),
    readViewCounts(dataSource, companyId, period),
    readSeenSince(dataSource, now),
    readTokenWeeks(dataSource, companyId, period.to),
  ]);
  const sumsOf = (isNow: boolean) =>
    sumsByJob(
      applications.filter((row) => row.isNow === isNow),
      views.filter((row) => row.isNow === isNow),
    );
  const jobs = sumsOf(true);
  const [all, previous] = [sumOf(jobs), sumOf(sumsOf(false))];
  const others = jobs.slice(MOST_JOBS);
  const before = periodBefore(period);
  return {
    period,
    before,
    seenSince,
    seenWeeks: seenWeeksOf(period),
    seenWeeksBefore: seenWeeksOf(before),
    all: figuresOf(all),
    previous: figuresOf(previous),
    jobs: jobs.slice(0, MOST_JOBS).map((job) => ({ jobId: job.jobId, title: job.title, figures: figuresOf(job) })),
    otherJobs: others.length > 0 ? { jobs: others.length, figures: figuresOf(sumOf(others)) } : null,
    answers: [...ANSWER_SPEEDS, ...NO_ANSWER].map((part) => ({
      part,
      applications: all.counts[part],
      before: previous.counts[part],
    })),
    tokenWeeks,
  };
}

type Counted = Pick<JobSums, 'jobId' | 'title'> & Partial<Pick<JobSums, 'views' | 'counts'>>;

/** Most applications first, then most views. */
function sumsByJob(...lists: readonly (readonly Counted[])[]): JobSums[] {
  const jobs = new Map<string, JobSums>();
  for (const { jobId, title, views, counts } of lists.flat()) {
    const job = jobs.get(jobId) ?? { jobId, title, views: 0, counts: none() };
    jobs.set(jobId, { ...job, views: views ?? job.views, counts: counts ?? job.counts });
  }
  return [...jobs.values()].toSorted(
    (one, other) =>
      other.counts.APPLIED - one.counts.APPLIED ||
      other.views - one.views ||
      one.title.localeCompare(other.title) ||
      one.jobId.localeCompare(other.jobId),
  );
}

function sumOf(jobs: readonly JobSums[]): Pick<JobSums, 'views' | 'counts'> {
  const counts = none();
  for (const job of jobs) for (const part of PARTS) counts[part] += job.counts[part];
  return { views: jobs.reduce((sum, { views }) => sum + views, 0), counts };
}

const figuresOf = ({ views, counts }: Pick<JobSums, 'views' | 'counts'>): InsightFigures => ({
  seen: views === 0 ? null : views,
  applied: counts.APPLIED,
  accepted: counts.ACCEPTED,
  interviewed: counts.INTERVIEWED,
  chosen: counts.CHOSEN,
});
