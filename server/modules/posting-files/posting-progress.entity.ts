import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../db/columns';

/**
 * The progress of a company's file. Written outside of the transaction that posts it, so that others can read it; without
 * a foreign key, which would wait for the lock that this transaction has on the company.
 */
@Entity('posting_progress')
export class PostingProgress {
  @IdColumn()
  companyId!: string;

  @Column({ type: 'tinyint', unsigned: true })
  percent!: number;
}
