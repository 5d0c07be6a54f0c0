import { Field, ID, ObjectType } from 'type-graphql';
import { CursorPageOf } from '../../graphql/paging';
import { LocalDate } from '../../graphql/scalars';
import { ReceiptOfADay } from './receipt-of-a-day.types';

@ObjectType('CompanyReceipt', {
  simpleResolvers: true,
  description: 'That a member of the company saw details of an applicant on a day.',
})
export class CompanyReceiptType extends ReceiptOfADay {}

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
