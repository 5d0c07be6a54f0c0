import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { wibDateOf, wibInstant } from '../../../../domain/time';
import type { RequestContext } from '../../../graphql/context';
import { DateTime } from '../../../graphql/scalars';
import { SeekerDashboard } from '../../seekers';
import { loadRecentApplications } from '../lists/application-lists.sql';
import { ApplicationCounts, ApplicationType } from '../application.types';
import { nextInterview, nextPendingApplications } from '../interviews.sql';
import { countApplicationsSince, countOwnApplications } from '../lists/job-applications.sql';

/** What applications add to the seeker's dashboard. */
@Resolver(() => SeekerDashboard)
export class SeekerDashboardResolver {
  @FieldResolver(() => ApplicationCounts, { description: 'Own applications by status.' })
  applicationCounts(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() { services }: RequestContext,
  ): Promise<ApplicationCounts> {
    return countOwnApplications(services.dataSource, seeker.id);
  }

  @FieldResolver(() => Int, { description: 'Applications made in this calendar month (WIB).' })
  applicationsThisMonth(@Root() { seeker }: SeekerDashboard, @Ctx() { services }: RequestContext): Promise<number> {
    const firstOfMonth = `${wibDateOf(services.clock.now()).slice(0, 8)}01`;
    return countApplicationsSince(services.dataSource, seeker.id, wibInstant(firstOfMonth, '00:00'));
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
  upcomingInterview(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() context: RequestContext,
  ): Promise<ApplicationType | null> {
    return nextInterview(context, seeker.id);
  }

  @FieldResolver(() => [ApplicationType], {
    description: 'Three applications that wait for an answer of their companies, the soonest chosen time first.',
  })
  waitingApplications(@Root() { seeker }: SeekerDashboard, @Ctx() context: RequestContext): Promise<ApplicationType[]> {
    return nextPendingApplications(context, seeker.id);
  }

  @FieldResolver(() => [ApplicationType], { description: 'The five newest applications.' })
  recentApplications(
    @Root() { seeker }: SeekerDashboard,
    @Ctx() { loaders }: RequestContext,
  ): Promise<ApplicationType[]> {
    return loaders.load(loadRecentApplications, seeker.id);
  }
}
