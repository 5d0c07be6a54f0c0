import { Entity } from 'typeorm';
import { IdColumn, TextColumn, WrittenAtColumn } from '../../db/columns';

/**
 * What a company or a seeker was called until it took another name: the name counts for every activity that was written
 * until then. An erasure deletes the rows of whom it erases.
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
