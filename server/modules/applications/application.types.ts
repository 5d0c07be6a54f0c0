import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ApplicationOrder, ApplicationStatus } from '../../../domain/applications';
import { ReplyState } from '../../../domain/replies';
import { NumberedPage } from '../../graphql/paging';
import { Payload, PayloadType } from '../../graphql/payload';
import type { TimeZone as Zone } from '../../../domain/time';
import { DateTime, LocalDate, LocalTime, TimeZone } from '../../graphql/scalars';
import { InterviewTime } from '../jobs';

registerEnumType(ReplyState, {
  name: 'ReplyState',
  description: 'An application that has no answer.',
  valuesConfig: {
    EXPECTED: { description: 'The answer is expected by `replyBy`.' },
    LAPSED: {
      description:
        'No reply: the time for one has passed and the seat is free. The applicant may choose another time or withdraw, the company may reject.',
    },
    CLOSED: { description: 'No reply, and closed after 30 days without another time.' },
  },
});

registerEnumType(ApplicationOrder, {
  name: 'ApplicationOrder',
  description: "The order of a company's applications.",
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    BEST_MATCH: {
      description:
        "Most of the job's required skills first, by what the company may read before it accepts; the 300 newest of a job, then the others. The newest first where no job is named.",
    },
    INTERVIEW_TIME: { description: 'The earliest interview first.' },
    REPLY_BY: {
      description:
        'Those that an answer is expected to, the soonest first; then those that have lapsed, then the others.',
    },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Where and how an accepted interview takes place.' })
export class InterviewDetails {
  @Field(() => String, { description: 'The venue, or a default text.' })
  venue!: string;

  @Field(() => String, { nullable: true, description: 'Meeting link.' })
  link!: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else the applicant should know.' })
  additionalInfo!: string | null;
}

@ObjectType('Application', {
  simpleResolvers: true,
  description: "A seeker's application to a job, as its two sides and administrators see it.",
})
export class ApplicationType {
  @Field(() => ID, { description: 'Id of the application.' })
  id!: string;

  @Field(() => ID, { description: 'The job applied to.' })
  jobId!: string;

  @Field(() => ID, { description: 'The company that offers the job.' })
  companyId!: string;

  @Field(() => ApplicationStatus, { description: 'Its state.' })
  status!: ApplicationStatus;

  @Field(() => String, { description: 'Title of the job when the application was made.' })
  jobTitle!: string;

  @Field(() => String, { description: 'Name of the company when the application was made.' })
  companyName!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  applicationDate!: Date;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when an answer of the company is expected: seven days after the application, or twelve hours before the chosen start where that is earlier, but at least twelve hours after the application and never after the start. Null when none is expected any more.',
  })
  replyBy!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the time for an answer had passed: the seat is free, and the applicant may choose another time. Null when there is an answer, or one is expected.',
  })
  lapsedAt!: Date | null;

  @Field(() => ReplyState, {
    nullable: true,
    description: 'What has become of the answer while there is none; null once there is one, and after a withdrawal.',
  })
  replyState!: ReplyState | null;

  @Field(() => InterviewTime, {
    description: 'The interview chosen, or agreed since; of one that has lapsed, the time that was chosen last.',
  })
  selectedInterview!: InterviewTime;

  @Field(() => InterviewDetails, { nullable: true, description: 'Set by the company once accepted.' })
  interviewDetails!: InterviewDetails | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where to join: the link of the details, else the one given at acceptance; null once the interview is over.',
  })
  joinUrl!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Applications by status.' })
export class ApplicationCounts {
  @Field(() => Int, { description: 'Waiting for an answer that the company can still give in time.' })
  pending!: number;

  @Field(() => Int, { description: 'The company has let the time for an answer pass, those closed for it included.' })
  noReply!: number;

  @Field(() => Int, { description: 'Accepted.' })
  accepted!: number;

  @Field(() => Int, { description: 'Rejected by the company.' })
  rejected!: number;

  @Field(() => Int, { description: 'Withdrawn by the applicant.' })
  withdrawn!: number;

  @Field(() => Int, {
    description: 'Those among them that the company may still decide: pending, and without a reply but not closed.',
  })
  undecided!: number;

  @Field(() => Int, {
    description: 'All together: `pending`, `noReply`, `accepted`, `rejected` and `withdrawn` add up to it.',
  })
  total!: number;
}

@ObjectType({
  simpleResolvers: true,
  implements: NumberedPage,
  description: "A page of a company's applications.",
})
export class ApplicationPage extends NumberedPage {
  @Field(() => [ApplicationType], { description: 'The applications of this page.' })
  items!: ApplicationType[];

  countByStatus!: () => Promise<ApplicationCounts>;

  /** A method, so that only those who ask for it make it count. */
  @Field(() => ApplicationCounts, { description: 'What the same filters find, without that by status.' })
  counts(): Promise<ApplicationCounts> {
    return this.countByStatus();
  }
}

@ObjectType({
  simpleResolvers: true,
  description: 'Applications that were made on one day, by their present status.',
})
export class ApplicationDay {
  @Field(() => LocalDate, { description: 'The day, in WIB.' })
  date!: string;

  @Field(() => Int, { description: 'Of these, how many wait for an answer.' })
  pending!: number;

  @Field(() => Int, { description: 'Of these, how many had no reply in time.' })
  noReply!: number;

  @Field(() => Int, { description: 'Of these, how many were accepted.' })
  accepted!: number;

  @Field(() => Int, { description: 'Of these, how many were rejected.' })
  rejected!: number;

  @Field(() => Int, { description: 'Of these, how many were withdrawn.' })
  withdrawn!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An accepted interview of the viewer that a slot is too close to.' })
export class InterviewConflict {
  @Field(() => ID, { description: 'The application whose interview it is.' })
  applicationId!: string;

  @Field(() => String, { description: 'The job of that interview.' })
  jobTitle!: string;

  @Field(() => String, { description: 'The company of that interview.' })
  companyName!: string;

  @Field(() => LocalDate, { description: 'Its day.' })
  date!: string;

  @Field(() => LocalTime, { description: 'Its begin.' })
  start!: string;

  @Field(() => LocalTime, { description: 'Its end.' })
  end!: string;

  @Field(() => TimeZone, { description: 'The zone of the day, the start and the end.' })
  timeZone!: Zone;
}

@InputType({ description: 'An application to a job.' })
export class ApplyToJobInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => ID, { nullable: true, description: 'The interview slot; required.' })
  slotId?: string | null;
}

@InputType({ description: 'An acceptance, for one token.' })
export class AcceptApplicationInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Another open slot of the job, when the chosen time clashes for the applicant.',
  })
  slotId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Meeting link, if there is one already, starting with https:// or http://, without user and password.',
  })
  interviewLink?: string | null;
}

@PayloadType('Answer to an action on an application.')
export class ApplicationPayload extends Payload {
  @Field(() => ApplicationType, { nullable: true, description: 'The application after the action.' })
  application?: ApplicationType;
}

@PayloadType(
  'Answer to rejecting several applications. Each was decided alone: an error names one that was refused, and the others are rejected.',
)
export class RejectApplicationsPayload extends Payload {
  @Field(() => [ApplicationType], {
    nullable: true,
    description: 'Those that are rejected, now or before, in the order given.',
  })
  applications?: ApplicationType[];
}
