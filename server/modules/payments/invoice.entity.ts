import { Column, Entity, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  ForeignId,
  WithId,
  InstantColumn,
  LockVersionColumn,
  LongTextColumn,
  RupiahColumn,
  TextColumn,
} from '../../db/columns';
import type { InvoiceStatus, PaymentFlag } from '../../../domain/payments';

/** A purchase of tokens through the payment provider. Written before the provider is asked. */
@Entity('invoices')
@Unique('uq_invoices_merchant_ref', ['merchantRef'])
@Unique('uq_invoices_reference', ['reference'])
@Index('ix_invoices_company', ['companyId', 'id'])
@Index('ix_invoices_status', ['status', 'expiresAt'])
@Index('ix_invoices_company_time', ['companyId', 'createdAt', 'id'])
@Index('ix_invoices_created', ['createdAt', 'id', 'companyId', 'merchantRef', 'reference'])
@Index('ix_invoices_listed', ['status', 'createdAt', 'id', 'companyId', 'merchantRef', 'reference'])
@Index('ix_invoices_paid', ['paidAt', 'status'])
export class Invoice extends WithId {
  @ForeignId()
  companyId!: string;

  /** Who bought. */
  @ForeignId({ nullable: true })
  accountId!: string | null;

  @TextColumn(160)
  companyName!: string;

  /** `INV-{timestamp}-{0..999}` */
  @CodeColumn(40)
  merchantRef!: string;

  /** The provider's own number; null until it has responded. */
  @CodeColumn(64, { nullable: true })
  reference!: string | null;

  @CodeColumn(20)
  packageId!: string;

  @TextColumn(60)
  packageName!: string;

  /** Tokens bought, without the bonus. */
  @Column({ type: 'int', unsigned: true })
  tokens!: number;

  @Column({ type: 'int', unsigned: true })
  bonus!: number;

  @RupiahColumn()
  amount!: number;

  /** VAT that is in the amount; null where none was charged. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  vatPercent!: number | null;

  @CodeColumn(10)
  status!: InvoiceStatus;

  @CodeColumn(20)
  paymentMethod!: string;

  @TextColumn(60, { nullable: true })
  paymentName!: string | null;

  @RupiahColumn({ nullable: true })
  feeCustomer!: number | null;

  @RupiahColumn({ nullable: true })
  amountReceived!: number | null;

  @TextColumn(500, { nullable: true })
  checkoutUrl!: string | null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  /** Until when a process is asking the provider for this invoice; kept afterwards to show that one has asked. */
  @InstantColumn({ nullable: true })
  askingUntil!: Date | null;

  @InstantColumn({ nullable: true })
  paidAt!: Date | null;

  @InstantColumn({ nullable: true })
  creditedAt!: Date | null;

  @LockVersionColumn()
  lockVersion!: number;
}

/**
 * Every verified callback, unchanged, for the flagged list and for replay. A row without a signature is a response of the
 * provider's detail call that did not fit its invoice.
 */
@Entity('payment_callbacks')
@Index('ix_payment_callbacks_flagged', ['flag', 'id'])
@Index('ix_payment_callbacks_invoice', ['merchantRef', 'id'])
export class PaymentCallback extends WithId {
  @CodeColumn(40, { nullable: true })
  merchantRef!: string | null;

  /** The raw body, so that its signature can be checked again. */
  @LongTextColumn()
  body!: string;

  @CodeColumn(64, { nullable: true })
  signature!: string | null;

  /** The event that the provider named in its header; null when it named none. */
  @TextColumn(40, { nullable: true })
  event!: string | null;

  /** Why an administrator should look at it; null when it needs no attention. */
  @CodeColumn(30, { nullable: true })
  flag!: PaymentFlag | null;

  /** The flag that an administrator has dismissed; the report is not flagged again for the same reason. */
  @CodeColumn(30, { nullable: true })
  dismissedFlag!: PaymentFlag | null;

  @InstantColumn()
  receivedAt!: Date;
}
