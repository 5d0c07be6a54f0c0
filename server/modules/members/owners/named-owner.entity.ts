import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, ForeignId, WithId, InstantColumn, OpenMarkColumn } from '../../../db/columns';
import { Company } from '../../companies';

/** Whom an administrator has named as an owner. It becomes one when it is due, unless an owner objects. */
@Entity('named_owners')
@Unique('uq_named_owners_open', ['companyId', 'isOpen'])
@Index('ix_named_owners_due', ['isOpen', 'dueAt', 'id'])
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_named_owners_company' })
export class NamedOwner extends WithId {
  @ForeignId()
  companyId!: string;

  @OpenMarkColumn()
  isOpen!: 1 | null;

  @ForeignId()
  accountId!: string;

  /** The administrator; the note is on the audit trail. */
  @ForeignId()
  namedBy!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  dueAt!: Date;

  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  /** VOID: when it was due, the account could no longer become an owner. */
  @CodeColumn(10, { nullable: true })
  endedAs!: 'DONE' | 'OBJECTED' | 'VOID' | null;

  @ForeignId({ nullable: true })
  objectedBy!: string | null;
}
