import { Column, Entity } from 'typeorm';
import { WithId } from '../../db/columns';

/** A server's list of who was erased and who left (ERASED_LIST), so that a restore can demand all of it. */
@Entity('removal_lists')
export class RemovalListLength extends WithId {
  @Column({ type: 'int', unsigned: true })
  entries!: number;
}
