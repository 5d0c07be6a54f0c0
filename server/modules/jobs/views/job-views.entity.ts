import { Column, Entity, Index } from 'typeorm';
import { IdColumn } from '../../../db/columns';

/**
 * How often a job's page was opened in a week, by anyone but its own company. Nothing of who it was. No foreign key: an
 * insert would share-lock the job's row, which every application writes.
 */
@Entity('job_views')
@Index('ix_job_views_week', ['week'])
export class JobViews {
  @IdColumn()
  jobId!: string;

  /** Its Monday, in WIB. */
  @Column({ type: 'date', primary: true })
  week!: string;

  @Column({ type: 'int', unsigned: true })
  views!: number;
}
