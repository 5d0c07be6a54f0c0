import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { AuditKind, AuditSubjectKind } from '../../../domain/audit';
import { CountedPageOf } from '../../graphql/paging';
import { DateTime } from '../../graphql/scalars';
import type { StoredActivity } from './activity-text';

registerEnumType(AuditKind, {
  name: 'AuditKind',
  description: 'Whether an administrator changed something or read personal data.',
});

registerEnumType(AuditSubjectKind, { name: 'AuditSubjectKind', description: 'What a subject of the audit trail is.' });

@ObjectType({ simpleResolvers: true, description: 'What an administrator did.' })
export class AdminActivityType {
  @Field(() => ID, { description: 'Id of the entry; entries are ordered by it.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The company it was about, if it was about one.' })
  companyId!: string | null;

  @Field(() => String, { description: 'What was done, such as VERIFY, READ_USERS or EXPORT_APPLICATIONS.' })
  action!: string;

  @Field(() => String, { nullable: true, description: 'Note or reason that the administrator gave.' })
  comment!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  timestamp!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An entry of the audit trail; it is never changed or removed.' })
class AuditEntry extends AdminActivityType {
  @Field(() => AuditKind, { description: 'A change, or a read of personal data.' })
  kind!: AuditKind;

  @Field(() => ID, { description: 'Account of the administrator.' })
  adminId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the company on that day; empty once it is erased.' })
  companyName!: string | null;

  @Field(() => [ID], {
    description: 'Ids of the rows that were changed or shown; empty for an export, which its filter describes.',
  })
  subjects!: string[];

  @Field(() => String, { nullable: true, description: 'The filter of a list or an export, as JSON text.' })
  filter!: string | null;

  @Field(() => String, { nullable: true, description: 'The state before a change, as JSON text.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The state after a change, as JSON text.' })
  after!: string | null;
}

export type AuditEntryParent = AuditEntry & StoredActivity & { adminName: string | null };

@ObjectType({ simpleResolvers: true, description: 'A row that an entry of the audit trail is about.' })
export class AuditSubject {
  @Field(() => ID, { description: 'Id of the row.' })
  id!: string;

  @Field(() => AuditSubjectKind, { description: 'What it is.' })
  kind!: AuditSubjectKind;

  @Field(() => String, { nullable: true, description: 'Its name when the entry was made; null when it is gone.' })
  name!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An administrator whose actions are on the audit trail.' })
export class Administrator {
  @Field(() => ID, { description: 'Account of the administrator.' })
  id!: string;
}

/** A former administrator has no name. */
export type AdministratorParent = Administrator & { name: string | null };

@ObjectType({ simpleResolvers: true, description: 'A page of the audit trail, newest first.' })
export class AuditTrailConnection extends CountedPageOf(AuditEntry, 'The entries.') {}
