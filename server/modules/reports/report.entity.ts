import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, FlagColumn, ForeignId, IdColumn, InstantColumn, TextColumn } from '../../db/columns';
import { PAUSE_ANSWER_MAX, PAUSE_REASON_MAX, REPORT_TEXT_MAX, type ReportReason } from '../../../domain/reports';
import { Company } from '../companies/company.entity';
import { Job } from '../jobs/job.entity';
import { Seeker } from '../seekers/seeker.entity';

/** Of at most one row with the same other columns: 1 while it is open, NULL afterwards. */
const OpenMarkColumn = (): PropertyDecorator => Column({ type: 'tinyint', nullable: true });

const Count = (): PropertyDecorator => Column({ type: 'int', unsigned: true, default: 0 });

/**
 * All reports about one job, or about one company itself, in one row: what the administrators' queue is read from. It is
 * locked after the rows of lock.ts, before the reports and pauses.
 */
@Entity('report_groups')
@Index('ix_report_groups_newest', ['isOpen', 'newestAt', 'id'])
@Index('ix_report_groups_most', ['isOpen', 'openReports', 'id'])
@Index('ix_report_groups_company', ['companyId', 'totalReports'])
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_report_groups_company', onDelete: 'CASCADE' })
export class ReportGroup {
  /** That of the job, or of the company. */
  @IdColumn()
  id!: string;

  @ForeignId()
  companyId!: string;

  /** Null for reports about the company itself. */
  @ForeignId({ nullable: true })
  jobId!: string | null;

  @Count()
  openReports!: number;

  @Count()
  totalReports!: number;

  @FlagColumn()
  isPaused!: boolean;

  /** It is in the queue: it has open reports, or the job is paused. */
  @FlagColumn()
  isOpen!: boolean;

  /** When the last report, the pause or its answer came. */
  @InstantColumn()
  newestAt!: Date;

  /** Raised by everything that an administrator should have seen before deciding. */
  @Count()
  version!: number;
}

/** What one seeker reported; the company never learns who. */
@Entity('reports')
@Unique('uq_reports_open', ['seekerId', 'groupId', 'openMark'])
@Index('ix_reports_reasons', ['groupId', 'openMark', 'reason'])
@Index('ix_reports_newest', ['groupId', 'openMark', 'id'])
@ForeignKey(() => ReportGroup, ['groupId'], ['id'], { name: 'fk_reports_group', onDelete: 'CASCADE' })
@ForeignKey(() => Seeker, ['seekerId'], ['id'], { name: 'fk_reports_seeker', onDelete: 'CASCADE' })
export class Report {
  @IdColumn()
  id!: string;

  @ForeignId()
  groupId!: string;

  @ForeignId()
  seekerId!: string;

  @CodeColumn(30)
  reason!: ReportReason;

  @TextColumn(REPORT_TEXT_MAX, { nullable: true })
  text!: string | null;

  @InstantColumn()
  createdAt!: Date;

  @OpenMarkColumn()
  openMark!: 1 | null;
}

/** A job that an administrator has hidden, and what its company says to that. */
@Entity('job_pauses')
@Unique('uq_job_pauses_open', ['jobId', 'openMark'])
@Index('ix_job_pauses_company', ['companyId', 'pausedAt', 'id'])
@Index('ix_job_pauses_paused', ['pausedAt', 'id'])
@Index('ix_job_pauses_open', ['openMark', 'pausedAt', 'id'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_pauses_job', onDelete: 'CASCADE' })
export class JobPause {
  @IdColumn()
  id!: string;

  @ForeignId()
  jobId!: string;

  @ForeignId()
  companyId!: string;

  /** Account of the administrator. */
  @ForeignId()
  adminId!: string;

  /** The company reads it. */
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
