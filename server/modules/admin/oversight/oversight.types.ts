import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import { CountedPageOf } from '../../../graphql/paging';
import { DateTime } from '../../../graphql/scalars';
import { Administrator } from '../../audit';
import { CompanyType } from '../../companies';
import { CancelledInterview } from '../../reschedules';
import { ReceiptOfADay } from '../../reveals';

@ObjectType({ simpleResolvers: true, description: 'That an account saw details of a user on a day.' })
export class AdminRevealReceipt extends ReceiptOfADay {
  @Field(() => ID, { description: 'The account that looked.' })
  accountId!: string;

  @Field(() => ID, { nullable: true, description: 'The company that looked; null when an administrator did.' })
  companyId!: string | null;

  @Field(() => String, { nullable: true, description: 'Present name of that company; null when it is gone.' })
  companyName!: string | null;

  @Field(() => Administrator, { nullable: true, description: 'The administrator who looked; null for a company.' })
  administrator!: Administrator | null;

  @Field(() => ID, { description: 'The user whose details were seen.' })
  userId!: string;

  @Field(() => String, { nullable: true, description: 'Present name of the user; null when they are erased.' })
  userName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The application; null when the profile was looked at.' })
  applicationId!: string | null;

  @Field(() => String, { nullable: true, description: 'Title of the job of the application.' })
  jobTitle!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the receipts, the newest day first.' })
export class AdminRevealReceiptConnection extends CountedPageOf(AdminRevealReceipt, 'The receipts.') {}

@ObjectType({ simpleResolvers: true, description: 'A pause of a job, of now or ended.' })
export class AdminJobPause {
  @Field(() => ID, { description: 'Id of the pause.' })
  id!: string;

  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => String, { nullable: true, description: 'Its title; null when it is erased.' })
  jobTitle!: string | null;

  @Field(() => ID, { description: 'The company that offers it.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Present name of the company; null when it is erased.' })
  companyName!: string | null;

  @Field(() => String, { description: 'Why; the company reads it.' })
  reason!: string;

  @Field(() => Administrator, { nullable: true, description: 'Who paused it; null when no administrator did.' })
  administrator!: Administrator | null;

  @Field(() => DateTime, { description: 'Since when.' })
  pausedAt!: Date;

  @Field(() => String, { nullable: true, description: 'What the company answered; null before.' })
  answer!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it answered.' })
  answeredAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while the job is paused.' })
  resumedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the pauses, newest first.' })
export class AdminJobPauseConnection extends CountedPageOf(AdminJobPause, 'The pauses.') {}

@ObjectType({ simpleResolvers: true, description: 'An interview that was cancelled, and of which application.' })
class AdminCancelledInterview extends CancelledInterview {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => String, { nullable: true, description: 'Title of the job; null when it is erased.' })
  jobTitle!: string | null;

  @Field(() => ID, { description: 'The company that offers it.' })
  companyId!: string;

  @Field(() => String, { nullable: true, description: 'Present name of the company; null when it is erased.' })
  companyName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of cancelled interviews, the last cancelled first.' })
export class AdminCancelledInterviewConnection extends CountedPageOf(AdminCancelledInterview, 'The interviews.') {}

@ObjectType({ simpleResolvers: true, description: 'A company whose applicants wait for an answer.' })
export class AdminSilentCompany {
  @Field(() => CompanyType, { description: 'The company.' })
  company!: CompanyType;

  @Field(() => DateTime, { description: 'When its longest waiting applicant applied.' })
  waitingSince!: Date;

  @Field(() => ID, { description: 'The application of that applicant.' })
  applicationId!: string;

  @Field(() => Int, { description: 'How many of its applicants have waited for more days than were asked for.' })
  waiting!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of companies that do not answer, the longest wait first.' })
export class AdminSilentCompanyConnection extends CountedPageOf(AdminSilentCompany, 'The companies.') {}

@ObjectType({ simpleResolvers: true, description: 'That a person asked for their own data.' })
class AdminDataExport {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;

  @Field(() => ID, { description: 'The account that asked.' })
  accountId!: string;

  @Field(() => String, { nullable: true, description: 'Its e-mail address.' })
  email!: string | null;

  @Field(() => Role, { description: 'The role in which it was asked; the file has the data of both.' })
  requestedAs!: Role;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the file was ready, or was given up; null before.' })
  endedAt!: Date | null;

  @Field(() => Boolean, { description: 'The file was made; it is removed a day later.' })
  wasMade!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of requests for own data, newest first.' })
export class AdminDataExportConnection extends CountedPageOf(AdminDataExport, 'The requests.') {}

@ObjectType({ simpleResolvers: true, description: 'An administrator, and whether a second factor guards the account.' })
export class AdminAdministrator {
  @Field(() => ID, { description: 'Account of the administrator.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => DateTime, { description: 'Since when they are an administrator.' })
  since!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Since when there is a second factor; null without one.' })
  secondFactorSince!: Date | null;
}
