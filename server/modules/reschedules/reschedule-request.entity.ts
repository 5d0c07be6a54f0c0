import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, ForeignId, WithId, InstantColumn, TextColumn } from '../../db/columns';
import type { ApplicationParty } from '../../../domain/applications';
import type { RescheduleStatus } from '../../../domain/reschedules';
import { Application, StoredInterview } from '../applications/application.entity';

/** One proposal of another time; a counter offer refers to the request that it answers. */
@Entity('reschedule_requests')
@Unique('uq_reschedule_requests_pending', ['pendingApplicationId'])
@Unique('uq_reschedule_requests_previous', ['previousId'])
@Unique('uq_reschedule_requests_number', ['applicationId', 'number'])
@Index('ix_reschedule_requests_expiry', ['status', 'expiresAt', 'id'])
@ForeignKey(() => Application, ['applicationId'], ['id'], { name: 'fk_reschedule_requests_application' })
@ForeignKey(() => RescheduleRequest, ['previousId'], ['id'], { name: 'fk_reschedule_requests_previous' })
export class RescheduleRequest extends WithId {
  @ForeignId()
  applicationId!: string;

  /** The application's id while the request is pending, else null: unique, so at most one is pending. */
  @ForeignId({ nullable: true })
  pendingApplicationId!: string | null;

  /** The application's `lock_version` when it was made, under that lock: the newer of two has the higher one, even when clocks differ. */
  @Column({ type: 'int', unsigned: true })
  number!: number;

  @ForeignId({ nullable: true })
  previousId!: string | null;

  @CodeColumn(10)
  requestedBy!: ApplicationParty;

  /** The account of the company's member who made it; null for an applicant. */
  @ForeignId({ nullable: true })
  accountId!: string | null;

  /** The account of the company's member who answered it; null for an applicant. */
  @ForeignId({ nullable: true })
  answeredBy!: string | null;

  @CodeColumn(10)
  status!: RescheduleStatus;

  @Column(() => StoredInterview, { prefix: 'new' })
  newInterview!: StoredInterview;

  /** The slot of the job in which it takes a seat when it is accepted; it reserves nothing. */
  @ForeignId({ nullable: true })
  slotId!: string | null;

  /** Empty when none was given. */
  @TextColumn(1000)
  reason!: string;

  @InstantColumn()
  requestedAt!: Date;

  /** From when on it can no longer be answered. */
  @InstantColumn()
  expiresAt!: Date;

  /** When it was answered, taken back, ran out or ended. */
  @InstantColumn({ nullable: true })
  respondedAt!: Date | null;
}
