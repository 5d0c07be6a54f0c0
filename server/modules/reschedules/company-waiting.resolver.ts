import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { readCompanyWaiting } from './company-waiting.sql';
import { CompanyWaiting } from './company-waiting.types';

@Resolver(() => CompanyWaiting)
export class CompanyWaitingResolver {
  @Authorized('READ')
  @Query(() => CompanyWaiting, { description: 'What waits for the signed-in company, counted.' })
  companyWaiting(@Ctx() context: RequestContext): Promise<CompanyWaiting> {
    return readCompanyWaiting(context, asCompany(actorOf(context)).companyId);
  }
}
