import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../graphql/context';
import { CompanyReceiptType, type CompanyReceiptParent } from '../../reveals';
import { loadApplications } from '../application.sql';
import { ApplicationType } from '../application.types';

/** What applications add to a company's receipts: whose details were seen, behind the mask as everywhere. */
@Resolver(() => CompanyReceiptType)
export class ReceiptApplicationsResolver {
  @FieldResolver(() => ApplicationType, {
    nullable: true,
    description: 'The application; null once it is removed. Reading the name is a reveal, as everywhere.',
  })
  application(
    @Root() { applicationId }: CompanyReceiptParent,
    @Ctx() { loaders }: RequestContext,
  ): Promise<ApplicationType | null> {
    return loaders.load(loadApplications, applicationId);
  }
}
