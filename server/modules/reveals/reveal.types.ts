import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RevealedDetail, RevealKind } from '../../../domain/reveals';
import { CursorPageOf } from '../../graphql/paging';
import { DateTime, LocalDate } from '../../graphql/scalars';

@ObjectType('RevealReceipt', {
  simpleResolvers: true,
  description: 'That someone saw details of the signed-in seeker on a day.',
})
export class RevealReceiptType {
  @Field(() => ID, { description: 'Id of the receipt.' })
  id!: string;

  @Field(() => Boolean, { description: 'An administrator looked: TemuKerja support.' })
  isSupport!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the company that looked; null for TemuKerja support, and for a company that is gone.',
  })
  companyId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The company that looked; null for TemuKerja support, and for a company that is gone.',
  })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of its logo.' })
  companyLogoUrl!: string | null;

  @Field(() => ID, { nullable: true, description: 'The application; null when the profile was looked at.' })
  applicationId!: string | null;

  @Field(() => String, { nullable: true, description: 'Title of the job of the application.' })
  jobTitle!: string | null;

  @Field(() => RevealKind, { description: 'What was done.' })
  kind!: RevealKind;

  @Field(() => [RevealedDetail], { description: 'Which details were seen.' })
  details!: RevealedDetail[];

  @Field(() => LocalDate, { description: 'The day, in Jakarta.' })
  day!: string;

  @Field(() => DateTime, { description: 'The first reveal of the day.' })
  firstAt!: Date;

  @Field(() => DateTime, { description: 'The last reveal of the day.' })
  lastAt!: Date;

  @Field(() => Int, { description: 'At least so often on that day; 0 where reveals were not recorded yet.' })
  times!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the receipts of the signed-in seeker.' })
export class RevealReceiptConnection extends CursorPageOf(
  RevealReceiptType,
  'The receipts of this page, newest first.',
) {
  @Field(() => [RevealedDetail], { description: 'Details that nobody was ever shown, whatever the page.' })
  neverShown?: RevealedDetail[];

  @Field(() => Int, { description: 'How many companies have ever looked, whatever the page.' })
  companies?: number;
}
