import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../db/columns';
import { Account } from './account.entity';

/** An account's authenticator app. It counts from the moment its owner has shown a first code. */
@Entity('second_factors')
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_second_factors_account', onDelete: 'CASCADE' })
export class SecondFactor {
  @IdColumn()
  accountId!: string;

  /** Encrypted, see sealed-secret.ts: a copied table makes no codes. */
  @CodeColumn(200)
  sealedSecret!: string;

  /** The newest 30 seconds whose code was used. Only later ones count, so a code that was overseen is of no use. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  lastUsedStep!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;
}

/** In place of the app, each once. Stored as SHA-256: 80 random bits need no slow hash. */
@Entity('recovery_codes')
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_recovery_codes_account', onDelete: 'CASCADE' })
export class RecoveryCode {
  @IdColumn()
  accountId!: string;

  @PrimaryColumn({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  codeHash!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;
}
