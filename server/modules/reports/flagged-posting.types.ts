import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FlagReason } from '../../text/posting-flags/reasons';
import { CountedPageOf } from '../../graphql/paging';
import { DateTime } from '../../graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'How many postings of a company have a flag.' })
export class FlagCount {
  @Field(() => FlagReason, { description: 'The flag.' })
  reason!: FlagReason;

  @Field(() => Int, { description: 'How many postings.' })
  count!: number;
}

/** Resolvers add the job, its flags, the company and what has been with it. */
@ObjectType('FlaggedPosting', {
  simpleResolvers: true,
  description: 'A posting in which the rules have found something; for administrators only.',
})
export class FlaggedPostingType {
  @Field(() => ID, { description: 'Id of the job.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was flagged.' })
  flaggedAt!: Date;

  @Field(() => Int, { description: 'How grave its gravest flag is, from 1, the gravest, to 4.' })
  gravity!: number;

  @Field(() => Boolean, { description: 'It is in the queue: it waits for a decision.' })
  isOpen!: boolean;

  @Field(() => Boolean, { description: 'Its company has removed it.' })
  isRemoved!: boolean;

  @Field(() => Int, { description: 'How many people have applied.' })
  applicants!: number;

  @Field(() => Int, { description: 'Raised by every flag that comes later; a dismissal names it.' })
  version!: number;

  @Field(() => Boolean, { description: 'The job may be paused; one that the rules hold stays paused with a reason.' })
  viewerCanPause!: boolean;

  @Field(() => Boolean, { description: 'The rules hold the job, and it may be resumed.' })
  viewerCanResume!: boolean;

  @Field(() => Boolean, { description: 'It may be dismissed; one that the rules hold is resumed instead.' })
  viewerCanDismiss!: boolean;
}

/** The schema has the company in place of its id. */
export type FlaggedPostingParent = FlaggedPostingType & { companyId: string };

@ObjectType({
  simpleResolvers: true,
  description: 'A page of the queue of flagged postings, the gravest first.',
})
export class AdminFlaggedPostingConnection extends CountedPageOf(FlaggedPostingType, 'The postings.') {}

@InputType({ description: 'A dismissal of the flags of a posting.' })
export class DismissFlagsInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => Int, { description: 'The version that the administrator looked at; refused when it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Why the posting is fine; required, for the audit trail.' })
  note?: string | null;
}
