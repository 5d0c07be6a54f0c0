import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate as LocalDay } from '../../../domain/time';
import { ReportReason } from '../../../domain/reports';
import { Role } from '../../../domain/roles';
import { VerificationStatus } from '../../../domain/verification';
import { DateTime, LocalDate } from '../../graphql/scalars';
import { MyPushBrowser } from './my-push-browser.types';

@ObjectType({ simpleResolvers: true, description: 'A search after which the person opened a job; kept for 30 days.' })
export class MySearch {
  @Field(() => String, { description: 'What was searched for, in lower case and without accents.' })
  term!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => DateTime, { description: 'When the job was last opened after this search.' })
  viewedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A report that the person sent.' })
export class MyReport {
  @Field(() => ReportReason, { description: 'What is wrong.' })
  kind!: ReportReason;

  @Field(() => String, { nullable: true, description: "The person's own words." })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'The reported job; null where the company itself was.' })
  jobTitle!: string | null;

  @Field(() => String, { description: 'The reported company.' })
  companyName!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A pause of one of the company's jobs." })
export class MyJobPause {
  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => String, { description: 'Why it was paused.' })
  reason!: string;

  @Field(() => DateTime, { description: 'When it was paused.' })
  pausedAt!: Date;

  @Field(() => String, { nullable: true, description: "The company's answer." })
  answer!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the company answered.' })
  answeredAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the pause ended; null while it goes on.' })
  resumedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A decision of an administrator about the company.' })
export class MyCompanyDecision {
  @Field(() => VerificationStatus, { description: 'What the company became; PENDING after a revocation.' })
  verificationStatus!: VerificationStatus;

  @Field(() => String, {
    nullable: true,
    description: 'The reason of a rejection or the note of a revocation, as the company read it then.',
  })
  reason!: string | null;

  @Field(() => DateTime, { description: 'When it was decided.' })
  decidedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An acceptance that did not happen, because the time was too close to another interview.',
})
export class MyConflict {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => DateTime, { description: 'When the company tried to accept.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A copy of the own data that was asked for.' })
export class MyCopy {
  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was made or given up.' })
  endedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A calendar feed; its address is not stored.' })
export class MyCalendarFeed {
  @Field(() => Role, { description: 'Whose interviews it has.' })
  role!: Role;

  @Field(() => DateTime, { description: 'When its address was made.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An erasure that was asked for.' })
export class MyErasureRequest {
  @Field(() => Role, { nullable: true, description: 'The role that was to be erased; null: the account.' })
  role!: Role | null;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the person took it back.' })
  cancelledAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'That the person changed fields of a profile; not what was in them.',
})
export class MyCorrection {
  @Field(() => Role, { description: 'Whose profile.' })
  role!: Role;

  @Field(() => [String], { description: 'Names of the fields.' })
  corrected!: string[];

  @Field(() => DateTime, { description: 'When.' })
  correctedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A name that the person or their company had before.' })
export class MyFormerName {
  @Field(() => Role, { description: 'Whose profile had it.' })
  role!: Role;

  @Field(() => String, { description: 'The name.' })
  name!: string;
}

/** What a member of a company did for it. */
export const MyDeedKind = {
  POSTED_JOB: 'POSTED_JOB',
  EDITED_JOB: 'EDITED_JOB',
  DECIDED: 'DECIDED',
  PROPOSED_TIME: 'PROPOSED_TIME',
  ANSWERED_TIME: 'ANSWERED_TIME',
  CANCELLED_INTERVIEW: 'CANCELLED_INTERVIEW',
  SAW_APPLICANT: 'SAW_APPLICANT',
  TOKENS: 'TOKENS',
} as const;
export type MyDeedKind = (typeof MyDeedKind)[keyof typeof MyDeedKind];
registerEnumType(MyDeedKind, { name: 'MyDeedKind', description: 'What a member of a company did for it.' });

@ObjectType({ simpleResolvers: true, description: 'What the person did for a company, without a name of anyone.' })
export class MyDeed {
  @Field(() => MyDeedKind, { description: 'What it was.' })
  kind!: MyDeedKind;

  @Field(() => ID, { description: 'Of the job, the application or the entry of the ledger.' })
  id!: string;

  @Field(() => LocalDate, { description: 'The day, in WIB.' })
  day!: LocalDay;
}

/** What is kept about a person beside what the pages of their portals show. */
@ObjectType({ simpleResolvers: true, description: 'A company that administrators keep the person out of.' })
export class MyBar {
  @Field(() => String, { description: 'The company.' })
  companyName!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  barredAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What is kept about the person beside what their pages show; each list newest first.',
})
export class MyRecords {
  @Field(() => String, { nullable: true, description: "Google's id of the person; null without a Google sign-in." })
  googleSub!: string | null;

  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the e-mail address was verified.' })
  emailVerifiedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the person first proved to read mail of the address.' })
  provenAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the person last signed in or changed the role.' })
  lastActiveAt!: Date | null;

  @Field(() => [MySearch], { description: 'Searches that led to a job.' })
  searches!: MySearch[];

  @Field(() => [MyReport], { description: 'Reports that the person sent.' })
  reports!: MyReport[];

  @Field(() => [MyJobPause], { description: "Pauses of the company's jobs." })
  pauses!: MyJobPause[];

  @Field(() => [MyCompanyDecision], { description: 'Decisions about the company, earlier rejections among them.' })
  decisions!: MyCompanyDecision[];

  @Field(() => [MyConflict], { description: 'Acceptances that a clash of times prevented, in either role.' })
  conflicts!: MyConflict[];

  @Field(() => [MyBar], { description: 'Companies that administrators keep the person out of.' })
  bars!: MyBar[];

  @Field(() => [MyCorrection], { description: 'Corrections of the own profiles.' })
  corrections!: MyCorrection[];

  @Field(() => [MyDeed], { description: 'What the person did for companies as a member.' })
  deeds!: MyDeed[];

  @Field(() => [MyFormerName], { description: 'Names that the own profiles had before.' })
  formerNames!: MyFormerName[];

  @Field(() => [MyCalendarFeed], { description: 'The calendar feeds that the person has now.' })
  calendarFeeds!: MyCalendarFeed[];

  @Field(() => [MyPushBrowser], { description: 'The browsers that show notifications now.' })
  pushBrowsers!: MyPushBrowser[];

  @Field(() => [MyCopy], { description: 'Copies of the data that were asked for.' })
  copies!: MyCopy[];

  @Field(() => [MyErasureRequest], { description: 'Erasures that were asked for.' })
  erasures!: MyErasureRequest[];
}
