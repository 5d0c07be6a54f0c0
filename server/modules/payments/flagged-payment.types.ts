import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FlaggedPaymentOrder, PaymentFlag, ReplayOutcome, InvoiceStatus } from '../../../domain/payments';
import { CountedPageOf } from '../../graphql/paging';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime, Rupiah } from '../../graphql/scalars';

registerEnumType(PaymentFlag, {
  name: 'PaymentFlag',
  description: 'Why an administrator should look at what the payment provider said.',
});
registerEnumType(FlaggedPaymentOrder, { name: 'FlaggedPaymentOrder', description: 'The order of flagged payments.' });
registerEnumType(ReplayOutcome, { name: 'ReplayOutcome', description: 'What came of replaying a callback.' });

@ObjectType({ simpleResolvers: true, description: 'The invoice that a report of the payment provider names.' })
export class ReportedInvoice {
  @Field(() => ID, { description: 'Id of the invoice.' })
  id!: string;

  @Field(() => ID, { description: 'The company that bought.' })
  companyId!: string;

  @Field(() => String, { description: 'Its name at the purchase.' })
  companyName!: string;

  @Field(() => InvoiceStatus, { description: 'The state of the payment here.' })
  status!: InvoiceStatus;

  @Field(() => String, { nullable: true, description: "The provider's reference that we know." })
  reference!: string | null;

  @Field(() => Rupiah, { description: 'Price of the package.' })
  amount!: number;

  @Field(() => Int, { description: 'Tokens bought, bonus included.' })
  tokens!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A report of the payment provider as it was received, which an administrator should look at.',
})
export class FlaggedPayment {
  @Field(() => ID, { description: 'Id of the stored report; reports are ordered by it.' })
  id!: string;

  @Field(() => PaymentFlag, { nullable: true, description: 'Why it is flagged; null once it is settled or dismissed.' })
  flag!: PaymentFlag | null;

  @Field(() => Boolean, {
    description: 'The provider signed exactly these bytes. False for what its detail call answered.',
  })
  isVerified!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Header X-Callback-Signature; null for an answer of the detail call.',
  })
  signature!: string | null;

  @Field(() => String, { nullable: true, description: 'Header X-Callback-Event.' })
  event!: string | null;

  @Field(() => String, { description: 'The body, byte for byte.' })
  body!: string;

  @Field(() => DateTime, { description: 'When it was received.' })
  receivedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Our reference that it names; null when it could not be read.' })
  merchantRef!: string | null;

  @Field(() => ReportedInvoice, { nullable: true, description: 'The invoice of that reference, if there is one.' })
  invoice!: ReportedInvoice | null;

  @Field(() => Boolean, { description: 'It may be replayed: it is verified and can be read.' })
  viewerCanReplay!: boolean;

  @Field(() => Boolean, { description: 'It may be dismissed: it is flagged.' })
  viewerCanDismiss!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What the invoices that reports name add up to, each once.' })
export class FlaggedPaymentSums {
  @Field(() => Int, { description: 'How many invoices there are.' })
  invoices!: number;

  @Field(() => Rupiah, { description: 'Prices of the packages.' })
  amount!: number;

  @Field(() => Int, { description: 'Tokens bought, bonus included.' })
  tokens!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the flagged reports, newest first.' })
export class FlaggedPaymentConnection extends CountedPageOf(FlaggedPayment, 'The reports.') {}

@PayloadType('Answer to a replay.')
export class ReplayPaymentCallbackPayload extends Payload {
  @Field(() => ReplayOutcome, { nullable: true, description: 'What came of it; null when it was refused.' })
  outcome?: ReplayOutcome;

  @Field(() => FlaggedPayment, { nullable: true, description: 'The report and its invoice after the replay.' })
  payment?: FlaggedPayment | null;
}

@InputType({ description: 'A dismissal.' })
export class DismissFlaggedPaymentInput {
  @Field(() => ID, { description: 'Id of the stored report.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Why it needs nothing more; required, for the audit trail.' })
  note?: string | null;
}

@PayloadType('Answer to a dismissal.')
export class DismissFlaggedPaymentPayload extends Payload {
  @Field(() => FlaggedPayment, { nullable: true, description: 'The report after the dismissal.' })
  payment?: FlaggedPayment | null;
}
