import { Arg, Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { FlaggedOutcome } from '../../../../domain/flagged-outcomes';
import { Role } from '../../../../domain/roles';
import type { RequestContext } from '../../../graphql/context';
import { NeedsFreshProof } from '../../../graphql/fresh-proof';
import { cursorArgsOf, type Uncounted } from '../../../graphql/paging';
import { PeriodArgs, periodOf } from '../../../graphql/period';
import { recordAdminRead } from '../../audit';
import { countFlaggedOutcomes, listFlaggedOutcomes, type FlaggedFilter } from './flagged-outcomes.sql';
import { AdminFlaggedOutcomeConnection, AdminFlaggedOutcomeCount } from './flagged-outcomes.types';

type OutcomesParent = Uncounted<AdminFlaggedOutcomeConnection> & { filter: FlaggedFilter };

@Authorized(Role.ADMIN)
@Resolver(() => AdminFlaggedOutcomeConnection)
export class AdminFlaggedOutcomesResolver {
  @NeedsFreshProof()
  @Query(() => AdminFlaggedOutcomeConnection, {
    description:
      'Flagged postings with what has become of each, the last flagged first. The days are those on which they were flagged first.',
  })
  async adminFlaggedOutcomes(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('outcome', () => FlaggedOutcome, { nullable: true, description: 'Only those that came to this.' })
    outcome?: FlaggedOutcome | null,
  ): Promise<Uncounted<AdminFlaggedOutcomeConnection>> {
    const filter = { outcome, ...periodOf(args) };
    const page = await listFlaggedOutcomes(context, filter, cursorArgsOf(args));
    await recordAdminRead(context, { what: 'READ_FLAGGED_POSTINGS', subjects: page.items.map(({ id }) => id), filter });
    const parent: OutcomesParent = { ...page, filter };
    return parent;
  }

  @FieldResolver(() => [AdminFlaggedOutcomeCount], {
    description: 'How many of all that the filters find came to what, most frequent first.',
  })
  outcomes(@Root() { filter }: OutcomesParent, @Ctx() context: RequestContext): Promise<AdminFlaggedOutcomeCount[]> {
    return countFlaggedOutcomes(context, filter);
  }
}
