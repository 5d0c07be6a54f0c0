import { Column, Entity, Index, Unique } from 'typeorm';
import type { RevealKind } from '../../../domain/reveals';
import type { LocalDate } from '../../../domain/time';
import { CodeColumn, ForeignId, WithId, InstantColumn } from '../../db/columns';

/**
 * That an account saw details of a seeker on a day. It holds ids, never names. There are no foreign keys: the first reveal
 * of a day would lock the rows of application, seeker and account, which commands write.
 */
@Entity('reveal_receipts')
@Unique('uq_reveal_receipts_day', ['subjectId', 'accountId', 'kind', 'day'])
@Index('ix_reveal_receipts_seeker', ['seekerId', 'id'])
@Index('ix_reveal_receipts_seeker_day', ['seekerId', 'day', 'id'])
@Index('ix_reveal_receipts_day', ['day', 'id'])
@Index('ix_reveal_receipts_company', ['companyId', 'day', 'id'])
@Index('ix_reveal_receipts_member', ['companyId', 'accountId', 'day', 'id'])
export class RevealReceipt extends WithId {
  /** The application, or the seeker where an administrator looked at the person. */
  @ForeignId()
  subjectId!: string;

  @ForeignId()
  seekerId!: string;

  /** Null for administrators. */
  @ForeignId({ nullable: true })
  companyId!: string | null;

  /** Who looked. */
  @ForeignId()
  accountId!: string;

  @CodeColumn(10)
  kind!: RevealKind;

  /** A bit for each detail (domain/reveals.ts). */
  @Column({ type: 'smallint', unsigned: true })
  details!: number;

  /** In Jakarta. */
  @Column({ type: 'date' })
  day!: LocalDate;

  @InstantColumn()
  firstAt!: Date;

  @InstantColumn()
  lastAt!: Date;

  /** At least so often: counted in memory and written now and then. */
  @Column({ type: 'int', unsigned: true })
  times!: number;
}
