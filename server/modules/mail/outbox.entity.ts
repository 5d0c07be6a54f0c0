import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { CodeColumn, WithId, InstantColumn, JsonColumn, TextColumn } from '../../db/columns';

/** The way by which news leave, each sent by a dispatcher of its own. */
export type Channel = 'MAIL' | 'PUSH';

/** An effect outside the database, written in the transaction that causes it and carried out after its commit. */
@Entity('outbox')
@Unique('uq_outbox_key', ['effectKey'])
@Index('ix_outbox_due', ['channel', 'doneAt', 'dueAt', 'id'])
export class OutboxEntry extends WithId {
  @CodeColumn(4, { default: 'MAIL' satisfies Channel })
  channel!: Channel;

  /** Makes the effect idempotent: a key is written once and sent under the same message id. */
  @CodeColumn(120)
  effectKey!: string;

  /** Emptied once the effect is done, because it may contain a code or an address. */
  @JsonColumn()
  payload!: unknown;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  dueAt!: Date;

  @Column({ type: 'int', unsigned: true, default: 0 })
  attempts!: number;

  @TextColumn(300, { nullable: true })
  lastError!: string | null;

  @InstantColumn({ nullable: true })
  doneAt!: Date | null;
}

/** A task that one process at a time may do, held until `expiresAt`. */
@Entity('leases')
export class Lease {
  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  task!: string;

  @CodeColumn(26)
  holder!: string;

  @InstantColumn()
  expiresAt!: Date;
}
