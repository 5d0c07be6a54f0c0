import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { CodeColumn, ForeignId, WithId, InstantColumn } from '../../db/columns';
import type { TransactionType } from '../../../domain/tokens';

/**
 * What a company can spend. No foreign keys: an insert elsewhere would share-lock a row that every acceptance writes.
 */
@Entity('token_balances')
export class TokenBalance {
  @PrimaryColumn({ type: 'char', length: 26, charset: 'ascii', collation: 'ascii_bin' })
  companyId!: string;

  @Column({ type: 'int', unsigned: true })
  tokens!: number;

  /** Raised to lock the row by a write. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  lockVersion!: number;
}

/** The ledger: one row for every change of a balance. Triggers refuse to change or remove rows. */
@Entity('token_transactions')
@Index('ix_token_transactions_company', ['companyId', 'id'])
@Index('ix_token_transactions_company_time', ['companyId', 'createdAt', 'id'])
@Index('ix_token_transactions_type', ['type', 'createdAt', 'id', 'companyId'])
@Unique('uq_token_transactions_application', ['applicationId'])
@Unique('uq_token_transactions_invoice', ['type', 'invoiceId'])
export class TokenTransaction extends WithId {
  @ForeignId()
  companyId!: string;

  @CodeColumn(10)
  type!: TransactionType;

  /** Tokens added (positive) or taken (negative). */
  @Column({ type: 'int' })
  amount!: number;

  @Column({ type: 'int', unsigned: true })
  balanceAfter!: number;

  /** The acceptance that a USAGE row pays for; unique, so none is charged twice. */
  @ForeignId({ nullable: true })
  applicationId!: string | null;

  /** The invoice that a PURCHASE or REFUND row belongs to; unique per type, so none is credited twice. */
  @ForeignId({ nullable: true })
  invoiceId!: string | null;

  /** Who accepted or bought; null of a grant. */
  @ForeignId({ nullable: true })
  accountId!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
