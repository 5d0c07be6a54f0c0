import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, ForeignId, IdColumn, InstantColumn, JsonColumn, TextColumn } from '../../db/columns';
import { Account } from '../accounts/account.entity';

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

/** What an administrator did, on whom, with the state before and after. Never changed or removed. */
@Entity('admin_activities')
@Index('ix_admin_activities_company', ['companyId', 'id'])
@Index('ix_admin_activities_action', ['action', 'id'])
export class AdminActivity {
  @IdColumn()
  id!: string;

  @ForeignId()
  adminId!: string;

  @ForeignId({ nullable: true })
  companyId!: string | null;

  @CodeColumn(30)
  action!: string;

  @TextColumn(300)
  details!: string;

  @TextColumn(1000, { nullable: true })
  comment!: string | null;

  @JsonColumn({ nullable: true })
  before!: Record<string, unknown> | null;

  @JsonColumn({ nullable: true })
  after!: Record<string, unknown> | null;

  @InstantColumn()
  createdAt!: Date;
}
