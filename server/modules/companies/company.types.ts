import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { VerificationStatus, WaitingAs } from '../../../domain/verification';
import { DateTime } from '../../graphql/scalars';

registerEnumType(WaitingAs, { name: 'WaitingAs', description: 'Why a company waits for a decision.' });

const OWN = 'Only for the company itself and for administrators; null for everyone else.';

@ObjectType('Company', {
  simpleResolvers: true,
  description: 'A hiring company. Seekers see the page of a verified one.',
})
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

/** What only the company itself and administrators see; the resolver answers null to everyone else. */
export interface CompanyRecords {
  email: string;
  phoneNumber: string | null;
  companyNpwp: string | null;
  deedUrl: string | null;
  isRejected: boolean;
  rejectedAt: Date | null;
  rejectionReason: string | null;
  verifiedAt: Date | null;
  verificationStatus: VerificationStatus;
  waitingSince: Date | null;
  waitingAs: WaitingAs | null;
  revocationNote: string | null;
  profileVersion: number;
  /** Accounts of the administrators who decided. */
  verifiedById: string | null;
  rejectedById: string | null;
}

/** The parent of resolvers: the public part, and the records behind the policy. */
export type CompanyParent = CompanyType & { records: CompanyRecords };

@ObjectType({ simpleResolvers: true, description: 'What a company has handed in and what was decided about it.' })
export class CompanyRecordsType {
  @Field(() => String, { description: `Sign-in address. ${OWN}` })
  email!: string;

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

  @Field(() => Int, { description: 'Raised by every edit; a decision names the version it was taken on.' })
  profileVersion!: number;
}
