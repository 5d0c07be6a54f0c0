import { Entity, ForeignKey, Index } from 'typeorm';
import type { CompanyRole } from '../../../domain/company-rights';
import { CodeColumn, ForeignId, IdColumn, InstantColumn } from '../../db/columns';
import { Account } from '../accounts/account.entity';
import { Company } from './company.entity';

/** Who acts for a company. An account does so for one at most. Nobody is left in it once the company is erased. */
@Entity('company_members')
@Index('ix_company_members_company', ['companyId', 'role', 'since', 'accountId'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_company_members_account' })
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_company_members_company' })
export class CompanyMember {
  @IdColumn()
  accountId!: string;

  @ForeignId()
  companyId!: string;

  @CodeColumn(10)
  role!: CompanyRole;

  /** The account of the owner who sent the invitation; null for who registered the company. */
  @ForeignId({ nullable: true })
  invitedBy!: string | null;

  @InstantColumn()
  since!: Date;

  /** Since when its account or role is being erased: it no longer counts as an owner, and gets no mail of the company. */
  @InstantColumn({ nullable: true })
  erasingAt!: Date | null;
}
