import { Entity } from 'typeorm';
import { IdColumn, TextColumn } from '../../db/columns';

/**
 * What a company or a seeker was called until it took another name. Ids are in the order of time, so a name counts for
 * everything whose id is not above that of its row. An erasure deletes the rows of whom it erases.
 */
@Entity('former_names')
export class FormerName {
  @IdColumn()
  subjectId!: string;

  @IdColumn()
  id!: string;

  @TextColumn(160)
  name!: string;
}
