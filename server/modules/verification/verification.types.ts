import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Payload } from '../../graphql/payload';
import { CompanyType } from '../companies/public';

const VERSION = 'The profile version that the administrator looked at; refused when it has changed since.';

@InputType({ description: 'A decision with an optional note.' })
export class CompanyDecisionInput {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Note for the audit trail; optional. A company reads that of a revocation.',
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

@ObjectType({ simpleResolvers: true, implements: Payload, description: 'Answer to a decision about a company.' })
export class CompanyPayload extends Payload {
  @Field(() => CompanyType, { nullable: true, description: 'The company after the change.' })
  company?: CompanyType;
}
