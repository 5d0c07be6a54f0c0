import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../graphql/context';
import { TokenTransactionType, type TokenTransactionParent } from '../../tokens';
import { loadApplications } from '../application.sql';
import { ApplicationType } from '../application.types';

/** What applications add to the token ledger: who was accepted. */
@Resolver(() => TokenTransactionType)
export class LedgerApplicationsResolver {
  @FieldResolver(() => ApplicationType, {
    nullable: true,
    description:
      'The application whose acceptance a USAGE entry paid for. Reading the name is a reveal, as everywhere.',
  })
  async application(
    @Root() { applicationId }: TokenTransactionParent,
    @Ctx() context: RequestContext,
  ): Promise<ApplicationType | null> {
    return applicationId === null ? null : context.loaders.load(loadApplications, applicationId);
  }
}
