import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  ForeignId,
  WithId,
  InstantColumn,
  LockVersionColumn,
  LongTextColumn,
  TextColumn,
} from '../../db/columns';
import type { ApplicationStatus, RejectionNotice, StoredStatus } from '../../../domain/applications';
import type { LocationType } from '../../../domain/slots';
import { InterviewSlot } from '../jobs/slots/interview-slot.entity';
import { Job } from '../jobs/job.entity';
import { Seeker } from '../seekers/seeker.entity';

/** An interview time in columns with a prefix; an `InterviewTime` of the schema. */
export class StoredInterview {
  @Column({ type: 'date' })
  date!: string;

  @CodeColumn(5)
  start!: string;

  @CodeColumn(5)
  end!: string;

  @InstantColumn()
  startsAt!: Date;

  @InstantColumn()
  endsAt!: Date;

  @CodeColumn(10)
  locationType!: LocationType;
}

/** A seeker's application to a job, with a snapshot of the chosen interview and of the names at that time. */
@Entity('applications')
@Unique('uq_applications_seeker_job', ['seekerId', 'jobId'])
@Index('ix_applications_seeker', ['seekerId', 'appliedAt', 'id'])
@Index('ix_applications_seeker_status', ['seekerId', 'status', 'interview.startsAt', 'lapsedAt', 'shownStatus'])
@Index('ix_applications_job', ['jobId', 'appliedAt', 'id'])
@Index('ix_applications_job_shown', ['jobId', 'shownStatus', 'appliedAt', 'id', 'status'])
@Index('ix_applications_company', ['companyId', 'appliedAt', 'id'])
@Index('ix_applications_company_status', ['companyId', 'status', 'appliedAt', 'id', 'lapsedAt', 'replyBy'])
@Index('ix_applications_company_shown', ['companyId', 'shownStatus', 'appliedAt', 'id', 'status'])
@Index('ix_applications_company_interview', [
  'companyId',
  'status',
  'interview.startsAt',
  'interview.endsAt',
  'cancelledAt',
  'lapsedAt',
])
@Index('ix_applications_interview', [
  'status',
  'interview.startsAt',
  'id',
  'interview.date',
  'interview.start',
  'cancelledAt',
])
@Index('ix_applications_cancelled', ['cancelledAt', 'id', 'seekerId', 'jobId', 'companyId', 'appliedAt'])
@Index('ix_applications_reply', ['status', 'lapsedAt', 'replyBy', 'id'])
@Index('ix_applications_remind', ['remindAt', 'companyId'])
@Index('ix_applications_slot', ['slotId', 'status'])
@Index('ix_applications_applied', ['appliedAt', 'id', 'seekerId', 'jobId'])
@Index('ix_applications_status', ['status', 'appliedAt', 'id', 'seekerId', 'jobId', 'companyId'])
@Index('ix_applications_shown', ['shownStatus', 'appliedAt', 'id', 'seekerId', 'jobId', 'companyId'])
@ForeignKey(() => Job, ['jobId', 'companyId'], ['id', 'companyId'], { name: 'fk_applications_job' })
@ForeignKey(() => Seeker, ['seekerId'], ['id'], { name: 'fk_applications_seeker' })
@ForeignKey(() => InterviewSlot, ['slotId'], ['id'], { name: 'fk_applications_slot' })
export class Application extends WithId {
  @ForeignId()
  jobId!: string;

  @ForeignId()
  companyId!: string;

  @ForeignId()
  seekerId!: string;

  /** The slot whose seat it takes; null once the interview was moved to another time, or the application lapsed. */
  @ForeignId({ nullable: true })
  slotId!: string | null;

  @CodeColumn(10)
  status!: StoredStatus;

  @TextColumn(160)
  companyName!: string;

  @TextColumn(200)
  jobTitle!: string;

  @Column(() => StoredInterview, { prefix: 'interview' })
  interview!: StoredInterview;

  /** Since when an answer is expected: when it was made, or another time was chosen. */
  @InstantColumn()
  waitingSince!: Date;

  /** Until when an answer is, or was, expected (domain/replies.ts). */
  @InstantColumn()
  replyBy!: Date;

  /** When the company is reminded next; null when it is not any more. */
  @InstantColumn({ nullable: true })
  remindAt!: Date | null;

  /** When it lapsed: set while it is pending without a seat, and once it was closed for that. */
  @InstantColumn({ nullable: true })
  lapsedAt!: Date | null;

  /** What people read: made by the database from the two columns, as `SHOWN_AS` has it (domain/application-state.ts). */
  @CodeColumn(10, {
    generatedType: 'STORED',
    asExpression:
      "case when `lapsed_at` is not null and `status` in ('PENDING','WITHDRAWN') then 'NO_REPLY' else `status` end",
    insert: false,
    update: false,
  })
  shownStatus!: ApplicationStatus;

  /** How often it lapsed while the company could have answered. */
  @Column({ type: 'smallint', unsigned: true, default: 0 })
  missedReplies!: number;

  /** When it lapsed like that for the first time. */
  @InstantColumn({ nullable: true })
  firstMissedAt!: Date | null;

  /** Set while the interview of an accepted application is cancelled; it has no seat then. */
  @InstantColumn({ nullable: true })
  cancelledAt!: Date | null;

  /** The SEQUENCE of its calendar entry: raised each time it moves, is cancelled, cancelled or planned again, or its details change. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  interviewSequence!: number;

  @TextColumn(500, { nullable: true })
  interviewLink!: string | null;

  @TextColumn(300, { nullable: true })
  venue!: string | null;

  @TextColumn(500, { nullable: true })
  detailsLink!: string | null;

  @LongTextColumn({ nullable: true })
  additionalInfo!: string | null;

  /** Why it was closed without a decision: a RejectionNotice. */
  @TextColumn(200, { nullable: true })
  rejectionNotice!: RejectionNotice | null;

  @InstantColumn()
  appliedAt!: Date;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  /** The account that decided it; null where no person did. */
  @ForeignId({ nullable: true })
  decidedBy!: string | null;

  @InstantColumn()
  updatedAt!: Date;

  @LockVersionColumn()
  lockVersion!: number;
}
