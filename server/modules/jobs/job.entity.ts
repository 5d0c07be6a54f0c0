import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  FlagColumn,
  ForeignId,
  WithId,
  InstantColumn,
  JsonColumn,
  LockVersionColumn,
  RupiahColumn,
  TextColumn,
} from '../../db/columns';
import type { EmploymentType } from '../../../domain/jobs';
import type { SalaryPeriod } from '../../../domain/salaries';
import type { TimeZone } from '../../../domain/time';
import { Account } from '../accounts/account.entity';
import { Company } from '../companies/company.entity';

@Entity('jobs')
@Unique('uq_jobs_id_company', ['id', 'companyId'])
@Unique('uq_jobs_import_key', ['importKey'])
@Unique('uq_jobs_form_key', ['companyId', 'formKey'])
@Index('ix_jobs_names', ['title', 'companyName'])
@Index('ix_jobs_visible', ['isVisible', 'createdAt', 'id', 'autoCloseDate', 'timeZone'])
@Index('ix_jobs_visible_type', ['isVisible', 'employmentType', 'createdAt', 'id', 'autoCloseDate', 'timeZone'])
@Index('ix_jobs_public', [
  'isPublic',
  'isVisible',
  'createdAt',
  'id',
  'autoCloseDate',
  'timeZone',
  'placeId',
  'employmentType',
])
@Index('ix_jobs_public_place', ['isPublic', 'isVisible', 'placeId', 'createdAt', 'id', 'autoCloseDate', 'timeZone'])
@Index('ix_jobs_company', ['companyId', 'isDeleted', 'createdAt', 'id'])
@Index('ix_jobs_company_active', ['companyId', 'isDeleted', 'isActive', 'createdAt', 'id'])
@Index('ix_jobs_newest', ['isDeleted', 'isActive', 'createdAt', 'id'])
@Index('ix_jobs_most_applied', ['isDeleted', 'isActive', 'applicationCount', 'id', 'createdAt'])
@Index('ix_jobs_auto_close', ['isActive', 'autoCloseDate', 'timeZone'])
@Index('ix_jobs_search_changed', ['searchChangedAt', 'id'])
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_jobs_company' })
@ForeignKey(() => Account, ['contactId'], ['id'], { name: 'fk_jobs_contact', onDelete: 'SET NULL' })
export class Job extends WithId {
  @ForeignId()
  companyId!: string;

  /** The member who gets the mails about its applicants: who posted it, until another is named. Null for imported jobs. */
  @ForeignId({ nullable: true })
  contactId!: string | null;

  @TextColumn(160)
  companyName!: string;

  @TextColumn(200)
  title!: string;

  @Column({ type: 'mediumtext' })
  description!: string;

  @TextColumn(160)
  location!: string;

  /** The place of `server/text/places/` that the location names. */
  @CodeColumn(60, { nullable: true })
  placeId!: string | null;

  /** Of its interview times and its auto-close day. */
  @CodeColumn(20)
  timeZone!: TimeZone;

  @CodeColumn(10)
  employmentType!: EmploymentType;

  @RupiahColumn({ nullable: true })
  salaryMin!: number | null;

  @RupiahColumn({ nullable: true })
  salaryMax!: number | null;

  @CodeColumn(10, { nullable: true })
  salaryPeriod!: SalaryPeriod | null;

  @JsonColumn()
  skills!: string[];

  /** Open through this day, in its zone. */
  @Column({ type: 'date', nullable: true })
  autoCloseDate!: string | null;

  @FlagColumn()
  isActive!: boolean;

  @FlagColumn()
  isDeleted!: boolean;

  /** Active, neither deleted nor paused, and its company verified: what the seekers' list reads. */
  @FlagColumn()
  isVisible!: boolean;

  /** An administrator has hidden it, independent of its company; see `modules/reports`. */
  @FlagColumn()
  isPaused!: boolean;

  /** Its switch for people without an account, who see it only while its company's is on too. */
  @FlagColumn()
  isPublic!: boolean;

  /** Title, company and description, folded; see `domain/text.ts`. */
  @Column({ type: 'mediumtext', collation: 'utf8mb4_bin' })
  searchText!: string;

  /** How many people have applied, including withdrawn ones; raised with each new application, under the job's lock. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  applicationCount!: number;

  /** Makes an import repeatable. */
  @CodeColumn(64, { nullable: true })
  importKey!: string | null;

  /** Of the form that posted it, until the job is deleted: a form that is sent again posts nothing. */
  @CodeColumn(64, { nullable: true })
  formKey!: string | null;

  /** SHA-256 of what that form said. */
  @CodeColumn(64, { nullable: true })
  formDigest!: string | null;

  /** The account that posted it; null of an imported one. */
  @ForeignId({ nullable: true })
  postedBy!: string | null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;

  /** When a searched or listed column last changed; set by a trigger. */
  @Column({ type: 'timestamp', precision: 6, default: () => 'CURRENT_TIMESTAMP(6)' })
  searchChangedAt!: Date;

  @LockVersionColumn()
  lockVersion!: number;
}
