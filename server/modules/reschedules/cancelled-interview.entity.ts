import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { ApplicationParty } from '../../../domain/applications';
import { CANCEL_REASON } from '../../../domain/interviews';
import type { TimeZone } from '../../../domain/time';
import { CodeColumn, ForeignId, WithId, InstantColumn, TextColumn } from '../../db/columns';
import { Application } from '../applications';

/** That an interview was cancelled: who, when and why, and for when it was planned. It stays when a new time is planned. */
@Entity('cancelled_interviews')
@Unique('uq_cancelled_interviews_number', ['applicationId', 'number'])
@Index('ix_cancelled_interviews_at', ['cancelledAt', 'id'])
@Index('ix_cancelled_interviews_by', ['cancelledBy', 'cancelledAt', 'id'])
@ForeignKey(() => Application, ['applicationId'], ['id'], { name: 'fk_cancelled_interviews_application' })
export class CancelledInterview extends WithId {
  @ForeignId()
  applicationId!: string;

  /** The application's `lock_version` then, as the requests have it: says which of them were made before. */
  @Column({ type: 'int', unsigned: true })
  number!: number;

  @CodeColumn(10)
  cancelledBy!: ApplicationParty;

  /** The account of the company's member who cancelled it; null for an applicant. */
  @ForeignId({ nullable: true })
  accountId!: string | null;

  /** Empty where an applicant gave none. */
  @TextColumn(CANCEL_REASON.max)
  reason!: string;

  @InstantColumn()
  cancelledAt!: Date;

  @Column({ type: 'date' })
  interviewDate!: string;

  @CodeColumn(5)
  interviewStart!: string;

  @CodeColumn(5)
  interviewEnd!: string;

  /** Of the date and the times. The job may have got another one since. */
  @CodeColumn(20)
  timeZone!: TimeZone;
}
