import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RevealedDetail } from '../../../domain/reveals';
import { CursorPageOf } from '../../graphql/paging';
import { ReceiptOfADay } from './receipt-of-a-day.types';

@ObjectType('RevealReceipt', {
  simpleResolvers: true,
  description: 'That someone saw details of the signed-in seeker on a day.',
})
export class RevealReceiptType extends ReceiptOfADay {
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
