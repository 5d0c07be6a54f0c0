import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CompanyRole } from '../../../domain/company-rights';
import { OwnerChangeKind } from '../../../domain/members';
import type { LocalDate as Day } from '../../../domain/time';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime, LocalDate } from '../../graphql/scalars';
import { OwnerProofInput } from '../auth';
import { CompanyInvitationType } from './invitations/invitation.types';

registerEnumType(OwnerChangeKind, { name: 'OwnerChangeKind', description: 'What happened to an owner of a company.' });

const PROOF = 'The proof of the owner; needed where an owner is made, or loses the role.';

@ObjectType('CompanyMember', { simpleResolvers: true, description: 'Who acts for a company.' })
export class CompanyMemberType {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => String, { nullable: true, description: 'What colleagues read; null until the person gives it.' })
  name!: string | null;

  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => CompanyRole, { description: 'What the person may do.' })
  role!: CompanyRole;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: Date;

  @Field(() => LocalDate, { nullable: true, description: 'The last day on which the person was here; null: never.' })
  lastActiveOn!: Day | null;

  @Field(() => Boolean, { description: 'It is the person who asks.' })
  isViewer!: boolean;

  @Field(() => Boolean, { description: 'Its account or role is being erased.' })
  isLeaving!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What passes on when a member goes.' })
export class MemberHandover {
  @Field(() => Int, { description: 'Jobs whose contact the member is.' })
  jobs!: number;

  @Field(() => Int, { description: 'Coming interviews of these jobs.' })
  interviews!: number;

  @Field(() => String, { nullable: true, description: 'Name or address of the owner who becomes the contact.' })
  toName!: string | null;

  @Field(() => Boolean, { description: 'That is the person who asks.' })
  isToViewer!: boolean;
}

@ObjectType('OwnerChange', { simpleResolvers: true, description: "A change of a company's owners." })
export class OwnerChangeType {
  @Field(() => ID, { description: 'Id of the change.' })
  id!: string;

  @Field(() => OwnerChangeKind, { description: 'What happened.' })
  kind!: OwnerChangeKind;

  @Field(() => String, { nullable: true, description: 'Name or address of the person; null once it is erased.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name or address of the owner who did it; null for an administrator, and once it is erased.',
  })
  byName!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Until when it can be undone.' })
  undoableUntil!: Date;
}

@ObjectType('NamedOwner', {
  simpleResolvers: true,
  description: 'Whom an administrator has named as an owner, while the owners may object.',
})
export class NamedOwnerType {
  @Field(() => ID, { description: 'Id of the naming.' })
  id!: string;

  @Field(() => String, { description: 'Address of the account.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the person, where it is given.' })
  name!: string | null;

  @Field(() => DateTime, { description: 'When it becomes an owner, unless an owner objects.' })
  dueAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "What waits about a company's owners." })
export class OwnerNews {
  @Field(() => [OwnerChangeType], { description: 'Changes that can be undone, newest first.' })
  changes!: OwnerChangeType[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when owners, copies and erasure stay as they are, because a former owner objects.',
  })
  frozenUntil!: Date | null;

  @Field(() => NamedOwnerType, { nullable: true, description: 'Whom an administrator has named; null: nobody.' })
  named!: NamedOwnerType | null;
}

@ObjectType('CompanyBar', { simpleResolvers: true, description: 'Who is kept out of a company.' })
export class CompanyBarType {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the person, where it is given.' })
  name!: string | null;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A company's members, for administrators." })
export class AdminCompanyMembers {
  @Field(() => [CompanyMemberType], { description: 'Owners first.' })
  members!: CompanyMemberType[];

  @Field(() => [CompanyInvitationType], { description: 'Invitations that nobody has answered, the newest first.' })
  invitations!: CompanyInvitationType[];

  @Field(() => [CompanyBarType], { description: 'Whom administrators keep out, the newest first.' })
  bars!: CompanyBarType[];

  @Field(() => OwnerNews, { description: 'What waits about its owners.' })
  owners!: OwnerNews;
}

@ObjectType({ simpleResolvers: true, description: 'A company whose former owner has said “This was not me”.' })
export class FrozenCompany {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => String, { description: 'Its name.' })
  companyName!: string;

  @Field(() => DateTime, { description: 'Until when it waits for a look, at most.' })
  frozenUntil!: Date;
}

@InputType({ description: 'Another role for a member.' })
export class ChangeMemberRoleInput {
  @Field(() => ID, { description: 'The account of the member.' })
  accountId!: string;

  @Field(() => CompanyRole, { description: 'The role from now on.' })
  role!: CompanyRole;

  @Field(() => OwnerProofInput, { nullable: true, description: PROOF })
  proof?: OwnerProofInput | null;
}

@InputType({ description: 'A member to remove.' })
export class RemoveMemberInput {
  @Field(() => ID, { description: 'The account of the member.' })
  accountId!: string;

  @Field(() => OwnerProofInput, { nullable: true, description: PROOF })
  proof?: OwnerProofInput | null;
}

@InputType({ description: 'A change of the owners to undo.' })
export class UndoOwnerChangeInput {
  @Field(() => ID, { description: 'Id of the change.' })
  id!: string;

  @Field(() => OwnerProofInput, { nullable: true, description: 'The proof of the owner; needed.' })
  proof?: OwnerProofInput | null;
}

@InputType({ description: 'An owner for a company whose owner is gone for good.' })
export class NameOwnerInput {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Address of the account that becomes an owner; required.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'What was checked, for the audit trail; required.' })
  note?: string | null;
}

@InputType({ description: 'Whom to keep out of a company.' })
export class BarMemberInput {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => ID, { description: 'The account of someone who acts, or has acted, for it.' })
  accountId!: string;

  @Field(() => String, { nullable: true, description: 'Why, for the audit trail; required.' })
  reason?: string | null;
}

@PayloadType("Answer to an administrator's change of a company's members.")
export class AdminCompanyMembersPayload extends Payload {
  @Field(() => AdminCompanyMembers, { nullable: true, description: 'The members after it.' })
  members?: AdminCompanyMembers;
}

@PayloadType("Answer to a change of a company's members.")
export class MembersPayload extends Payload {
  @Field(() => [CompanyMemberType], { nullable: true, description: 'The members after it.' })
  members?: CompanyMemberType[];
}

@PayloadType('Answer to leaving a company.')
export class LeaveCompanyPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'True once the person is no member any more.' })
  hasLeft?: boolean;
}

@PayloadType("Answer to a former owner's “This was not me”.")
export class FreezeOwnersPayload extends Payload {
  @Field(() => DateTime, { nullable: true, description: 'Until when nothing changes, at most.' })
  frozenUntil?: Date;
}

@PayloadType("Answer to what was done about a company's owners.")
export class OwnerNewsPayload extends Payload {
  @Field(() => OwnerNews, { nullable: true, description: 'What waits after it.' })
  owners?: OwnerNews;
}
