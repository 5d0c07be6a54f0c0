import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FlaggedOutcome } from '../../../../domain/flagged-outcomes';
import { FlagReason } from '../../../text/posting-flags/reasons';
import { CountedPageOf } from '../../../graphql/paging';
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
export class AdminFlaggedOutcomeCount {
  @Field(() => FlaggedOutcome, { description: 'What has become of them.' })
  outcome!: FlaggedOutcome;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'A page of flagged postings, the last flagged first.' })
export class AdminFlaggedOutcomeConnection extends CountedPageOf(AdminFlaggedOutcome, 'The postings.') {}
