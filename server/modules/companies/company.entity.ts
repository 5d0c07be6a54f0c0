import { Column, Entity, ForeignKey, Index } from 'typeorm';
import {
  CodeColumn,
  FlagColumn,
  ForeignId,
  WithId,
  InstantColumn,
  LockVersionColumn,
  LongTextColumn,
  TextColumn,
} from '../../db/columns';
import type { WaitingAs } from '../../../domain/verification';
import { StoredFile } from '../files/file.entity';

@Entity('companies')
@Index('ix_companies_created', ['createdAt', 'id', 'companyName'])
@Index('ix_companies_waiting', ['isVerified', 'isRejected', 'waitingSince', 'id'])
@Index('ix_companies_listed', ['isVerified', 'isRejected', 'isImported', 'createdAt', 'id'])
@ForeignKey(() => StoredFile, ['deedFileId'], ['id'], { name: 'fk_companies_deed' })
@ForeignKey(() => StoredFile, ['logoFileId'], ['id'], { name: 'fk_companies_logo' })
export class Company extends WithId {
  /** The address that it was registered with; an owner's once that account is erased. Null after its own erasure. */
  @TextColumn(254, { nullable: true, collation: 'utf8mb4_bin' })
  email!: string | null;

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

  /** Since when it waits for a decision; meaningless while it is verified or rejected. */
  @InstantColumn({ default: () => 'CURRENT_TIMESTAMP(3)' })
  waitingSince!: Date;

  @CodeColumn(10, { default: 'NEW' })
  waitingAs!: WaitingAs;

  /** The note of a revocation, which the company reads until its next decision or edit. */
  @TextColumn(1000, { nullable: true })
  revocationNote!: string | null;

  /** Of the audit trail: the last decision about it. Written under its lock, so that no clock says which is the last. */
  @ForeignId({ nullable: true })
  lastDecisionId!: string | null;

  /** Raised by every profile edit, so that administrators decide only on the profile that they have seen. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  profileVersion!: number;

  /** Made by the import of postings: no one signs in to it, and it gets no mail. */
  @FlagColumn()
  isImported!: boolean;

  /** Its postings may be shown to people without an account; off until the company says so. */
  @FlagColumn()
  isPublic!: boolean;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;

  /** Since when it is hidden, because its erasure was asked for; stays when it is erased. */
  @InstantColumn({ nullable: true })
  erasingAt!: Date | null;

  @LockVersionColumn()
  lockVersion!: number;
}

/** Without a decision of an administrator: the company waits for one. */
export const UNDECIDED = {
  isVerified: false,
  verifiedAt: null,
  verifiedBy: null,
  isRejected: false,
  rejectedAt: null,
  rejectedBy: null,
  rejectionReason: null,
  revocationNote: null,
} as const satisfies Partial<Company>;
