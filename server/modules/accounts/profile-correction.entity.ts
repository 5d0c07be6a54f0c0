import { Entity, ForeignKey, Index } from 'typeorm';
import type { Role } from '../../../domain/roles';
import { CodeColumn, ForeignId, WithId, InstantColumn } from '../../db/columns';
import { Account } from './account.entity';

/** Which fields of their profile a person corrected, and when. Old values are not kept. */
@Entity('profile_corrections')
@Index('ix_profile_corrections_account', ['accountId', 'id'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_profile_corrections_account', onDelete: 'CASCADE' })
export class ProfileCorrection extends WithId {
  @ForeignId()
  accountId!: string;

  /** Of the profile. */
  @CodeColumn(10)
  role!: Exclude<Role, 'ADMIN'>;

  /** Names, with commas between them. */
  @CodeColumn(300)
  fields!: string;

  @InstantColumn()
  correctedAt!: Date;
}
