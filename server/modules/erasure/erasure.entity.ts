import { Entity, Index, Unique } from 'typeorm';
import type { Role } from '../../../domain/roles';
import { CodeColumn, ForeignId, WithId, InstantColumn } from '../../db/columns';

export type ErasedRole = Exclude<Role, 'ADMIN'>;

/**
 * A request to be erased, with ids alone: it stays when everything else of the person is gone. Waiting until `dueAt`, then
 * closed (nobody can act as the profile), then done; or cancelled while it waits.
 */
@Entity('erasures')
@Unique('uq_erasures_open', ['openAccountId'])
@Index('ix_erasures_due', ['doneAt', 'cancelledAt', 'dueAt', 'id'])
@Index('ix_erasures_account', ['accountId', 'id'])
export class Erasure extends WithId {
  /** No foreign key: the account is gone when it is done. */
  @ForeignId()
  accountId!: string;

  /** The account until it is cancelled or done: unique, so that one is open at a time. */
  @ForeignId({ nullable: true })
  openAccountId!: string | null;

  /** Null: the whole account. */
  @CodeColumn(10, { nullable: true })
  role!: ErasedRole | null;

  /** Set when the account is closed. */
  @ForeignId({ nullable: true })
  seekerId!: string | null;

  @ForeignId({ nullable: true })
  companyId!: string | null;

  @CodeColumn(10)
  askedBy!: 'PERSON' | 'LETTER' | 'REPLAY' | 'RETENTION';

  @InstantColumn()
  requestedAt!: Date;

  @InstantColumn()
  dueAt!: Date;

  @InstantColumn({ nullable: true })
  closedAt!: Date | null;

  @InstantColumn({ nullable: true })
  cancelledAt!: Date | null;

  @InstantColumn({ nullable: true })
  doneAt!: Date | null;
}
