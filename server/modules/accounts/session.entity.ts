import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CodeColumn, ForeignId, InstantColumn, JsonColumn, TextColumn } from '../../db/columns';
import { Account } from './account.entity';

/** A browser's session. The cookie's value is not stored, only its SHA-256, so that a copied table opens nothing. */
@Entity('sessions')
@Index('ix_sessions_account', ['accountId', 'lastUsedAt'])
@Index('ix_sessions_expires', ['expiresAt'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_sessions_account', onDelete: 'CASCADE' })
export class Session {
  @PrimaryColumn({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  idHash!: string;

  /** The id by which its owner can end it; reveals nothing about the cookie. */
  @CodeColumn(26)
  publicId!: string;

  @ForeignId({ nullable: true })
  accountId!: string | null;

  /** The account's epoch when it was opened. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  sessionEpoch!: number;

  @JsonColumn()
  data!: Record<string, unknown>;

  @TextColumn(300, { nullable: true })
  userAgent!: string | null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  lastUsedAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  /** When a code of the second factor was last shown in it. */
  @InstantColumn({ nullable: true })
  provedAt!: Date | null;
}
