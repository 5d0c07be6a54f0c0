import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, FlagColumn, ForeignId, IdColumn, InstantColumn, LockVersionColumn, LongTextColumn, TextColumn } from '../../db/columns';
import { Account } from '../accounts/account.entity';
import { StoredFile } from '../files/file.entity';

@Entity('companies')
@Unique('uq_companies_account', ['accountId'])
@Index('ix_companies_created', ['createdAt', 'id', 'companyName'])
@Index('ix_companies_awaiting', ['isVerified', 'isRejected', 'createdAt', 'id'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_companies_account' })
@ForeignKey(() => StoredFile, ['deedFileId'], ['id'], { name: 'fk_companies_deed' })
@ForeignKey(() => StoredFile, ['logoFileId'], ['id'], { name: 'fk_companies_logo' })
export class Company {
  @IdColumn()
  id!: string;

  @ForeignId()
  accountId!: string;

  @TextColumn(160)
  companyName!: string;

  @CodeColumn(13, { nullable: true })
  phoneNumber!: string | null;

  /** The Indonesian tax number, 16 digits. */
  @CodeColumn(16, { nullable: true })
  companyNpwp!: string | null;

  @TextColumn(500, { nullable: true })
  companyAddress!: string | null;

  @TextColumn(40, { nullable: true })
  industry!: string | null;

  @TextColumn(40, { nullable: true })
  companySize!: string | null;

  @TextColumn(500, { nullable: true })
  website!: string | null;

  @LongTextColumn({ nullable: true })
  description!: string | null;

  @ForeignId({ nullable: true })
  deedFileId!: string | null;

  @ForeignId({ nullable: true })
  logoFileId!: string | null;

  @FlagColumn()
  isVerified!: boolean;

  @InstantColumn({ nullable: true })
  verifiedAt!: Date | null;

  @ForeignId({ nullable: true })
  verifiedBy!: string | null;

  @FlagColumn()
  isRejected!: boolean;

  @InstantColumn({ nullable: true })
  rejectedAt!: Date | null;

  @ForeignId({ nullable: true })
  rejectedBy!: string | null;

  @TextColumn(1000, { nullable: true })
  rejectionReason!: string | null;

  /** Raised by every profile edit, so that no decision falls on a profile the administrator did not see. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  profileVersion!: number;

  /** Made by the import of postings: nobody signs in to it and it gets no mail. */
  @FlagColumn()
  isImported!: boolean;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;

  @LockVersionColumn()
  lockVersion!: number;
}
