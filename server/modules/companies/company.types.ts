import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CompanyProfilePart } from '../../../domain/company-profile';
import { LanguageName, type Language } from '../../../domain/language';
import { VerificationStatus, WaitingAs } from '../../../domain/verification';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';

registerEnumType(WaitingAs, { name: 'WaitingAs', description: 'Why a company waits for a decision.' });

export const OWN_ONLY = 'Only for the company itself and for administrators; null for everyone else.';

@ObjectType('Company', { simpleResolvers: true, description: 'A company. Seekers see the page of a verified one.' })
export class CompanyType {
  @Field(() => ID, { description: 'Id of the company.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  companyName!: string;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  companyAddress!: string | null;

  @Field(() => String, { nullable: true, description: 'Industry, from the option lists.' })
  industry!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of employees, from the option lists.' })
  companySize!: string | null;

  @Field(() => String, { nullable: true, description: 'Website, starting with http:// or https://.' })
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'What the company says about itself.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the logo.' })
  logoUrl!: string | null;

  @Field(() => DateTime, { description: 'Member since.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'An administrator has verified it; only then are its jobs visible to seekers.' })
  isVerified!: boolean;

  @Field(() => Boolean, { description: 'Its profile came with imported postings; no one has signed up for it.' })
  isImported!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What a company has submitted, and the decision about it.' })
export class CompanyRecordsType {
  @Field(() => String, { description: `Sign-in address. ${OWN_ONLY}` })
  email!: string;

  @Field(() => LanguageName, {
    nullable: true,
    description: 'The language of its mails; null until it has chosen one: English.',
  })
  language!: Language | null;

  @Field(() => String, { nullable: true, description: 'Phone number, starting with 08.' })
  phoneNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number, 16 digits.' })
  companyNpwp!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the deed of establishment, a PDF.' })
  deedUrl!: string | null;

  @Field(() => Boolean, { description: 'An administrator has rejected it.' })
  isRejected!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it was rejected.' })
  rejectedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  rejectionReason!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was verified.' })
  verifiedAt!: Date | null;

  @Field(() => VerificationStatus, { description: 'The state of its verification.' })
  verificationStatus!: VerificationStatus;

  @Field(() => DateTime, { nullable: true, description: 'Since when it waits for a decision; null when it does not.' })
  waitingSince!: Date | null;

  @Field(() => WaitingAs, {
    nullable: true,
    description:
      'Why it waits: it is NEW, has CORRECTED its profile since a decision, or was REVOKED; null when it does not.',
  })
  waitingAs!: WaitingAs | null;

  @Field(() => String, { nullable: true, description: 'Note of the revocation, while it waits because of one.' })
  revocationNote!: string | null;

  @Field(() => Boolean, {
    description: 'The company shows its postings, and itself, to people without an account; off until it says so.',
  })
  isPublic!: boolean;

  @Field(() => Int, { description: 'Raised by every edit; a decision names the version it was taken on.' })
  profileVersion!: number;
}

/** What only the company itself and administrators see, with the accounts of the administrators who decided. */
export type CompanyRecords = CompanyRecordsType & { verifiedById: string | null; rejectedById: string | null };

/** The parent of resolvers: the public part, and the records behind the policy. */
export type CompanyParent = CompanyType & { records: CompanyRecords };

@InputType({ description: "Changes to the company's profile; what is missing or empty stays as it is." })
export class UpdateCompanyProfileInput {
  @Field(() => String, { nullable: true, description: 'Name; not empty where it is given.' })
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

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded deed of establishment, a PDF.' })
  deedClaim?: string | null;

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded logo.' })
  logoClaim?: string | null;

  @Field(() => [CompanyProfilePart], { nullable: true, description: 'What to remove, unless a new value is given.' })
  remove?: CompanyProfilePart[] | null;
}

@PayloadType('Answer to saving the own profile.')
export class CompanyProfilePayload extends Payload {
  @Field(() => CompanyType, { nullable: true, description: 'The company as it is now.' })
  company?: CompanyType;

  @Field(() => Boolean, { nullable: true, description: 'False when nothing was different; a verification stays then.' })
  hasChanged?: boolean;
}

@PayloadType('Answer to the switch for public pages.')
export class CompanyPublicPayload extends Payload {
  @Field(() => CompanyType, { nullable: true, description: 'The company as it is now.' })
  company?: CompanyType;
}
