import { Field, InputType, ObjectType } from 'type-graphql';
import { CompanyProfilePart } from '../../../domain/company-profile';
import { Payload } from '../../graphql/payload';
import { CompanyType } from './company.types';

@InputType({ description: "Changes to the company's profile; what is missing or empty stays as it is." })
export class UpdateCompanyProfileInput {
  @Field(() => String, { nullable: true, description: 'Name; required.' })
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, starting with 08.' })
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number; 16 digits once other signs are taken out.' })
  companyNpwp?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  companyAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Industry, from either option list.' })
  industry?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of employees, from either option list.' })
  companySize?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Website, starting with https:// without user and password, or as it is stored.',
  })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'What the company says about itself.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Claim of an uploaded deed of establishment, a PDF; null leaves what is stored.',
  })
  deedClaim?: string | null;

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded logo; null leaves what is stored.' })
  logoClaim?: string | null;

  @Field(() => [CompanyProfilePart], {
    nullable: true,
    description: 'What to take off the profile; a value or claim for the same part wins.',
  })
  remove?: CompanyProfilePart[] | null;
}

@ObjectType({ simpleResolvers: true, implements: Payload, description: 'Answer to saving the own profile.' })
export class CompanyProfilePayload extends Payload {
  @Field(() => CompanyType, { nullable: true, description: 'The company as it is now.' })
  company?: CompanyType;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False when everything was as it is already: nothing happened then, and a verification stays.',
  })
  hasChanged?: boolean;
}
