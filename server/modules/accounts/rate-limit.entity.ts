import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Tries counted across server processes (attempt-limiter.sql.ts). */
@Entity('rate_limits')
@Index('ix_rate_limits_expire', ['expire'])
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255, charset: 'ascii', collation: 'ascii_bin' })
  key!: string;

  @Column({ type: 'int', default: 0 })
  points!: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', unsigned: true, nullable: true })
  expire!: string | null;
}
