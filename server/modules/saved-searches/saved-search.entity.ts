import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { JobFilter } from '../../../domain/job-filter';
import type { SavedSearchCadence } from '../../../domain/saved-searches';
import { CodeColumn, ForeignId, WithId, InstantColumn, JsonColumn, TextColumn } from '../../db/columns';
import { Seeker } from '../seekers/seeker.entity';

/** A search that a seeker keeps, to be mailed what is new. */
@Entity('saved_searches')
@Unique('uq_saved_searches_name', ['seekerId', 'name'])
@Index('ix_saved_searches_due', ['nextDueAt', 'id'])
@ForeignKey(() => Seeker, ['seekerId'], ['id'], { name: 'fk_saved_searches_seeker', onDelete: 'CASCADE' })
export class SavedSearch extends WithId {
  @ForeignId()
  seekerId!: string;

  /** Case and accents do not matter. The default collation takes every emoji for the same. */
  @TextColumn(60, { collation: 'utf8mb4_unicode_520_ci' })
  name!: string;

  @TextColumn(100)
  search!: string;

  @JsonColumn()
  filter!: JobFilter;

  @CodeColumn(10)
  cadence!: SavedSearchCadence;

  @InstantColumn()
  createdAt!: Date;

  /** Jobs posted since then are news. */
  @InstantColumn()
  newsSince!: Date;

  /** Null while mails are off. */
  @InstantColumn({ nullable: true })
  nextDueAt!: Date | null;
}
