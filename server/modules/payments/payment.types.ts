import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentOutcome, InvoiceStatus } from '../../../domain/payments';
import { CursorPageOf } from '../../graphql/paging';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime, Rupiah } from '../../graphql/scalars';
import { CompanyType } from '../companies';
import { PackagedTokens } from '../tokens';

registerEnumType(PaymentOutcome, {
  name: 'PaymentOutcome',
  description: 'What the return page shows: paid, cancelled, of another company name, or nothing known.',
});

@ObjectType({ simpleResolvers: true, description: 'A purchase of tokens through the payment provider.' })
export class TokenInvoice extends PackagedTokens {
  @Field(() => ID, { description: 'Id of the invoice; invoices are ordered by it.' })
  id!: string;

  @Field(() => String, { description: 'Our own reference, INV-{timestamp}-{number}.' })
  merchantRef!: string;

  @Field(() => String, { nullable: true, description: "The provider's reference; null until it has answered." })
  reference!: string | null;

  @Field(() => InvoiceStatus, { description: "The state of the payment, by the provider's last report." })
  status!: InvoiceStatus;

  @Field(() => Rupiah, { description: 'Price of the package.' })
  amount!: number;

  @Field(() => ID, { description: 'The package bought.' })
  packageId!: string;

  @Field(() => String, { nullable: true, description: 'Where to pay; null once the invoice cannot be paid any more.' })
  checkoutUrl!: string | null;

  @Field(() => Boolean, { description: 'The invoice can still be paid; buying the same package takes it up again.' })
  viewerCanPay!: boolean;

  @Field(() => Boolean, { description: 'There is a receipt for it, see `tokenReceipt`.' })
  viewerCanOpenReceipt!: boolean;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Until when it can be paid.' })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of a company's invoices, newest first." })
export class TokenInvoiceConnection extends CursorPageOf(TokenInvoice, 'The invoices, newest first.') {}

@ObjectType({
  simpleResolvers: true,
  description: 'Proof of a purchase that was paid; also a PDF at /receipts/{id}.pdf.',
})
export class TokenReceipt extends PackagedTokens {
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

  @Field(() => Rupiah, { description: 'Price of the package.' })
  amount!: number;

  @Field(() => String, { description: 'How it was paid, as the provider names it.' })
  paymentMethod!: string;

  @Field(() => String, { nullable: true, description: "The provider's reference." })
  reference!: string | null;

  @Field(() => Boolean, { description: 'The provider paid the money back later.' })
  isRefunded!: boolean;

  @Field(() => String, { description: 'Name and address of the seller: the setting RECEIPT_ISSUER.' })
  issuer!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'VAT (PPN) that is in the amount, in percent, as it was at the purchase. Null: none was charged, and no tax invoice (faktur pajak) is issued.',
  })
  includedVatPercent!: number | null;
}

@PayloadType('Answer to a purchase.')
export class CreateTokenInvoicePayload extends Payload {
  @Field(() => TokenInvoice, {
    nullable: true,
    description: 'The invoice to pay: a new one, or the open one of the same package.',
  })
  invoice?: TokenInvoice;
}

@PayloadType('Answer on return from the payment page.')
export class ConfirmPaymentPayload extends Payload {
  @Field(() => PaymentOutcome, {
    nullable: true,
    description: 'What was found; SUCCESS alone has no errors. Null when the provider could not be asked.',
  })
  outcome?: PaymentOutcome;

  @Field(() => TokenInvoice, { nullable: true, description: 'The own invoice, for SUCCESS and CANCELLED.' })
  invoice?: TokenInvoice | null;

  @Field(() => CompanyType, { nullable: true, description: 'The own company with its new token balance, for SUCCESS.' })
  company?: CompanyType | null;
}
