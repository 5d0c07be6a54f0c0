import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn } from '../../../db/columns';
import { Seeker } from '../../seekers/seeker.entity';
import { Job } from '../../jobs/job.entity';

/** A seeker came to a job by a search; the last view counts. The seeker is first, so that it is locked before the job. */
@Entity('job_view_terms')
@Index('ix_job_view_terms_job', ['jobId', 'term', 'viewedAt'])
@Index('ix_job_view_terms_viewed', ['viewedAt'])
@ForeignKey(() => Seeker, ['seekerId'], ['id'], { name: 'fk_job_view_terms_seeker', onDelete: 'CASCADE' })
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_view_terms_job', onDelete: 'CASCADE' })
export class JobViewTerm {
  @IdColumn()
  seekerId!: string;

  @IdColumn()
  jobId!: string;

  @PrimaryColumn({ type: 'varchar', length: 100, collation: 'utf8mb4_bin' })
  term!: string;

  @InstantColumn()
  viewedAt!: Date;
}
