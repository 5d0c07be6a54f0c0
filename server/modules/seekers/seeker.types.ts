import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ProfilePart, SeekerProfilePart } from '../../../domain/seekers';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';

registerEnumType(ProfilePart, { name: 'ProfilePart', description: 'One of the nine equal parts of a profile.' });

const MASKED =
  'Until it has accepted the application, a company reads it without what identifies a person: names, contacts, links, identity numbers, house numbers.';
const HIDDEN = 'Null for a company until it has accepted the application.';

/** What a seeker and a company both read of a seeker; when a company does, the table says. Not a type of the schema itself. */
@ObjectType({ simpleResolvers: true })
export abstract class SeenSeeker {
  @Field(() => String, {
    description:
      'Full name. A company reads the first and last letter of each word with ** between, or ••• where that would spell it out, until it has accepted the application.',
  })
  fullName!: string;

  @Field(() => String, { nullable: true, description: `Phone number, starting with 08. ${HIDDEN}` })
  phoneNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Highest education, from the option list.' })
  education!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Work experience, in the person's own words. ${MASKED}`,
  })
  workExperience!: string | null;

  @Field(() => [String], {
    description: `Technical skills, in the order they were added. ${MASKED}`,
  })
  technicalSkills!: string[];

  @Field(() => [String], {
    description: `Soft skills, in the order they were added. ${MASKED}`,
  })
  softSkills!: string[];

  @Field(() => String, { nullable: true, description: `Path of the CV, a PDF. ${HIDDEN}` })
  cvUrl!: string | null;

  @Field(() => String, { nullable: true, description: `Path of the portfolio. ${HIDDEN}` })
  portfolioUrl!: string | null;

  @Field(() => String, { nullable: true, description: `Path of the profile picture. ${HIDDEN}` })
  pictureUrl!: string | null;
}

@ObjectType('Seeker', { simpleResolvers: true, description: "A seeker's profile. Companies get Applicant instead." })
export class SeekerType extends SeenSeeker {
  @Field(() => ID, { description: 'Id of the profile.' })
  id!: string;

  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => Int, { description: 'Whole percent of the nine parts of a profile.' })
  profileCompletion!: number;

  @Field(() => [ProfilePart], { description: 'Which of these parts are not filled in.' })
  missingParts!: ProfilePart[];

  @Field(() => DateTime, { description: 'When the profile was made.' })
  createdAt!: Date;
}

/** What the profile is read with beside the schema's fields. */
export type SeekerParent = SeekerType & { accountId: string; isProfileComplete: boolean; isErasing: boolean };

/** The modules jobs and applications add fields of their own. */
@ObjectType({ simpleResolvers: true, description: 'What a seeker starts the day with.' })
export class SeekerDashboard {
  @Field(() => SeekerType, { description: 'The own profile, with its completion in percent.' })
  seeker!: SeekerType;
}

@InputType({ description: 'What Complete Profile asks for.' })
export class CompleteProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'Full name; required. Letters, spaces, apostrophes, hyphens, dots and commas, at most 8 words.',
  })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, starting with 08; required.' })
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Highest education, from the option list; required.' })
  education?: string | null;

  @Field(() => String, { nullable: true, description: 'Work experience; required.' })
  workExperience?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A password, for accounts without one; not well known, nor made of the own name or address.',
  })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The same password again.' })
  confirmPassword?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For a password: the code of mailOwnerCode; not needed within ten minutes of a sign-in with Google.',
  })
  mailedCode?: string | null;
}

@InputType({ description: 'Changes to the own profile; what is missing or empty stays as it is.' })
export class UpdateSeekerProfileInput {
  @Field(() => String, { nullable: true, description: 'Full name, by the rule of registration, or unchanged.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, starting with 08.' })
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Highest education, from the option list.' })
  education?: string | null;

  @Field(() => String, { nullable: true, description: 'Work experience.' })
  workExperience?: string | null;

  @Field(() => [String], { nullable: true, description: 'All technical skills.' })
  technicalSkills?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'All soft skills.' })
  softSkills?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded CV, a PDF.' })
  cvClaim?: string | null;

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded portfolio, a PDF.' })
  portfolioClaim?: string | null;

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded profile picture.' })
  pictureClaim?: string | null;

  @Field(() => [SeekerProfilePart], { nullable: true, description: 'What to remove, unless a new value is given.' })
  remove?: SeekerProfilePart[] | null;
}

@PayloadType('Answer to a change of the own profile.')
export class SeekerPayload extends Payload {
  @Field(() => SeekerType, { nullable: true, description: 'The profile after the change.' })
  seeker?: SeekerType;
}
