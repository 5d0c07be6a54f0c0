import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { loadCompanies } from '../companies/public';
import { TokenPackageType } from '../tokens/public';

/** What the signed-in company may do with a package. */
@Resolver(() => TokenPackageType)
export class TokenPackageActionsResolver {
  @FieldResolver(() => Boolean, {
    description: 'The viewer may start a purchase of it now: a company must be verified for that.',
  })
  async viewerCanBuy(@Ctx() context: RequestContext): Promise<boolean> {
    const company = await context.loaders.load(loadCompanies, asCompany(actorOf(context)).companyId);
    return company?.is_verified === 1;
  }
}
