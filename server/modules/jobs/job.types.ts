import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EmploymentType } from '../../../domain/jobs';
import { SalaryPeriod } from '../../../domain/salaries';
import { NumberedPage } from '../../graphql/paging';
import { Payload, PayloadType } from '../../graphql/payload';
import type { TimeZone as Zone } from '../../../domain/time';
import { DateTime, LocalDate, Rupiah, TimeZone } from '../../graphql/scalars';
import { InterviewSlotInput, InterviewTime } from './slots/slot.types';

@ObjectType('Salary', { simpleResolvers: true, description: 'What a job pays.' })
export class SalaryType {
  @Field(() => Rupiah, { nullable: true, description: 'Lower end; null when only the upper one is given.' })
  min!: number | null;

  @Field(() => Rupiah, { nullable: true, description: 'Upper end; null when only the lower one is given.' })
  max!: number | null;

  @Field(() => SalaryPeriod, { description: 'The time it is for.' })
  period!: SalaryPeriod;
}

@ObjectType('Job', { simpleResolvers: true, description: 'A job that a company offers.' })
export class JobType {
  @Field(() => ID, { description: 'Id of the job.' })
  id!: string;

  @Field(() => ID, { description: 'The company that offers it.' })
  companyId!: string;

  @Field(() => String, { description: 'Name of the company.' })
  companyName!: string;

  @Field(() => String, { nullable: true, description: "Path of the company's logo." })
  companyLogo!: string | null;

  @Field(() => Boolean, { description: 'An administrator has verified the company.' })
  isCompanyVerified!: boolean;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Description, plain text with line ends.' })
  description!: string;

  @Field(() => String, { description: 'Where the work is done.' })
  location!: string;

  @Field(() => TimeZone, { description: 'The zone of its interview times and of its auto-close day.' })
  timeZone!: Zone;

  @Field(() => EmploymentType, { description: 'How the person is employed.' })
  employmentType!: EmploymentType;

  @Field(() => SalaryType, { nullable: true, description: 'What it pays; null when not stated.' })
  salary!: SalaryType | null;

  @Field(() => [String], { description: 'Required skills.' })
  skills!: string[];

  @Field(() => LocalDate, { nullable: true, description: 'Open through this day, in its time zone.' })
  autoCloseDate!: string | null;

  @Field(() => Boolean, { description: 'Open for applications, as far as the company is concerned.' })
  isActive!: boolean;

  @Field(() => Boolean, { description: 'Seekers can see it: open, not paused, and its company verified.' })
  isVisibleToSeekers!: boolean;

  @Field(() => Boolean, { description: 'An administrator has hidden it meanwhile.' })
  isPaused!: boolean;

  @Field(() => Boolean, {
    description: "People without an account see it too, while seekers do; never while its company's switch is off.",
  })
  isPublic!: boolean;

  @Field(() => DateTime, { description: 'When it was posted.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, implements: NumberedPage, description: 'A page of jobs, newest first.' })
export class JobPage extends NumberedPage {
  @Field(() => [JobType], { description: 'The jobs of this page.' })
  items!: JobType[];
}

@InputType({ description: 'The create form of a job.' })
export class CreateJobInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Made by the form, 16 to 64 letters and digits: the same key answers the same job, so that a form whose answer was lost can be sent again.',
  })
  key?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'False keeps the posting from people without an account; otherwise they see it while the company shows its postings.',
  })
  isPublic?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Title; required.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the work is done; required.' })
  location?: string | null;

  @Field(() => TimeZone, {
    nullable: true,
    description:
      'The zone of the slots and of the auto-close date; that of the location when missing. Required where the location lies in several, as Kalimantan does.',
  })
  timeZone?: Zone | null;

  @Field(() => String, { nullable: true, description: 'Description; required.' })
  description?: string | null;

  @Field(() => EmploymentType, { nullable: true, description: 'FULL_TIME when missing.' })
  employmentType?: EmploymentType | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Required skills, at least one; trimmed and without duplicates.',
  })
  skills?: string[] | null;

  @Field(() => Rupiah, { nullable: true, description: 'Lower end of the salary.' })
  salaryMin?: number | null;

  @Field(() => Rupiah, { nullable: true, description: 'Upper end of the salary.' })
  salaryMax?: number | null;

  @Field(() => SalaryPeriod, { nullable: true, description: 'MONTHLY when missing.' })
  salaryPeriod?: SalaryPeriod | null;

  @Field(() => String, { nullable: true, description: 'Last day on which it is open, YYYY-MM-DD; not before today.' })
  autoCloseDate?: string | null;

  @Field(() => [InterviewSlotInput], { nullable: true, description: 'Interview slots; may be added later.' })
  slots?: InterviewSlotInput[] | null;
}

