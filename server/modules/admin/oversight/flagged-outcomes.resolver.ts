import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Query,
  Resolver,
  Root,
  Field,
  ID,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { FlaggedOutcome } from '../../../../domain/flagged-outcomes';
import { Role } from '../../../../domain/roles';
import type { RequestContext } from '../../../graphql/context';
import { NeedsFreshProof } from '../../../graphql/fresh-proof';
import { cursorArgsOf, type Uncounted, CountedPageOf } from '../../../graphql/paging';
import { PeriodArgs, periodOf } from '../../../graphql/period';
import { recordAdminRead } from '../../audit';
import { countFlaggedOutcomes, listFlaggedOutcomes, type FlaggedFilter } from './flagged-outcomes.sql';
import { FlagReason } from '../../../text/posting-flags/reasons';
import { DateTime } from '../../../graphql/scalars';

registerEnumType(FlaggedOutcome, {
  name: 'FlaggedOutcome',
  description: 'What has become of a flagged posting.',
  valuesConfig: {
    WAITING: { description: 'It waits for a decision, also when it was flagged again after one.' },
    DISMISSED: { description: 'An administrator found it to be fine.' },
    PAUSED: { description: 'An administrator paused it, or kept it paused.' },
    RESUMED: { description: 'An administrator resumed it.' },
    NOT_QUEUED: { description: 'It has needed no decision, as its text was known to be fine.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A flagged posting, and what has become of it.' })
class AdminFlaggedOutcome {
  @Field(() => ID, { description: 'Id of the job.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its title; null when it is erased.' })
  jobTitle!: string | null;

  @Field(() => ID, { description: 'The company that offers it.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Present name of the company; null when it is erased.' })
  companyName!: string | null;

  @Field(() => [FlagReason], { description: 'Which flags its present text has.' })
  reasons!: FlagReason[];

  @Field(() => DateTime, { description: 'When it was flagged first.' })
  flaggedAt!: Date;

  @Field(() => FlaggedOutcome, { description: 'What has become of it.' })
  outcome!: FlaggedOutcome;

  @Field(() => Boolean, { description: 'Its company has removed it.' })
  isRemoved!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'How many flagged postings came to this.' })
class AdminFlaggedOutcomeCount {
  @Field(() => FlaggedOutcome, { description: 'What has become of them.' })
  outcome!: FlaggedOutcome;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'A page of flagged postings, the last flagged first.' })
class AdminFlaggedOutcomeConnection extends CountedPageOf(AdminFlaggedOutcome, 'The postings.') {}

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
