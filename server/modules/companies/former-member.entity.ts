import { Column, Entity, Unique } from 'typeorm';
import { IdColumn } from '../../db/columns';

/**
 * That an account acted for a company, and does no longer. A trigger on company_members writes it. It stays when the account
 * is erased: what it did is then said of a former member with this number.
 */
@Entity('former_members')
@Unique('uq_former_members_number', ['companyId', 'number'])
export class FormerMember {
  @IdColumn()
  companyId!: string;

  @IdColumn()
  accountId!: string;

  /** In the order in which they left the company, from 1. */
  @Column({ type: 'int', unsigned: true })
  number!: number;
}
