import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { ConsentKind } from '../../../domain/consents';
import { CodeColumn, ForeignId, WithId, InstantColumn, WrittenOrderColumn } from '../../db/columns';
import { Account } from '../accounts/account.entity';

/** A consent that was given or withdrawn. Rows are only ever added, so the last one of a kind is what holds. */
@Entity('consents')
@Unique('uq_consents_number', ['number'])
@Index('ix_consents_account', ['accountId', 'kind', 'number'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_consents_account', onDelete: 'CASCADE' })
export class Consent extends WithId {
  @WrittenOrderColumn()
  number!: number;

  @ForeignId()
  accountId!: string;

  @CodeColumn(20)
  kind!: ConsentKind;

  /** Of the text that was agreed to; null for mails. */
  @CodeColumn(20, { nullable: true })
  version!: string | null;

  /** False: withdrawn. */
  @Column({ type: 'boolean' })
  isGiven!: boolean;

  @InstantColumn()
  createdAt!: Date;
}
