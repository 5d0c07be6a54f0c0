import { FieldResolver, Resolver, Root } from 'type-graphql';
import { CompanyDashboard } from '../companies/public';
import { JobType } from '../jobs/public';
import { ApplicationCounts, ApplicationDay, ApplicationType } from './application.types';
import type { DashboardWithLists } from './company-dashboard.sql';

/** The lists of the company's dashboard, already read by its one statement. */
@Resolver(() => CompanyDashboard)
export class CompanyDashboardResolver {
  @FieldResolver(() => ApplicationCounts, { description: 'Applications by status.' })
  applicationCounts(@Root() dashboard: DashboardWithLists): ApplicationCounts {
    return dashboard.applicationCounts;
  }

  @FieldResolver(() => [ApplicationDay], {
    description: 'Applications of the last 30 days, today last; a day without any is there too.',
  })
  applicationsByDay(@Root() dashboard: DashboardWithLists): ApplicationDay[] {
    return dashboard.applicationsByDay;
  }

  @FieldResolver(() => [JobType], { description: 'The three newest open jobs.' })
  firstActiveJobs(@Root() dashboard: DashboardWithLists): JobType[] {
    return dashboard.firstActiveJobs;
  }

  @FieldResolver(() => [ApplicationType], { description: 'The three next accepted interviews.' })
  upcomingInterviews(@Root() dashboard: DashboardWithLists): ApplicationType[] {
    return dashboard.upcomingInterviews;
  }

  @FieldResolver(() => [ApplicationType], { description: 'The five newest applications.' })
  recentApplications(@Root() dashboard: DashboardWithLists): ApplicationType[] {
    return dashboard.recentApplications;
  }
}
