import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../db/columns';

/**
 * While a company's file is posted. Written outside of the transaction that posts it, which nobody else can read; without
 * a foreign key, which would wait for the lock that this transaction has on the company.
 */
@Entity('posting_progress')
export class PostingProgress {
  @IdColumn()
  companyId!: string;

  @Column({ type: 'tinyint', unsigned: true })
  percent!: number;
}
