import { Column, Entity, ForeignKey } from 'typeorm';
import { CodeColumn, ForeignId, IdColumn } from '../../db/columns';
import { Company } from '../companies/company.entity';

/** A file of postings that a company has confirmed: its key allows one a day. A repeated confirmation returns the counts. */
@Entity('posting_files')
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_posting_files_company', onDelete: 'CASCADE' })
export class PostingFile {
  @IdColumn()
  companyId!: string;

  /** In WIB. */
  @Column({ type: 'date', primary: true })
  confirmedOn!: string;

  /** Who confirmed it. */
  @ForeignId()
  accountId!: string;

  @CodeColumn(64)
  sha256!: string;

  @Column({ type: 'int', unsigned: true })
  made!: number;

  @Column({ type: 'int', unsigned: true })
  changed!: number;

  /** Of those that were made or changed: they wait for an administrator. */
  @Column({ type: 'int', unsigned: true })
  held!: number;
}
