import { Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Role } from '../../../domain/roles';
import { CodeColumn, IdColumn, InstantColumn } from '../../db/columns';
import { Account } from './account.entity';

/** The secret address under which calendars read the interviews of one role of an account. */
@Entity('calendar_feeds')
@Unique('uq_calendar_feeds_secret', ['secretHash'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_calendar_feeds_account', onDelete: 'CASCADE' })
export class CalendarFeed {
  @IdColumn()
  accountId!: string;

  @PrimaryColumn({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  role!: Exclude<Role, 'ADMIN'>;

  /** SHA-256 of the 256 random bits in the address, which only their owner has. */
  @CodeColumn(64)
  secretHash!: string;

  @InstantColumn()
  createdAt!: Date;
}
