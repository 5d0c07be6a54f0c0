import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RevealedDetail, RevealKind } from '../../../domain/reveals';
import { CursorPageOf } from '../../graphql/paging';
import { DateTime, LocalDate } from '../../graphql/scalars';

@ObjectType('CompanyReceipt', {
  simpleResolvers: true,
  description: 'That a member of the company saw details of an applicant on a day.',
})
export class CompanyReceiptType {
  @Field(() => ID, { description: 'Id of the receipt.' })
  id!: string;

  @Field(() => LocalDate, { description: 'The day, in WIB.' })
  day!: string;

  @Field(() => RevealKind, { description: 'What was done.' })
  kind!: RevealKind;

  @Field(() => [RevealedDetail], { description: 'Which details were seen.' })
  details!: RevealedDetail[];

  @Field(() => DateTime, { description: 'The first reveal of the day.' })
  firstAt!: Date;

  @Field(() => DateTime, { description: 'The last reveal of the day.' })
  lastAt!: Date;

  @Field(() => Int, { description: 'At least so often on that day; 0 where reveals were not recorded yet.' })
  times!: number;
}

/** With what other modules find by it. */
export type CompanyReceiptParent = CompanyReceiptType & {
  companyId: string;
  accountId: string;
  applicationId: string;
};

@ObjectType({ simpleResolvers: true, description: 'Someone who acts for the company, or has acted for it.' })
export class ReceiptReader {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => String, { description: 'What colleagues read, or which former member it was.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of the company's receipts, the newest day first." })
export class CompanyReceiptConnection extends CursorPageOf(CompanyReceiptType, 'The receipts of this page.') {
  @Field(() => LocalDate, { nullable: true, description: 'The day of the first receipt, whatever the page.' })
  firstDay?: string | null;

  @Field(() => [ReceiptReader], { description: 'Whom a receipt can be of: members, then former ones.' })
  readers?: ReceiptReader[];
}
