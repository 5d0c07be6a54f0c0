import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FlagEvidence, FlagReason } from '../../../text/posting-flags/reasons';
import { FlagColumn, IdColumn, InstantColumn, JsonColumn } from '../../../db/columns';
import { Job } from '../job.entity';

/** A rule has found something in a job's posting; for administrators alone. */
@Entity('job_flags')
@Index('ix_job_flags_reason', ['reason', 'jobId'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_flags_job', onDelete: 'CASCADE' })
export class JobFlag {
  @IdColumn()
  jobId!: string;

  @PrimaryColumn({ type: 'varchar', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  reason!: FlagReason;

  @JsonColumn()
  evidence!: FlagEvidence;

  @InstantColumn()
  flaggedAt!: Date;
}

/** A key of a posting's text: postings that are alike share one. */
@Entity('job_text_bands')
@Index('ix_job_text_bands_job', ['jobId'])
@Index('ix_job_text_bands_paused', ['isPaused', 'band', 'jobId'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_text_bands_job', onDelete: 'CASCADE' })
export class JobTextBand {
  @PrimaryColumn({ type: 'int', unsigned: true })
  band!: number;

  @IdColumn()
  jobId!: string;

  /** As that of the job, so that texts like a paused one are found by an index. */
  @FlagColumn()
  isPaused!: boolean;
}
