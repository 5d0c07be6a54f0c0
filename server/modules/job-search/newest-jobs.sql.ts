import type { Actor } from '../../actor';
import { SEEKER_JOBS_PAGE_SIZE } from '../../../domain/jobs';
import { selectRows } from '../../db/statements';
import type { JobListScope } from './index-search.sql';
import { CARD_VERSION, NEWEST_FIRST, NOT_APPLIED_TO, VISIBLE_TO_SEEKERS } from '../jobs/job-columns.sql';
import type { JobType } from '../jobs';
import { skillsAmong } from './related/skill-match';

/** Short lists of a seeker's newest jobs, without a search. */

/** The newest jobs of one company that the seeker has not applied to. */
export async function openJobsOf(scope: JobListScope, companyId: string): Promise<JobType[]> {
  const { services, actor } = scope;
  const now = services.clock.now();
  const rows = await selectRows(
    services.dataSource,
    CARD_VERSION,
    `SELECT j.id, j.lock_version
     FROM jobs j FORCE INDEX (ix_jobs_company_active)
     WHERE j.company_id = ? AND j.is_deleted = 0 AND j.is_active = 1 AND ${VISIBLE_TO_SEEKERS} AND ${NOT_APPLIED_TO}
     ORDER BY ${NEWEST_FIRST} LIMIT ?`,
    [companyId, now, actor?.seekerId ?? '', SEEKER_JOBS_PAGE_SIZE],
  );
  return services.jobCards.read(services.dataSource, rows, now);
}

/** For whom: what they have applied to and what their own company offers is left out. */
interface RecommendationScope {
  services: JobListScope['services'];
  actor: Pick<Actor, 'seekerId' | 'companyId'> | null;
}

/** How many of the newest jobs are considered for a recommendation. */
const RECOMMENDATION_WINDOW = 200;

interface Skills {
  technicalSkills: readonly string[];
  softSkills: readonly string[];
}

/**
 * Jobs not applied to and not of the own company: those that share the most technical skills first, then soft ones, which
 * many kinds of work ask for, then the newest.
 */
export async function recommendJobs(scope: RecommendationScope, skills: Skills, count: number): Promise<JobType[]> {
  const { services, actor } = scope;
  const now = services.clock.now();
  const rows = await selectRows(
    services.dataSource,
    CARD_VERSION,
    `SELECT j.id, j.lock_version
     FROM (SELECT j.id FROM jobs j FORCE INDEX (ix_jobs_visible) WHERE ${VISIBLE_TO_SEEKERS} AND ${NOT_APPLIED_TO}
           ORDER BY ${NEWEST_FIRST} LIMIT ?) page
     JOIN jobs j ON j.id = page.id
     ORDER BY ${NEWEST_FIRST}`,
    [now, actor?.seekerId ?? '', RECOMMENDATION_WINDOW],
  );
  // As its card says what is found of a job's skills.
  const sharedWith = (listed: readonly string[]) => (job: JobType) => skillsAmong(job.skills, listed).length;
  const [technical, soft] = [sharedWith(skills.technicalSkills), sharedWith(skills.softSkills)];
  const jobs = (await services.jobCards.read(services.dataSource, rows, now)).filter(
    ({ companyId }) => companyId !== actor?.companyId,
  );
  return jobs.toSorted((one, other) => technical(other) - technical(one) || soft(other) - soft(one)).slice(0, count);
}
