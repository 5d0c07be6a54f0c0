import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  FlagColumn,
  ForeignId,
  IdColumn,
  WithId,
  InstantColumn,
  OpenMarkColumn,
  TextColumn,
} from '../../db/columns';
import { REPORT_TEXT_MAX, type ReportReason } from '../../../domain/reports';
import { Company } from '../companies/company.entity';
import { Seeker } from '../seekers/seeker.entity';

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
export class Report extends WithId {
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
