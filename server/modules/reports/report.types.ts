import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ReportOrder, ReportReason } from '../../../domain/reports';
import { CountedPageOf } from '../../graphql/paging';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';
import { CompanyType } from '../companies';
import { JobType } from '../jobs';
import { FlaggedPostingType } from './flagged-posting.types';

registerEnumType(ReportReason, { name: 'ReportReason', description: 'What is wrong with a job or a company.' });
registerEnumType(ReportOrder, { name: 'ReportOrder', description: "The order of the administrators' queue." });

@InputType({ description: 'A report about a job.' })
export class ReportJobInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => ReportReason, { nullable: true, description: 'What is wrong; required.' })
  reason?: ReportReason | null;

  @Field(() => String, { nullable: true, description: 'More about it; required for OTHER.' })
  text?: string | null;
}

@InputType({ description: 'A report about a company.' })
export class ReportCompanyInput {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => ReportReason, { nullable: true, description: 'What is wrong; required.' })
  reason?: ReportReason | null;

  @Field(() => String, { nullable: true, description: 'More about it; required for OTHER.' })
  text?: string | null;
}

@PayloadType('Answer to a report about a job.')
export class ReportJobPayload extends Payload {
  @Field(() => JobType, { nullable: true, description: 'The job.' })
  job?: JobType;
}

@PayloadType('Answer to a report about a company.')
export class ReportCompanyPayload extends Payload {
  @Field(() => CompanyType, { nullable: true, description: 'The company.' })
  company?: CompanyType;
}

@ObjectType('JobPause', {
  simpleResolvers: true,
  description: 'Why a job is hidden, and what its company says to that.',
})
export class JobPauseType {
  @Field(() => String, { description: 'Why; the company reads it.' })
  reason!: string;

  @Field(() => Boolean, { description: 'The rules hold it, and no administrator has decided yet.' })
  isHeld!: boolean;

  @Field(() => DateTime, { description: 'Since when.' })
  pausedAt!: Date;

  @Field(() => String, { nullable: true, description: 'What the company answered; null before.' })
  answer!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it answered.' })
  answeredAt!: Date | null;

  @Field(() => Boolean, { description: 'The viewer may answer: it is their job, and there is no answer yet.' })
  viewerCanAnswer!: boolean;
}

@InputType({ description: 'A pause of a job.' })
export class PauseJobInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => String, { nullable: true, description: 'Why; required, and shown to the company.' })
  reason?: string | null;
}

@InputType({ description: 'What a company says to the pause of its job.' })
export class AnswerPauseInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => String, { nullable: true, description: 'The answer; required.' })
  text?: string | null;
}

@PayloadType('Answer to answering a pause.')
export class AnswerPausePayload extends Payload {
  @Field(() => JobType, { nullable: true, description: 'The job with its pause.' })
  job?: JobType;
}

@InputType({ description: 'A dismissal of the open reports about a job or a company.' })
export class DismissReportInput {
  @Field(() => ID, { description: 'The group of reports.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the administrator looked at; refused when it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Why nothing more is needed; required, for the audit trail.' })
  note?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How often a reason was given.' })
export class ReportReasonCount {
  @Field(() => ReportReason, { description: 'The reason.' })
  reason!: ReportReason;

  @Field(() => Int, { description: 'In how many open reports.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What one seeker reported; for administrators only.' })
export class SeekerReport {
  @Field(() => ID, { description: 'Id of the report.' })
  id!: string;

  @Field(() => ReportReason, { description: 'What is wrong.' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "In the seeker's words." })
  text!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  createdAt!: Date;

  @Field(() => ID, { description: 'The seeker, whom the company never learns.' })
  reporterId!: string;

  @Field(() => String, { description: 'Name of the seeker.' })
  reporterName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What has been with a company; for administrators only.' })
export class CompanyHistory {
  @Field(() => DateTime, { nullable: true, description: 'Since when it is verified; null when it is not.' })
  verifiedSince!: Date | null;

  @Field(() => Int, { description: 'How often a job of it was paused, that of now included.' })
  pauses!: number;

  @Field(() => Int, { description: 'How often it was rejected.' })
  rejections!: number;

  @Field(() => Int, { description: 'How often its verification was revoked.' })
  revocations!: number;

  @Field(() => Int, { description: 'Reports about it and its jobs, those of now included.' })
  reports!: number;
}

/** Resolvers add the job, the company, the reports and the history. */
@ObjectType('ReportGroup', {
  simpleResolvers: true,
  description: 'All reports about one job, or about one company itself; for administrators only.',
})
export class ReportGroupType {
  @Field(() => ID, { description: 'Id of the job or the company.' })
  id!: string;

  @Field(() => Boolean, { description: 'It is in the queue: it has open reports, or the job is paused.' })
  isOpen!: boolean;

  @Field(() => Boolean, { description: 'It is about a job that its company has removed.' })
  isRemoved!: boolean;

  @Field(() => Int, { description: 'Open reports.' })
  openReports!: number;

  @Field(() => DateTime, { description: "When the last report, the pause or the company's answer came." })
  newestAt!: Date;

  @Field(() => Int, { description: 'Raised by every report, pause and answer; a dismissal names it.' })
  version!: number;

  @Field(() => Boolean, { description: 'The job may be paused.' })
  viewerCanPause!: boolean;

  @Field(() => Boolean, { description: 'The job is paused and may be resumed.' })
  viewerCanResume!: boolean;

  @Field(() => Boolean, { description: 'There are open reports to dismiss.' })
  viewerCanDismiss!: boolean;
}

/** The schema has the job and the company in place of their ids. */
export type ReportGroupParent = ReportGroupType & { companyId: string; jobId: string | null };

@ObjectType({ simpleResolvers: true, description: "A page of the administrators' queue." })
export class AdminReportConnection extends CountedPageOf(ReportGroupType, 'The groups of reports.') {}

@PayloadType('Answer to a decision about reports or flags.')
export class ReportGroupPayload extends Payload {
  @Field(() => ReportGroupType, {
    nullable: true,
    description:
      'The group after the decision; null for a job that was neither reported nor paused by an administrator.',
  })
  group?: ReportGroupType | null;

  @Field(() => FlaggedPostingType, {
    nullable: true,
    description: 'The flagged posting after the decision; null for one that was never flagged.',
  })
  posting?: FlaggedPostingType | null;
}
