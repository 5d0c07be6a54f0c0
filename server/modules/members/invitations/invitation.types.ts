import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { CompanyRole } from '../../../../domain/company-rights';
import { Payload, PayloadType } from '../../../graphql/payload';
import { DateTime } from '../../../graphql/scalars';
import { OwnerProofInput } from '../../auth';

@ObjectType('CompanyInvitation', { simpleResolvers: true, description: 'An invitation that nobody has answered.' })
export class CompanyInvitationType {
  @Field(() => ID, { description: 'Id of the invitation.' })
  id!: string;

  @Field(() => String, { description: 'The invited address.' })
  email!: string;

  @Field(() => CompanyRole, { description: 'What the invited will be.' })
  role!: CompanyRole;

  @Field(() => String, { nullable: true, description: 'Who sent it: a name, or an address.' })
  inviterName!: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Until when its link works.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'That time is over: it can be sent again.' })
  isExpired!: boolean;
}

@ObjectType('Invitation', { simpleResolvers: true, description: 'What the reader of an invitation is told.' })
export class InvitationType {
  @Field(() => String, { description: 'Name of the company.' })
  companyName!: string;

  @Field(() => String, { nullable: true, description: 'Path of its logo, where the reader may see it.' })
  logoUrl!: string | null;

  @Field(() => Boolean, { description: 'An administrator has verified the company.' })
  isVerified!: boolean;

  @Field(() => String, { description: 'Who sent it: a name, or an address.' })
  inviterName!: string;

  @Field(() => CompanyRole, { description: 'What the reader will be.' })
  role!: CompanyRole;

  @Field(() => String, { description: 'The invited address.' })
  email!: string;

  @Field(() => Boolean, { description: 'The signed-in address is the invited one; false for a visitor.' })
  isForViewer!: boolean;

  @Field(() => Boolean, { description: 'The signed-in account hires for a company already, and cannot join another.' })
  hiresElsewhere!: boolean;
}

@InputType({ description: 'Whom to invite, and as what.' })
export class InviteMemberInput {
  @Field(() => String, { nullable: true, description: 'E-mail address; required.' })
  email?: string | null;

  @Field(() => CompanyRole, { description: 'OWNER needs the proof.' })
  role!: CompanyRole;

  @Field(() => OwnerProofInput, { nullable: true, description: 'Needed to invite an owner.' })
  proof?: OwnerProofInput | null;
}

@InputType({ description: 'A new account for the invited address.' })
export class JoinWithInvitationInput {
  @Field(() => String, { nullable: true, description: 'The code of the mailed link; required.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'What colleagues read; required.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'By the rules of registration; required.' })
  password?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Consent to the terms; required.' })
  acceptTerms?: boolean | null;
}

@PayloadType("Answer to what an owner does with the company's invitations.")
export class CompanyInvitationsPayload extends Payload {
  @Field(() => [CompanyInvitationType], { nullable: true, description: 'Those that are open now, the newest first.' })
  invitations?: CompanyInvitationType[];
}

@PayloadType('Answer to saying no.')
export class DeclineInvitationPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'The link no longer works.' })
  isDeclined?: boolean;
}
