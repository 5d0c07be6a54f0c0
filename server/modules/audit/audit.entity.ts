import { Entity, Index, PrimaryColumn } from 'typeorm';
import type { AdminChange, AdminRead, AuditKind } from '../../../domain/audit';
import type { UploadPreset } from '../../../domain/files';
import type { ReplayOutcome } from '../../../domain/payments';
import {
  CodeColumn,
  ForeignId,
  IdColumn,
  WithId,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WrittenAtColumn,
} from '../../db/columns';

/** What a row may name is in the table beside it, from which an erasure removes it; see the migration of the names apart. */
@Entity('activity_texts')
@Index('ix_activity_texts_company', ['companyId'])
export class ActivityText {
  @IdColumn()
  activityId!: string;

  @ForeignId({ nullable: true })
  companyId!: string | null;

  /** The note or reason that the administrator gave. */
  @TextColumn(1000, { nullable: true })
  comment!: string | null;

  /** What a list was searched for. */
  @TextColumn(1000, { nullable: true })
  search!: string | null;

  /** The company's profile at the decision, so that the next decision can show what has changed since. */
  @JsonColumn({ nullable: true })
  snapshot!: Record<string, string | null> | null;
}

/** A row that an entry is about: its company, or one of its subjects. A trigger writes it with the entry. */
@Entity('activity_subjects')
export class ActivitySubject {
  @IdColumn()
  subjectId!: string;

  @PrimaryColumn({ type: 'datetime', precision: 3 })
  createdAt!: Date;

  @IdColumn()
  activityId!: string;
}

/** Of a decision; of a report that was replayed or dismissed, where it names a payment; of a document. */
export type ActivityParameters =
  | { company: string }
  | { reference: string; status: string; outcome: ReplayOutcome }
  | { reference: string }
  | { document: UploadPreset };

/**
 * The audit trail: what an administrator did, on whom, with the state before and after. Triggers of the database
 * refuse every change and removal of a row, and put what may name someone into `activity_texts`: comment and snapshot,
 * the company's name of a decision, and the words of a search, are empty here when they are read.
 */
@Entity('admin_activities')
@Index('ix_admin_activities_company', ['companyId', 'id'])
@Index('ix_admin_activities_company_kind', ['companyId', 'kind', 'id'])
@Index('ix_admin_activities_created', ['createdAt', 'id'])
@Index('ix_admin_activities_action', ['action', 'createdAt', 'id'])
@Index('ix_admin_activities_kind', ['kind', 'createdAt', 'id'])
@Index('ix_admin_activities_admin', ['adminId', 'createdAt', 'id'])
@Index('ix_admin_activities_admin_kind', ['adminId', 'kind', 'createdAt', 'id'])
export class AdminActivity extends WithId {
  @ForeignId()
  adminId!: string;

  @CodeColumn(10, { default: 'CHANGE' })
  kind!: AuditKind;

  @ForeignId({ nullable: true })
  companyId!: string | null;

  @CodeColumn(30)
  action!: AdminChange | AdminRead;

  /** What the action's sentence names; null when it names nothing, or only how many subjects there are. */
  @JsonColumn({ nullable: true })
  parameters!: ActivityParameters | null;

  @TextColumn(1000, { nullable: true })
  comment!: string | null;

  /** Ids of the rows that were read or changed; empty for an export, which its filter describes. */
  @JsonColumn({ nullable: true })
  subjects!: string[] | null;

  /** The filter of a list that was read. */
  @JsonColumn({ nullable: true })
  filter!: Record<string, string | null> | null;

  @JsonColumn({ nullable: true })
  before!: Record<string, string | null> | null;

  @JsonColumn({ nullable: true })
  after!: Record<string, string | null> | null;

  /** The company's profile at the decision, so that the next decision can show what has changed since. */
  @JsonColumn({ nullable: true })
  snapshot!: Record<string, string | null> | null;

  @InstantColumn()
  createdAt!: Date;

  /** Says what its subjects were called then. */
  @WrittenAtColumn()
  writtenAt!: Date;
}
