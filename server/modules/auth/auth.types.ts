import { LanguageName, type Language } from '../../../domain/language';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { CompanyRole } from '../../../domain/company-rights';
import { Role } from '../../../domain/roles';
import { Payload, PayloadType } from '../../graphql/payload';
import { CompanyType } from '../companies';
import { SeekerType } from '../seekers';
import { NewPasswordInput } from './password.types';

@ObjectType({ simpleResolvers: true, description: 'The signed-in person.' })
export class Viewer {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;

  @Field(() => String, { description: 'Sign-in address.' })
  email!: string;

  @Field(() => Boolean, { description: 'The address has been verified.' })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Signed up through Google; needs no verification of the address.' })
  isGoogleAccount!: boolean;

  @Field(() => Boolean, { description: 'Signing in asks for a code of the second factor.' })
  hasSecondFactor!: boolean;

  @Field(() => Boolean, {
    description: 'An administrator who has to set up the second factor first; nothing else is open to them.',
  })
  mustEnrol!: boolean;

  @Field(() => Boolean, { description: 'Has a password; without one there is no login by e-mail and no role switch.' })
  hasPassword!: boolean;

  @Field(() => [Role], { description: 'Every role the account holds.' })
  roles!: Role[];

  @Field(() => Role, { description: 'The role it acts in.' })
  activeRole!: Role;

  @Field(() => LanguageName, {
    nullable: true,
    description:
      "The language that the account has chosen; until then its screens are in the browser's and its mails in English.",
  })
  language!: Language | null;

  @Field(() => Boolean, {
    description:
      'The supplement to terms and privacy policy is newer than what the account has agreed to; see agreeToSupplement.',
  })
  isAskedToAgree!: boolean;

  @Field(() => Boolean, { description: 'The seeker profile is complete; true for those who have none.' })
  isProfileComplete!: boolean;

  @Field(() => SeekerType, { nullable: true, description: 'The seeker profile, if there is one.' })
  seeker!: SeekerType | null;

  @Field(() => CompanyType, { nullable: true, description: 'The company, if there is one.' })
  company!: CompanyType | null;

  @Field(() => CompanyRole, { nullable: true, description: 'What it may do in the company; null without one.' })
  companyRole!: CompanyRole | null;

  @Field(() => Boolean, { description: 'Its membership in the company ends with an erasure that was asked for.' })
  isLeavingCompany!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What colleagues in the company read; null until it is given: the address then.',
  })
  personName!: string | null;

  @Field(() => String, { nullable: true, description: 'The name as an administrator, for those who are one.' })
  adminName!: string | null;
}

@InputType({ description: 'What both registrations ask for.' })
abstract class RegistrationInput extends NewPasswordInput {
  @Field(() => String, { nullable: true, description: 'E-mail address; required.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, starting with 08; required.' })
  phoneNumber?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Consent to the terms; required.' })
  acceptTerms?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the second factor, where the address has an account that asks for one.',
  })
  code?: string | null;
}

export const RETURN_TO = 'A path of this site that the mailed link leads on to; anything else counts as not given.';

@InputType({ description: 'The registration form of a job seeker.' })
export class RegisterSeekerInput extends RegistrationInput {
  @Field(() => String, { nullable: true, description: RETURN_TO })
  returnTo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name; required. Letters, spaces, apostrophes, hyphens, dots and commas, at most 8 words.',
  })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Highest education, from the option list; required.' })
  education?: string | null;

  @Field(() => String, { nullable: true, description: 'Work experience.' })
  workExperience?: string | null;

  @Field(() => [String], { nullable: true, description: 'Technical skills; trimmed and without duplicates.' })
  technicalSkills?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Soft skills; trimmed and without duplicates.' })
  softSkills?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded CV, a PDF; optional.' })
  cvClaim?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Claim of an uploaded portfolio: PDF, DOC, DOCX, JPEG or PNG; optional.',
  })
  portfolioClaim?: string | null;
}

@InputType({ description: 'Another address for an account that has not verified one.' })
export class CorrectAddressInput {
  @Field(() => String, { nullable: true, description: 'E-mail address; required.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The own password; required.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: RETURN_TO })
  returnTo?: string | null;
}

@InputType({ description: 'The registration form of a company.' })
export class RegisterCompanyInput extends RegistrationInput {
  @Field(() => String, { nullable: true, description: 'Name; required.' })
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number; 16 digits once other signs are taken out.' })
  companyNpwp?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address; required.' })
  companyAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Industry, from the option list; required.' })
  industry?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of employees, from the option list; required.' })
  companySize?: string | null;

  @Field(() => String, { nullable: true, description: 'What the company says about itself.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Claim of an uploaded deed of establishment, a PDF; optional.' })
  deedClaim?: string | null;
}

@InputType({ description: 'E-mail and password, and a code where the second factor is on.' })
export class LoginInput {
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Password.' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the authenticator app, or a recovery code, where the second factor is on.',
  })
  code?: string | null;
}

@InputType({ description: 'The role to act in.' })
export class SwitchRoleInput {
  @Field(() => Role, { description: 'USER or COMPANY; the account must hold it.' })
  role!: Role;
}

@PayloadType('Answer of mutations that change who is signed in.')
export class ViewerPayload extends Payload {
  @Field(() => Viewer, { nullable: true, description: 'Who is signed in now.' })
  viewer?: Viewer | null;
}

@PayloadType('Answer to a logout.')
export class LogoutPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'True once no one is signed in.' })
  isSignedOut?: boolean;
}

@PayloadType('Answer to verifying an e-mail address.')
export class VerifyEmailPayload extends Payload {
  @Field(() => Role, { nullable: true, description: 'The role whose dashboard comes next.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'The address was verified before; the link had done its work.' })
  wasVerifiedBefore?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'For disownRegistration: given where the link was opened without a session of its account, and nothing yet shows that its reader chose the password.',
  })
  disownToken?: string | null;

  @Field(() => Viewer, { nullable: true, description: 'Who is signed in, if anyone.' })
  viewer?: Viewer | null;
}

@PayloadType('Answer to "This was not me".')
export class DisownRegistrationPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'The password and all sessions of the account have ended.' })
  isDisowned?: boolean;
}

@PayloadType('Answer to sending the verification e-mail again.')
export class ResendVerificationPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'The address it went to.' })
  sentTo?: string;
}
