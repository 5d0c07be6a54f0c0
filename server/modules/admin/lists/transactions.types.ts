import { Field, ID, Int, ObjectType } from 'type-graphql';
import { InvoiceStatus } from '../../../../domain/payments';
import { TransactionType } from '../../../../domain/tokens';
import type { DoneByMember } from '../../companies';
import { DateTime, Rupiah } from '../../../graphql/scalars';

@ObjectType({ description: 'A purchase of tokens, paid or not, or another entry of the ledger.' })
export class AdminTokenTransaction {
  @Field(() => ID, { description: 'Id of the invoice or the ledger entry.' })
  id!: string;

  @Field(() => TransactionType, { description: 'What it is.' })
  type!: TransactionType;

  @Field(() => InvoiceStatus, { nullable: true, description: 'The state of the payment; purchases only.' })
  status!: InvoiceStatus | null;

  @Field(() => ID, { description: 'The company whose tokens they are.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Present name of the company.' })
  companyName!: string | null;

  @Field(() => Int, {
    description: 'Tokens bought, bonus included, or added; taken when negative. An unpaid purchase has not added them.',
  })
  tokens!: number;

  @Field(() => Rupiah, { nullable: true, description: 'Price of the package; for purchases and refunds.' })
  totalAmount!: number | null;

  @Field(() => Rupiah, { nullable: true, description: "What arrived after the provider's fees; for paid purchases." })
  amountReceived!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The package, in the language of the request; for purchases and refunds.',
  })
  packageName!: string | null;

  @Field(() => String, { nullable: true, description: 'The job whose applicant was accepted; for usage.' })
  jobTitle!: string | null;

  @Field(() => ID, { nullable: true, description: 'The application that was accepted; for usage.' })
  applicationId!: string | null;

  @Field(() => String, { nullable: true, description: "The payment provider's number; null until it has answered." })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'Our own number, such as INV-1790000000000-7.' })
  merchantRef!: string | null;

  @Field(() => String, { nullable: true, description: 'How it is paid; for purchases and refunds.' })
  paymentMethod!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => DateTime, { description: 'When it happened: for a purchase, when the invoice was made.' })
  timestamp!: Date;
}

/** With the account that bought or accepted. */
export type TransactionParent = AdminTokenTransaction & DoneByMember;

@ObjectType({ simpleResolvers: true, description: 'What transactions of one kind add up to.' })
export class AdminTokenSum {
  @Field(() => Int, { description: 'How many there are.' })
  count!: number;

  @Field(() => Int, { description: 'Of how many companies they are.' })
  companies!: number;

  @Field(() => Int, { description: 'Tokens bought, bonus included, or added; taken when negative.' })
  tokens!: number;

  @Field(() => Rupiah, { description: 'Prices of the packages; 0 for usage and starting tokens.' })
  amount!: number;

  @Field(() => Rupiah, { description: "What arrived after the provider's fees; 0 except for purchases." })
  amountReceived!: number;
}

@ObjectType({ description: 'What the purchases of one package add up to.' })
export class AdminPackageSum extends AdminTokenSum {
  @Field(() => String, { description: 'The package, in the language of the request.' })
  packageName!: string;

  @Field(() => Int, { description: 'How many purchases of it were paid back, on the days of the refunds.' })
  refunds!: number;
}

export const NOTHING: AdminTokenSum = { count: 0, companies: 0, tokens: 0, amount: 0, amountReceived: 0 };

@ObjectType({ simpleResolvers: true, description: 'What token transactions add up to, by kind.' })
export class AdminTokenSums {
  @Field(() => AdminTokenSum, {
    description: 'Purchases that were paid, those refunded later among them: the refund is an entry of its own day.',
  })
  purchases!: AdminTokenSum;

  @Field(() => AdminTokenSum, { description: 'Refunds.' })
  refunds!: AdminTokenSum;

  @Field(() => AdminTokenSum, { description: 'Acceptances.' })
  usage!: AdminTokenSum;

  @Field(() => AdminTokenSum, { description: 'Starting tokens.' })
  grants!: AdminTokenSum;
}
