import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { ApplicationStatus } from '../../../domain/applications';
import { Role } from '../../../domain/roles';
import { wibDateOf, wibInstant } from '../../../domain/time';
import { asCompany, asSeeker } from '../../actor';
import { selectOne, selectRows } from '../../db/statements';
import { actorOf, type RequestContext } from '../../graphql/context';
import { listFirstActiveJobs, recommendJobs } from '../jobs/public';
import { loadSeekers, seekerOf } from '../seekers/public';
import { loadBalances } from '../tokens/public';
import { applicationsByDay } from './application-days.queries';
import { listMyApplications, NEWEST_FIRST, selectApplications } from './application.queries';
import { CompanyDashboard, SeekerDashboard } from './dashboard.types';
import { countsOf } from './job-applications.queries';

const RECOMMENDED_JOBS = 3;
const RECENT_APPLICATIONS = 5;
const UPCOMING_INTERVIEWS = 3;

@Resolver()
export class DashboardResolver {
  @Authorized(Role.USER)
  @Query(() => SeekerDashboard, { description: 'The seeker\'s dashboard.' })
  async seekerDashboard(@Ctx() context: RequestContext): Promise<SeekerDashboard> {
    const { seekerId } = asSeeker(actorOf(context));
    const row = await context.loaders.load(loadSeekers, seekerId);
    if (!row) throw new Error('The signed-in seeker has no profile');
    const seeker = seekerOf(row);
    const [counts, month, upcoming, recommendedJobs, recentApplications] = await Promise.all([
      statusCounts(context, 'seeker_id', seekerId),
      countSinceMonthBegan(context, seekerId),
      upcomingInterviews(context, 'a.seeker_id', seekerId, 1),
      recommendJobs(context, [...seeker.technicalSkills, ...seeker.softSkills], RECOMMENDED_JOBS),
      listMyApplications(context, seekerId, RECENT_APPLICATIONS),
    ]);
    return {
      seeker,
      applicationCounts: counts,
      applicationsThisMonth: month,
      lastApplicationDate: recentApplications[0]?.applicationDate ?? null,
      upcomingInterview: upcoming[0] ?? null,
      recommendedJobs,
      recentApplications,
    };
  }

  @Authorized(Role.COMPANY)
  @Query(() => CompanyDashboard, { description: 'The company\'s dashboard.' })
  async companyDashboard(@Ctx() context: RequestContext): Promise<CompanyDashboard> {
    const { companyId } = asCompany(actorOf(context));
    const { dataSource, clock } = context.services;
    const [tokenBalance, jobs, applicationCounts, days, interviews, firstActiveJobs, upcoming, recentApplications] = await Promise.all([
      context.loaders.load(loadBalances, companyId),
      selectOne<{ total: number; active: number | string | null }>(
        dataSource,
        'SELECT COUNT(*) AS total, SUM(is_active) AS active FROM jobs WHERE company_id = ? AND is_deleted = 0',
        [companyId],
      ),
      statusCounts(context, 'company_id', companyId),
      applicationsByDay(context, companyId),
      selectOne<{ total: number }>(
        dataSource,
        "SELECT COUNT(*) AS total FROM applications WHERE company_id = ? AND status = 'ACCEPTED' AND interview_starts_at > ?",
        [companyId, clock.now()],
      ),
      listFirstActiveJobs(context, companyId),
      upcomingInterviews(context, 'a.company_id', companyId, UPCOMING_INTERVIEWS),
      selectApplications(context, { where: 'a.company_id = ?', parameters: [companyId], order: NEWEST_FIRST, limit: RECENT_APPLICATIONS }),
    ]);
    const totalJobs = Number(jobs?.total ?? 0);
    const activeJobs = Number(jobs?.active ?? 0);
    return {
      tokenBalance,
      totalJobs,
      activeJobs,
      closedJobs: totalJobs - activeJobs,
      applicationCounts,
      applicationsByDay: days,
      upcomingInterviewCount: Number(interviews?.total ?? 0),
      firstActiveJobs,
      upcomingInterviews: upcoming,
      recentApplications,
    };
  }
}

async function statusCounts(context: RequestContext, owner: 'seeker_id' | 'company_id', id: string) {
  const rows = await selectRows<{ status: ApplicationStatus; total: number }>(
    context.services.dataSource,
    `SELECT status, COUNT(*) AS total FROM applications WHERE ${owner} = ? GROUP BY status`,
    [id],
  );
  return countsOf(rows);
}

async function countSinceMonthBegan({ services }: RequestContext, seekerId: string): Promise<number> {
  const firstOfMonth = `${wibDateOf(services.clock.now()).slice(0, 8)}01`;
  const row = await selectOne<{ total: number }>(
    services.dataSource,
    'SELECT COUNT(*) AS total FROM applications WHERE seeker_id = ? AND applied_at >= ?',
    [seekerId, wibInstant(firstOfMonth, '00:00')],
  );
  return Number(row?.total ?? 0);
}

function upcomingInterviews(context: RequestContext, owner: 'a.seeker_id' | 'a.company_id', id: string, limit: number) {
  return selectApplications(context, {
    where: `${owner} = ? AND a.status = 'ACCEPTED' AND a.interview_starts_at > ?`,
    parameters: [id, context.services.clock.now()],
    order: 'a.interview_starts_at, a.id',
    limit,
  });
}
