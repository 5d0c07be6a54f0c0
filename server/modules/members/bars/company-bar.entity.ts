import { Entity, ForeignKey } from 'typeorm';
import { ForeignId, IdColumn, InstantColumn } from '../../../db/columns';
import { Account } from '../../accounts/account.entity';
import { Company } from '../../companies';

/** That an administrator keeps an account out of a company. The row goes when it is lifted; the trail says why and by whom. */
@Entity('company_bars')
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_company_bars_company' })
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_company_bars_account', onDelete: 'CASCADE' })
export class CompanyBar {
  @IdColumn()
  companyId!: string;

  @IdColumn()
  accountId!: string;

  @ForeignId()
  barredBy!: string;

  @InstantColumn()
  createdAt!: Date;
}
