import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { HoldReason } from '../../text/posting-flags/holding';
import { PAUSE_ANSWER_MAX, PAUSE_REASON_MAX } from '../../../domain/reports';
import { CodeColumn, ForeignId, WithId, InstantColumn, OpenMarkColumn, TextColumn } from '../../db/columns';
import { Job } from './job.entity';

/** A job that an administrator has hidden, or the rules from the start, and what its company says to that. */
@Entity('job_pauses')
@Unique('uq_job_pauses_open', ['jobId', 'openMark'])
@Index('ix_job_pauses_company', ['companyId', 'pausedAt', 'id'])
@Index('ix_job_pauses_paused', ['pausedAt', 'id'])
@Index('ix_job_pauses_open', ['openMark', 'pausedAt', 'id'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_pauses_job', onDelete: 'CASCADE' })
export class JobPause extends WithId {
  @ForeignId()
  jobId!: string;

  @ForeignId()
  companyId!: string;

  /** Account of the administrator; null while only the rules hold the job. */
  @ForeignId({ nullable: true })
  adminId!: string | null;

  /** Why the rules hold the job; null for a pause that an administrator began. */
  @CodeColumn(30, { nullable: true })
  holdReason!: HoldReason | null;

  /** The company reads it; empty while only the rules hold the job. */
  @TextColumn(PAUSE_REASON_MAX)
  reason!: string;

  @InstantColumn()
  pausedAt!: Date;

  @TextColumn(PAUSE_ANSWER_MAX, { nullable: true })
  answer!: string | null;

  @InstantColumn({ nullable: true })
  answeredAt!: Date | null;

  @InstantColumn({ nullable: true })
  resumedAt!: Date | null;

  @OpenMarkColumn()
  openMark!: 1 | null;
}
