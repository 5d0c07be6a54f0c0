import { Field, ObjectType } from 'type-graphql';
import { CompanyProfileField } from '../../../domain/company-profile';
import { VerificationDecision } from '../../../domain/verification';
import { DateTime } from '../../graphql/scalars';

@ObjectType('CompanyProfileChange', {
  simpleResolvers: true,
  description: "One field of a company's profile that is not what it was at the last decision.",
})
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
