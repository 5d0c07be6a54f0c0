import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened on a day in WIB, counted after it; sign-ups of seekers, and of companies without one, have an empty industry. */
@Entity('daily_figures')
export class DailyFigure {
  @PrimaryColumn({ type: 'date' })
  day!: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  industry!: string;

  /** Sign-ups of seekers. */
  @Column({ type: 'int', unsigned: true })
  seekers!: number;

  /** Sign-ups of companies; imported ones have not signed up. */
  @Column({ type: 'int', unsigned: true })
  companies!: number;

  @Column({ type: 'int', unsigned: true })
  applications!: number;

  @Column({ type: 'int', unsigned: true })
  acceptances!: number;
}
