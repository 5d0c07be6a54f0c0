import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Rupiah } from '../../graphql/scalars';

@ObjectType({
  simpleResolvers: true,
  description: 'Proof of a purchase that was paid; also a PDF at /receipts/{id}.pdf.',
})
export class TokenReceipt {
  @Field(() => ID, { description: 'Id of the invoice.' })
  id!: string;

  @Field(() => String, { description: "Number of the receipt: the invoice's own reference, INV-{timestamp}-{number}." })
  number!: string;

  @Field(() => DateTime, { description: 'When it was paid.' })
  paidAt!: Date;

  @Field(() => String, { description: 'The buyer, as the company was called at the purchase.' })
  companyName!: string;

  @Field(() => String, { nullable: true, description: "The buyer's tax number as its profile has it now." })
  companyNpwp!: string | null;

  @Field(() => String, { description: 'Name of the package, such as "6 Tokens".' })
  packageName!: string;

  @Field(() => Int, { description: 'Tokens without the bonus.' })
  tokens!: number;

  @Field(() => Int, { description: 'Tokens given on top.' })
  bonus!: number;

  @Field(() => Rupiah, { description: 'Price of the package.' })
  amount!: number;

  @Field(() => String, { description: 'How it was paid, as the provider names it.' })
  paymentMethod!: string;

  @Field(() => String, { nullable: true, description: "The provider's reference." })
  reference!: string | null;

  @Field(() => Boolean, { description: 'The provider paid the money back later.' })
  isRefunded!: boolean;
}
