import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../db/columns';

/** A server's list of who was erased and who left (ERASED_LIST), so that a restore can demand all of it. */
@Entity('removal_lists')
export class RemovalListLength {
  @IdColumn()
  id!: string;

  @Column({ type: 'int', unsigned: true })
  entries!: number;
}
