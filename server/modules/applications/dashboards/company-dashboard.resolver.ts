import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { asCompany } from '../../../actor';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { readCompanyDashboard } from './company-dashboard.sql';
import { CompanyDashboard } from './company-dashboard.types';

@Resolver(() => CompanyDashboard)
export class CompanyDashboardResolver {
  @Authorized('READ')
  @Query(() => CompanyDashboard, { description: "The company's dashboard." })
  companyDashboard(@Ctx() context: RequestContext): Promise<CompanyDashboard> {
    return readCompanyDashboard(context, asCompany(actorOf(context)).companyId);
  }
}
