import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  FlagColumn,
  ForeignId,
  WithId,
  InstantColumn,
  JsonColumn,
  LockVersionColumn,
  LongTextColumn,
  TextColumn,
} from '../../db/columns';
import { Account } from '../accounts/account.entity';
import { StoredFile } from '../files/file.entity';

@Entity('seekers')
@Unique('uq_seekers_account', ['accountId'])
@Index('ix_seekers_listed', ['createdAt', 'id', 'accountId', 'fullName', 'phoneNumber'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_seekers_account' })
@ForeignKey(() => StoredFile, ['cvFileId'], ['id'], { name: 'fk_seekers_cv' })
@ForeignKey(() => StoredFile, ['portfolioFileId'], ['id'], { name: 'fk_seekers_portfolio' })
@ForeignKey(() => StoredFile, ['pictureFileId'], ['id'], { name: 'fk_seekers_picture' })
export class Seeker extends WithId {
  /** Null after erasure. */
  @ForeignId({ nullable: true })
  accountId!: string | null;

  @TextColumn(120)
  fullName!: string;

  @CodeColumn(13, { nullable: true })
  phoneNumber!: string | null;

  @TextColumn(40, { nullable: true })
  education!: string | null;

  @LongTextColumn({ nullable: true })
  workExperience!: string | null;

  @JsonColumn()
  technicalSkills!: string[];

  @JsonColumn()
  softSkills!: string[];

  @ForeignId({ nullable: true })
  cvFileId!: string | null;

  @ForeignId({ nullable: true })
  portfolioFileId!: string | null;

  @ForeignId({ nullable: true })
  pictureFileId!: string | null;

  @FlagColumn()
  isProfileComplete!: boolean;

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
