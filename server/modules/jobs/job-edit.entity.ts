import { Entity, ForeignKey, Index } from 'typeorm';
import { ForeignId, IdColumn, InstantColumn, JsonColumn } from '../../db/columns';
import type { JobChange } from './job-edit';
import { Job } from './job.entity';

/** One edit of a posting: who, when, and what each changed part was before and after. */
@Entity('job_edits')
@Index('ix_job_edits_job', ['jobId', 'id'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_edits_job', onDelete: 'CASCADE' })
export class JobEdit {
  @IdColumn()
  id!: string;

  @ForeignId()
  jobId!: string;

  /** Account of the company's person who edited it. */
  @ForeignId()
  accountId!: string;

  @InstantColumn()
  editedAt!: Date;

  @JsonColumn()
  changes!: JobChange[];
}
