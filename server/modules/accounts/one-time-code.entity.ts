import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  ForeignId,
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WrittenOrderColumn,
} from '../../db/columns';
import type { AccessPart } from '../../../domain/accounts';
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
export class EmailVerification extends OneTimeCode {
  /** The address that the link proves; it becomes the account's with that. */
  @TextColumn(254)
  email!: string;
}

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

/** Typed from a mail, by an account that has no password to prove its owner with. */
@Entity('owner_codes')
@Unique('uq_owner_codes_code', ['codeHash'])
@Index('ix_owner_codes_account', ['accountId', 'createdAt'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_owner_codes_account', onDelete: 'CASCADE' })
export class OwnerCode extends OneTimeCode {}

/** A change of how an account is entered, with the code of its mail's "This was not me" (access-changes.ts). */
@Entity('access_changes')
@Unique('uq_access_changes_code', ['codeHash'])
@Unique('uq_access_changes_number', ['number'])
@Index('ix_access_changes_account', ['accountId', 'createdAt'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_access_changes_account', onDelete: 'CASCADE' })
export class AccessChange extends OneTimeCode {
  /** Undoing a change makes the links of later ones useless. Changes are written under the account's lock. */
  @WrittenOrderColumn()
  number!: number;

  @CodeColumn(20)
  part!: AccessPart;

  /** That part as it was before. */
  @JsonColumn()
  earlier!: EarlierAccess;
}

/** Of the part that was changed; the others are missing. */
export interface EarlierAccess {
  /** Null: it had none, or a stranger may have chosen it. */
  passwordHash?: string | null;
  googleSub?: string | null;
  /** Null: it was off. Instants are ISO texts. */
  secondFactor?: {
    sealedSecret: string;
    lastUsedStep: number;
    createdAt: string;
    confirmedAt: string;
    recoveryCodes: { codeHash: string; createdAt: string; usedAt: string | null }[];
  } | null;
}
