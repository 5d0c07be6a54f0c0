import { Column, Entity, ForeignKey, Index } from 'typeorm';
import {
  CodeColumn,
  FlagColumn,
  ForeignId,
  IdColumn,
  WithId,
  InstantColumn,
  LockVersionColumn,
  WrittenAtColumn,
} from '../../../db/columns';
import type { LocationType } from '../../../../domain/slots';
import { Seeker } from '../../seekers/seeker.entity';
import { Job } from '../job.entity';

@Entity('interview_slots')
@Index('ix_interview_slots_job', ['jobId', 'startsAt', 'id'])
@ForeignKey(() => Job, ['jobId', 'companyId'], ['id', 'companyId'], { name: 'fk_interview_slots_job' })
export class InterviewSlot extends WithId {
  @ForeignId()
  jobId!: string;

  @ForeignId()
  companyId!: string;

  @Column({ type: 'date' })
  date!: string;

  /** `HH:MM` in the zone of the job. */
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

  @Column({ type: 'tinyint', unsigned: true })
  maxApplicants!: number;

  /** Pending and accepted applicants. A CHECK keeps it within the capacity; holds are counted by the clock. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  seatsTaken!: number;

  /** An accepted applicant holds it. */
  @FlagColumn()
  isSelected!: boolean;

  @LockVersionColumn()
  lockVersion!: number;

  /** When a seat last became free; a trigger writes it. */
  @WrittenAtColumn()
  freedAt!: Date;

  /** Of so many of its free seats those who wait for the job were told; a trigger lowers it when seats are taken. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  toldSeats!: number;
}

/** A seat kept for a seeker between choosing a slot and pressing Apply; one per seeker, ended by the clock. */
@Entity('slot_holds')
@Index('ix_slot_holds_slot', ['slotId', 'expiresAt'])
@ForeignKey(() => Seeker, ['seekerId'], ['id'], { name: 'fk_slot_holds_seeker', onDelete: 'CASCADE' })
@ForeignKey(() => InterviewSlot, ['slotId'], ['id'], { name: 'fk_slot_holds_slot', onDelete: 'CASCADE' })
export class SlotHold {
  @IdColumn()
  seekerId!: string;

  @ForeignId()
  slotId!: string;

  @InstantColumn()
  expiresAt!: Date;
}
