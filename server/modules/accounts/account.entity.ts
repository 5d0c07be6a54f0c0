import { Column, Entity, Index, Unique } from 'typeorm';
import { CodeColumn, WithId, InstantColumn, TextColumn } from '../../db/columns';
import type { Language } from '../../../domain/language';
import type { Role } from '../../../domain/roles';

/** Who can sign in. One account may hold a seeker and a company profile; `activeRole` says which one acts. */
@Entity('accounts')
@Unique('uq_accounts_email', ['email'])
@Unique('uq_accounts_google_sub', ['googleSub'])
@Index('ix_accounts_unverified', ['emailVerifiedAt', 'createdAt'])
export class Account extends WithId {
  /** Trimmed and in lower case; compared byte by byte. */
  @TextColumn(254, { collation: 'utf8mb4_bin' })
  email!: string;

  /** argon2id; null for an account that has only a Google sign-in, and for imported companies. */
  @CodeColumn(255, { nullable: true })
  passwordHash!: string | null;

  /** The provider's own id of the person, which never changes. */
  @CodeColumn(64, { nullable: true })
  googleSub!: string | null;

  /**
   * Raised whenever all sessions must end, as at a new password. A login that checked the old password just before may
   * still write a session afterwards; with the old epoch it is not valid.
   */
  @Column({ type: 'int', unsigned: true, default: 0 })
  sessionEpoch!: number;

  @InstantColumn({ nullable: true })
  emailVerifiedAt!: Date | null;

  /**
   * When it was proved that the mailbox's owner also chose the password: a mailed code was used in the account's own
   * session, or set the password; or Google confirmed the address, and there was no password. Null: another person may have
   * registered the address.
   */
  @InstantColumn({ nullable: true })
  provenAt!: Date | null;

  @CodeColumn(10)
  activeRole!: Role;

  /** Of its screens and mails; null until it registers or is switched: the browser's then, and mails are English. */
  @CodeColumn(2, { nullable: true })
  language!: Language | null;

  /** What colleagues in a company read; null until it is given: the address then. */
  @TextColumn(120, { nullable: true })
  personName!: string | null;

  @InstantColumn({ nullable: true })
  lastActiveAt!: Date | null;

  /** Consent at the last registration: which terms, and when. The history of consents is in `consents`. */
  @CodeColumn(20, { nullable: true })
  termsVersion!: string | null;

  @InstantColumn({ nullable: true })
  termsAcceptedAt!: Date | null;

  /** Of the supplement to terms and privacy policy that was agreed to last; null: none as yet. */
  @CodeColumn(20, { nullable: true })
  supplementVersion!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
