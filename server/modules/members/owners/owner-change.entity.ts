import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { CompanyRole } from '../../../../domain/company-rights';
import type { OwnerChangeKind } from '../../../../domain/members';
import { CodeColumn, ForeignId, WithId, InstantColumn } from '../../../db/columns';
import { Company } from '../../companies';

/**
 * A change of a company's owners, which owners can undo for a while. Who lost the role has a code for "This was not me",
 * which keeps things as they are until `frozenUntil`.
 */
@Entity('owner_changes')
@Unique('uq_owner_changes_code', ['codeHash'])
@Index('ix_owner_changes_company', ['companyId', 'createdAt'])
@Index('ix_owner_changes_frozen', ['frozenUntil'])
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_owner_changes_company' })
export class OwnerChange extends WithId {
  @ForeignId()
  companyId!: string;

  /** Whose role it was. */
  @ForeignId()
  accountId!: string;

  @CodeColumn(10)
  kind!: OwnerChangeKind;

  /** Null: it was no member. */
  @CodeColumn(10, { nullable: true })
  earlierRole!: CompanyRole | null;

  /** The account of the owner or administrator. */
  @ForeignId()
  changedBy!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  undoneAt!: Date | null;

  @CodeColumn(64, { nullable: true })
  codeHash!: string | null;

  @InstantColumn({ nullable: true })
  codeExpiresAt!: Date | null;

  /** Set once, by the code; an administrator who has looked sets it to that moment. */
  @InstantColumn({ nullable: true })
  frozenUntil!: Date | null;
}
