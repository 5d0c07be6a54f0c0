import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, ForeignId, WithId, InstantColumn, TextColumn } from '../../db/columns';
import type { UploadPreset } from '../../../domain/files';
import { Account } from '../accounts/account.entity';

/** An uploaded file. Its bytes lie in the file store under `storageKey`; people only ever see `/files/{id}`. */
@Entity('files')
@Index('ix_files_owner', ['ownerAccountId'])
@Index('ix_files_unclaimed', ['claimedAt', 'createdAt'])
@Index('ix_files_discarded', ['discardedAt'])
@Unique('uq_files_claim', ['claimHash'])
@ForeignKey(() => Account, ['ownerAccountId'], ['id'], { name: 'fk_files_owner' })
export class StoredFile extends WithId {
  /** Null until the registration that it was uploaded for succeeds. */
  @ForeignId({ nullable: true })
  ownerAccountId!: string | null;

  @CodeColumn(20)
  preset!: UploadPreset;

  @TextColumn(200)
  fileName!: string;

  /** By content, not by name. */
  @CodeColumn(100)
  mediaType!: string;

  @Column({ type: 'int', unsigned: true })
  byteSize!: number;

  @CodeColumn(64)
  sha256!: string;

  /** Whether a PDF could run code when it is opened; null until it is first served. */
  @Column({ type: 'boolean', nullable: true })
  runsCode!: boolean | null;

  @CodeColumn(100)
  storageKey!: string;

  /** SHA-256 of the short-lived claim with which a visitor's upload is tied to their registration. */
  @CodeColumn(64, { nullable: true })
  claimHash!: string | null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  claimedAt!: Date | null;

  /** Set when no profile shows the file any more: no one can read it from then on, and the sweep removes it. */
  @InstantColumn({ nullable: true })
  discardedAt!: Date | null;
}
