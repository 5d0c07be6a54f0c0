import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { readCompanyWaiting } from './company-waiting.sql';
import { CompanyWaiting } from './company-waiting.types';

@Resolver(() => CompanyWaiting)
export class CompanyWaitingResolver {
  @Authorized('READ')
  @Query(() => CompanyWaiting, { description: 'What waits for the signed-in company, counted.' })
  companyWaiting(
    @Ctx() context: RequestContext,
    @Arg('isMine', () => Boolean, {
      nullable: true,
      description: 'Only of jobs whose contact is the signed-in member.',
    })
    isMine?: boolean | null,
  ): Promise<CompanyWaiting> {
    const { companyId, accountId } = asCompany(actorOf(context));
    return readCompanyWaiting(context, { companyId, contactId: isMine ? accountId : null });
  }
}
