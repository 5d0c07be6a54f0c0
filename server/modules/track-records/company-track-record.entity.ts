import { Column, Entity, ForeignKey } from 'typeorm';
import type { AnswersInTime } from '../../../domain/track-records';
import { CodeColumn, FlagColumn, IdColumn, InstantColumn } from '../../db/columns';
import { Company } from '../companies';

/** The rounded words about a company, as they were computed last. A row of its own, so that nothing else is written for it. */
@Entity('company_track_records')
@ForeignKey(() => Company, ['companyId'], ['id'], {
  name: 'fk_company_track_records_company',
  onDelete: 'CASCADE',
})
export class CompanyTrackRecord {
  @IdColumn()
  companyId!: string;

  /** The day, in WIB, of the night in which it was computed. */
  @Column({ type: 'date' })
  computedOn!: string;

  /** Up to when the words count applications; null before there were enough. */
  @InstantColumn({ nullable: true })
  countedUntil!: Date | null;

  /** Null while there are too few applications. */
  @CodeColumn(15, { nullable: true })
  answersInTime!: AnswersInTime | null;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  answersWithinDays!: number | null;

  @FlagColumn()
  tellsOutcome!: boolean;
}