@InputType({ description: 'The edit form of a job: what is missing stays as it is.' })
export class EditJobInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => String, { nullable: true, description: 'Title; may not become empty.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the work is done; may not become empty.' })
  location?: string | null;

  @Field(() => TimeZone, {
    nullable: true,
    description:
      'In which its interview times are read: the clock times stay. Only while no time is reserved and no application pending, and no interview planned or proposed.',
  })
  timeZone?: Zone;

  @Field(() => String, { nullable: true, description: 'Description; may not become empty.' })
  description?: string | null;

  @Field(() => EmploymentType, { nullable: true, description: 'How the person is employed.' })
  employmentType?: EmploymentType | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Required skills, at least one; trimmed and without duplicates.',
  })
  skills?: string[] | null;

  @Field(() => Rupiah, { nullable: true, description: 'Lower end of the salary; null takes it off.' })
  salaryMin?: number | null;

  @Field(() => Rupiah, { nullable: true, description: 'Upper end of the salary; null takes it off.' })
  salaryMax?: number | null;

  @Field(() => SalaryPeriod, { nullable: true, description: 'The time that the salary is for.' })
  salaryPeriod?: SalaryPeriod | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last day on which it is open, YYYY-MM-DD, not before today; null for no such day.',
  })
  autoCloseDate?: string | null;
}

@InputType({ description: 'What becomes of the slots of a job that the company may still change.' })
export class SaveInterviewSlotsInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => [InterviewSlotInput], {
    nullable: true,
    description: 'New slots, and what others become; reserved ones never change.',
  })
  slots?: InterviewSlotInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The slots to remove; every unreserved one that neither `slots` nor `keptSlotIds` names when missing. A form names what was removed in it, so that a seat given back meanwhile removes nothing.',
  })
  removedSlotIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The slots that the form leaves as they are. A new slot at the time of an unreserved one that it does not name is taken for that one, as when a save is repeated.',
  })
  keptSlotIds?: string[] | null;
}

@InputType({ description: 'Opens or closes a job.' })
export class SetJobActiveInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => Boolean, { description: 'True to open it, false to close it.' })
  isActive!: boolean;
}

@InputType({ description: 'The contact of a job.' })
export class SetJobContactInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => ID, { description: 'The account of a member of the company.' })
  accountId!: string;
}

@InputType({ description: 'Shows a job to people without an account, or no longer.' })
export class SetJobPublicInput {
  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => Boolean, { description: 'True to show it.' })
  isPublic!: boolean;
}

@PayloadType('Answer to a change of a job.')
export class JobPayload extends Payload {
  @Field(() => JobType, { nullable: true, description: 'The job after the change.' })
  job?: JobType;
}

@PayloadType('Answer to holding or releasing a seat.')
export class SlotPayload extends Payload {
  @Field(() => DateTime, { nullable: true, description: 'Until when the seat is held.' })
  heldUntil?: Date;

  @Field(() => JobType, { nullable: true, description: 'The job of the held seat, with its slots as they are now.' })
  job?: JobType;
}

@PayloadType('Answer to saving slots.')
export class SaveInterviewSlotsPayload extends Payload {
  @Field(() => JobType, { nullable: true, description: 'The job with its slots.' })
  job?: JobType;

  @Field(() => [InterviewTime], {
    nullable: true,
    description: 'New slots that were left out because they overlap a reserved one.',
  })
  droppedSlots?: InterviewTime[];

  @Field(() => [InterviewTime], {
    nullable: true,
    description: 'Slots that should have been changed or removed but have a seat taken, and so stayed as they were.',
  })
  untouchedSlots?: InterviewTime[];

  @Field(() => [InterviewTime], {
    nullable: true,
    description: 'What slots should have become that the job no longer has: another form has removed them.',
  })
  goneSlots?: InterviewTime[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many slots were left untouched because someone has a seat in them.',
  })
  keptReservedSlots?: number;
}

@PayloadType('Answer to deleting a job.')
export class DeleteJobPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The job that is gone.' })
  deletedJobId?: string;
}
