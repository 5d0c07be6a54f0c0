import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { CompanyRole } from '../../../../domain/company-rights';
import { CodeColumn, ForeignId, WithId, InstantColumn, OpenMarkColumn, TextColumn } from '../../../db/columns';
import { Company } from '../../companies/company.entity';

/** How an invitation ended. RESENT: the link of a newer one took its place. */
export type InvitationEnd = 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'RESENT' | 'INVITER_LEFT';

/** A link that makes the reader of a mailbox a member of a company. It is stored as its SHA-256. */
@Entity('company_invitations')
@Unique('uq_company_invitations_code', ['codeHash'])
@Unique('uq_company_invitations_open', ['companyId', 'email', 'openMark'])
@Index('ix_company_invitations_inviter', ['invitedBy', 'openMark'])
@Index('ix_company_invitations_email', ['email'])
@Index('ix_company_invitations_expiry', ['expiresAt'])
@ForeignKey(() => Company, ['companyId'], ['id'], { name: 'fk_company_invitations_company' })
export class CompanyInvitation extends WithId {
  @ForeignId()
  companyId!: string;

  /** In lower case; compared byte by byte with the address of an account. */
  @TextColumn(254, { collation: 'utf8mb4_bin' })
  email!: string;

  @CodeColumn(10)
  role!: CompanyRole;

  @CodeColumn(64)
  codeHash!: string;

  /** The account of an owner. The link works while it is one. */
  @ForeignId()
  invitedBy!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  @CodeColumn(12, { nullable: true })
  endedAs!: InvitationEnd | null;

  /** An expired one stays open until it is sent again or withdrawn: it keeps its place in the list. */
  @OpenMarkColumn()
  openMark!: 1 | null;
}
