import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Attendance, FinalOutcome } from '../../../domain/follow-ups';
import { CodeColumn, IdColumn, InstantColumn } from '../../db/columns';
import { Application } from '../applications';

/** What both sides said of one interview that is over. A row by its time: when the interview moves, nothing was said of it yet. */
@Entity('interview_follow_ups')
@Index('ix_interview_follow_ups_untold', ['toldAt', 'outcomeAt', 'applicationId'])
@ForeignKey(() => Application, ['applicationId'], ['id'], { name: 'fk_interview_follow_ups_application' })
export class InterviewFollowUp {
  @IdColumn()
  applicationId!: string;

  @PrimaryColumn({ type: 'datetime', precision: 3 })
  interviewStartsAt!: Date;

  @CodeColumn(20, { nullable: true })
  companySays!: Attendance | null;

  @CodeColumn(20, { nullable: true })
  applicantSays!: Attendance | null;

  /** When the company first said that it was still deciding. */
  @InstantColumn({ nullable: true })
  decidingAt!: Date | null;

  @CodeColumn(10, { nullable: true })
  outcome!: FinalOutcome | null;

  @InstantColumn({ nullable: true })
  outcomeAt!: Date | null;

  /** When the mail about a final outcome was queued. */
  @InstantColumn({ nullable: true })
  toldAt!: Date | null;

  /** How often the company was asked for the outcome. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  timesAsked!: number;
}
