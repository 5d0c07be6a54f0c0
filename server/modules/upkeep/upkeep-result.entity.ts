import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../db/columns';

export const UPKEEP = { LEDGER_CHECK: 'ledger-check', BACKUP: 'backup' } as const;
export type Upkeep = (typeof UPKEEP)[keyof typeof UPKEEP];

/** When something that keeps the site well was done last, and what came of it. Every server's metrics show it. */
@Entity('upkeep_results')
export class UpkeepResult {
  @PrimaryColumn({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  name!: Upkeep;

  @InstantColumn()
  doneAt!: Date;

  /** Of a ledger check the wrong balances; of a backup its size in bytes. */
  @Column({ type: 'bigint', unsigned: true })
  figure!: string;
}
