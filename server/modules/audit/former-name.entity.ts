import { Entity } from 'typeorm';
import { IdColumn, TextColumn, WrittenAtColumn } from '../../db/columns';

/**
 * A former name of a company or seeker. It belongs to the activities written before the
 * change of name. An erasure deletes these rows.
 */
@Entity('former_names')
export class FormerName {
  @IdColumn()
  subjectId!: string;

  @IdColumn()
  id!: string;

  @TextColumn(160)
  name!: string;

  @WrittenAtColumn()
  writtenAt!: Date;
}
