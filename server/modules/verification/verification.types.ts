import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CompanyProfileField } from '../../../domain/company-profile';
import { VerificationDecision } from '../../../domain/verification';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';
import { CompanyType } from '../companies';

const VERSION = 'The profile version that the administrator looked at; refused when it has changed since.';

@InputType({ description: 'A decision with an optional note.' })
export class CompanyDecisionInput {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Note for the audit trail; optional. The company reads that of a revocation.',
  })
  note?: string | null;

  @Field(() => Int, { description: VERSION })
  profileVersion!: number;
}

@InputType({ description: 'A rejection.' })
export class RejectCompanyInput {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Why; required, and shown to the company.' })
  reason?: string | null;

  @Field(() => Int, { description: VERSION })
  profileVersion!: number;
}

@PayloadType('Answer to a decision about a company.')
export class CompanyPayload extends Payload {
  @Field(() => CompanyType, { nullable: true, description: 'The company after the change.' })
  company?: CompanyType;
}

@ObjectType('CompanyProfileChange', { simpleResolvers: true, description: 'A field changed since the last decision.' })
export class CompanyProfileChangeType {
  @Field(() => CompanyProfileField, { description: 'The field.' })
  field!: CompanyProfileField;

  @Field(() => String, {
    nullable: true,
    description: 'What was decided on; null for none. Of a file only that there was one: replaced files are not kept.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is now; null for none, a path for a file.' })
  now!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The last decision about a company, and what has changed since.' })
export class CompanyDecision {
  @Field(() => VerificationDecision, { description: 'What was decided.' })
  decision!: VerificationDecision;

  @Field(() => String, { description: 'Name of the administrator.' })
  adminName!: string;

  @Field(() => String, { nullable: true, description: 'Note, or reason of a rejection.' })
  comment!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  timestamp!: Date;

  @Field(() => [CompanyProfileChangeType], {
    nullable: true,
    description:
      'Fields that differ from what was decided on; null when the decision is older than the record of that.',
  })
  changes!: CompanyProfileChangeType[] | null;
}
