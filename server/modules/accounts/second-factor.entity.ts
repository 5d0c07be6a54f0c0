import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../db/columns';
import { Account } from './account.entity';

/** An account's authenticator app, active once its owner has shown a first code. */
@Entity('second_factors')
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_second_factors_account', onDelete: 'CASCADE' })
export class SecondFactor {
  @IdColumn()
  accountId!: string;

  /** Encrypted (sealed-secret.ts), so that a copied table makes no codes. */
  @CodeColumn(200)
  sealedSecret!: string;

  /** The newest 30-second step whose code was used. Only later codes are accepted, so an overheard code is of no use. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  lastUsedStep!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;
}

/** Used in place of the app, each once. Stored as SHA-256: 80 random bits need no slow hash. */
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
