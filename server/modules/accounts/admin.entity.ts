import { Entity, ForeignKey } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../db/columns';
import { Account } from './account.entity';

/** The existence of a row makes an account an administrator. */
@Entity('admins')
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_admins_account' })
export class Admin {
  @IdColumn()
  accountId!: string;

  @TextColumn(120)
  name!: string;

  @InstantColumn()
  createdAt!: Date;
}
