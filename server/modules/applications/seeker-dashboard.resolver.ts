import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApplicationStatus } from '../../../domain/applications';
import { wibDateOf, wibInstant } from '../../../domain/time';
import { selectOne, selectRows } from '../../db/statements';
import type { RequestContext } from '../../graphql/context';
import { DateTime } from '../../graphql/scalars';
import { SeekerDashboard } from '../seekers/public';
import { selectApplications } from './application-lists.joins';
import { ApplicationCounts, ApplicationType } from './application.types';
import { notOver, notOverAt } from './interview-times.joins';
import { countsOf } from './job-applications.queries';
import { loadRecentApplications } from './own-applications.queries';

/** What applications add to the seeker's dashboard. */
@Resolver(() => SeekerDashboard)
export class SeekerDashboardResolver {
  @FieldResolver(() => ApplicationCounts, { description: 'Own applications by status.' })
  async applicationCounts(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() { services }: RequestContext,
  ): Promise<ApplicationCounts> {
    const rows = await selectRows<{ status: ApplicationStatus; total: number }>(
      services.dataSource,
      'SELECT status, COUNT(*) AS total FROM applications WHERE seeker_id = ? GROUP BY status',
      [seeker.id],
    );
    return countsOf(rows);
  }

  @FieldResolver(() => Int, { description: 'Applications made in this calendar month (WIB).' })
  async applicationsThisMonth(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() { services }: RequestContext,
  ): Promise<number> {
    const firstOfMonth = `${wibDateOf(services.clock.now()).slice(0, 8)}01`;
    const row = await selectOne<{ total: number }>(
      services.dataSource,
      'SELECT COUNT(*) AS total FROM applications WHERE seeker_id = ? AND applied_at >= ?',
      [seeker.id, wibInstant(firstOfMonth, '00:00')],
    );
    return Number(row?.total ?? 0);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When the last application was made.' })
  async lastApplicationDate(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Date | null> {
    const [last] = await loaders.load(loadRecentApplications, seeker.id);
    return last?.applicationDate ?? null;
  }

  @FieldResolver(() => ApplicationType, {
    nullable: true,
    description: 'The next accepted interview that is not over.',
  })
  async upcomingInterview(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() context: RequestContext,
  ): Promise<ApplicationType | null> {
    const [next] = await selectApplications(context, {
      where: `a.seeker_id = ? AND a.status = 'ACCEPTED' AND ${notOver('a')}`,
      parameters: [seeker.id, ...notOverAt(context.services.clock.now())],
      order: 'a.interview_starts_at, a.id',
      limit: 1,
    });
    return next ?? null;
  }

  @FieldResolver(() => [ApplicationType], { description: 'The five newest applications.' })
  recentApplications(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() { loaders }: RequestContext,
  ): Promise<ApplicationType[]> {
    return loaders.load(loadRecentApplications, seeker.id);
  }
}
