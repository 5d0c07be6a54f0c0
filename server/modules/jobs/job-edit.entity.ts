import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { ForeignId, WithId, InstantColumn, JsonColumn, WrittenOrderColumn } from '../../db/columns';
import type { JobChange } from './job-edit';
import { Job } from './job.entity';

/** One edit of a posting: who, when, and what each changed part was before and after. */
@Entity('job_edits')
@Unique('uq_job_edits_number', ['number'])
@Index('ix_job_edits_job', ['jobId', 'number'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_edits_job', onDelete: 'CASCADE' })
export class JobEdit extends WithId {
  /** Edits are written under the job's lock. */
  @WrittenOrderColumn()
  number!: number;

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
