import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Role } from '../../../domain/roles';
import type { LocalDate } from '../../../domain/time';
import { CodeColumn, ForeignId, WithId, InstantColumn } from '../../db/columns';
import { Account } from '../accounts/account.entity';

/** A person's request for their own data. It stays, as history, when its file is removed. */
@Entity('data_exports')
@Unique('uq_data_exports_day', ['accountId', 'requestedOn'])
@Unique('uq_data_exports_company_day', ['companyId', 'requestedOn'])
@Index('ix_data_exports_due', ['endedAt', 'dueAt'])
@Index('ix_data_exports_stored', ['storageKey'])
@Index('ix_data_exports_requested', ['requestedAt', 'id'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_data_exports_account' })
export class DataExport extends WithId {
  @ForeignId()
  accountId!: string;

  /** Whose data is in it besides, when an owner asked; only its owners read the file. */
  @CodeColumn(26, { nullable: true })
  companyId!: string | null;

  /** In WIB; the unique keys let one request a day through, of a person and of a company. */
  @Column({ type: 'date' })
  requestedOn!: LocalDate;

  /** The role to whose page the mail leads; the file has the data of all roles. */
  @CodeColumn(10)
  requestedAs!: Exclude<Role, 'ADMIN'>;

  @InstantColumn()
  requestedAt!: Date;

  /** When it is made, or tried again. */
  @InstantColumn()
  dueAt!: Date;

  @Column({ type: 'int', unsigned: true, default: 0 })
  tries!: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  partsDone!: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  partsTotal!: number;

  /** Of the try that is under way, or of the finished file; each try has one of its own. */
  @CodeColumn(100, { nullable: true })
  storageKey!: string | null;

  /** Null until the file is complete. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  byteSize!: number | null;

  /** When it was completed or given up; a day later nothing is left of it. */
  @InstantColumn({ nullable: true })
  endedAt!: Date | null;
}
