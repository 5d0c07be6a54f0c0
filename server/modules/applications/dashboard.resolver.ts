import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { ApplicationStatus } from '../../../domain/applications';
import { Role } from '../../../domain/roles';
import { wibDateOf, wibInstant } from '../../../domain/time';
import { asCompany, asSeeker } from '../../actor';
import { selectOne, selectRows } from '../../db/statements';
import { actorOf, type RequestContext } from '../../graphql/context';
import { recommendJobs } from '../jobs/public';
import { loadSeekers, seekerOf } from '../seekers/public';
import { selectApplications } from './application-lists.joins';
import { readCompanyDashboard } from './company-dashboard.queries';
import { CompanyDashboard, SeekerDashboard } from './dashboard.types';
import { notOver, notOverAt } from './interview-times.joins';
import { countsOf } from './job-applications.queries';
import { listMyApplications } from './own-applications.queries';

const RECOMMENDED_JOBS = 3;
const RECENT_APPLICATIONS = 5;

@Resolver()
export class DashboardResolver {
  @Authorized(Role.USER)
  @Query(() => SeekerDashboard, { description: "The seeker's dashboard." })
  async seekerDashboard(@Ctx() context: RequestContext): Promise<SeekerDashboard> {
    const { seekerId } = asSeeker(actorOf(context));
    const row = await context.loaders.load(loadSeekers, seekerId);
    if (!row) throw new Error('The signed-in seeker has no profile');
    const seeker = seekerOf(row);
    const [counts, month, upcoming, recommendedJobs, recentApplications] = await Promise.all([
      statusCounts(context, seekerId),
      countSinceMonthBegan(context, seekerId),
      nextInterview(context, seekerId),
      recommendJobs(context, [...seeker.technicalSkills, ...seeker.softSkills], RECOMMENDED_JOBS),
      listMyApplications(context, seekerId, { limit: RECENT_APPLICATIONS }),
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
  @Query(() => CompanyDashboard, { description: "The company's dashboard." })
  async companyDashboard(@Ctx() context: RequestContext): Promise<CompanyDashboard> {
    return readCompanyDashboard(context, asCompany(actorOf(context)).companyId);
  }
}

async function statusCounts(context: RequestContext, seekerId: string) {
  const rows = await selectRows<{ status: ApplicationStatus; total: number }>(
    context.services.dataSource,
    'SELECT status, COUNT(*) AS total FROM applications WHERE seeker_id = ? GROUP BY status',
    [seekerId],
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

function nextInterview(context: RequestContext, seekerId: string) {
  return selectApplications(context, {
    where: `a.seeker_id = ? AND a.status = 'ACCEPTED' AND ${notOver('a')}`,
    parameters: [seekerId, ...notOverAt(context.services.clock.now())],
    order: 'a.interview_starts_at, a.id',
    limit: 1,
  });
}
