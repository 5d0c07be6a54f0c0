import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { ApplicationParty } from '../../../domain/applications';
import { CALL_OFF_REASON } from '../../../domain/interviews';
import { WIB, type TimeZone } from '../../../domain/time';
import { CodeColumn, ForeignId, IdColumn, InstantColumn, TextColumn } from '../../db/columns';
import { Application } from '../applications/public';

/** That an interview was called off: who, when and why, and for when it was planned. It stays when a new time is planned. */
@Entity('called_off_interviews')
@Unique('uq_called_off_interviews_number', ['applicationId', 'number'])
@ForeignKey(() => Application, ['applicationId'], ['id'], { name: 'fk_called_off_interviews_application' })
export class CalledOffInterview {
  @IdColumn()
  id!: string;

  @ForeignId()
  applicationId!: string;

  /** The application's `lock_version` then, as the requests have it: says which of them were made before. */
  @Column({ type: 'int', unsigned: true })
  number!: number;

  @CodeColumn(10)
  calledOffBy!: ApplicationParty;

  /** Empty where an applicant gave none. */
  @TextColumn(CALL_OFF_REASON.max)
  reason!: string;

  @InstantColumn()
  calledOffAt!: Date;

  @Column({ type: 'date' })
  interviewDate!: string;

  @CodeColumn(5)
  interviewStart!: string;

  @CodeColumn(5)
  interviewEnd!: string;

  /** Of the date and the times. The job may have got another one since. */
  @CodeColumn(20, { default: WIB })
  timeZone!: TimeZone;
}
