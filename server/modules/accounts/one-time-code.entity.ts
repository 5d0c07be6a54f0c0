import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, ForeignId, IdColumn, InstantColumn } from '../../db/columns';
import { Account } from './account.entity';

/** A code, mostly sent by e-mail: stored as its SHA-256, valid once, until it expires. */
abstract class OneTimeCode {
  @IdColumn()
  id!: string;

  @ForeignId()
  accountId!: string;

  @CodeColumn(64)
  codeHash!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;
}

@Entity('email_verifications')
@Unique('uq_email_verifications_code', ['codeHash'])
@Index('ix_email_verifications_account', ['accountId', 'createdAt'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_email_verifications_account', onDelete: 'CASCADE' })
export class EmailVerification extends OneTimeCode {}

@Entity('password_resets')
@Unique('uq_password_resets_code', ['codeHash'])
@Index('ix_password_resets_account', ['accountId', 'createdAt'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_password_resets_account', onDelete: 'CASCADE' })
export class PasswordReset extends OneTimeCode {}

/** The code of "This was not me", issued when an address is verified outside the account's own session. */
@Entity('disown_codes')
@Unique('uq_disown_codes_code', ['codeHash'])
@Index('ix_disown_codes_account', ['accountId', 'createdAt'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_disown_codes_account', onDelete: 'CASCADE' })
export class DisownCode extends OneTimeCode {}
