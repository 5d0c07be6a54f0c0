import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { JobTimes, LocationType, SlotState } from '../../../../domain/slots';
import type { TimeZone as Zone } from '../../../../domain/time';
import { DateTime, LocalDate, LocalTime, TimeZone } from '../../../graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'An interview time, in the zone of its job.' })
export class InterviewTime {
  @Field(() => LocalDate, { description: 'Day.' })
  date!: string;

  @Field(() => LocalTime, { description: 'Start.' })
  start!: string;

  @Field(() => LocalTime, { description: 'End.' })
  end!: string;

  @Field(() => TimeZone, { description: 'The zone of the day, the start and the end.' })
  timeZone!: Zone;

  @Field(() => DateTime, { description: 'Start as an instant.' })
  startsAt!: Date;

  @Field(() => DateTime, { description: 'End as an instant.' })
  endsAt!: Date;

  @Field(() => LocationType, { description: 'Where it takes place.' })
  locationType!: LocationType;
}

@ObjectType('InterviewSlot', {
  simpleResolvers: true,
  description: 'A time that a company offers for interviews on a job.',
})
export class InterviewSlotType extends InterviewTime {
  @Field(() => ID, { description: 'Names the slot when applying.' })
  id!: string;

  @Field(() => Int, { description: 'Seats, 1 to 20.' })
  maxApplicants!: number;

  @Field(() => Int, { description: "Seats that are neither taken nor held; the viewer's own hold does not count." })
  seatsLeft!: number;

  @Field(() => SlotState, { description: 'Whether it can be chosen; only an OPEN one can.' })
  state!: SlotState;

  @Field(() => Boolean, { description: 'An accepted applicant holds it.' })
  isSelected!: boolean;

  @Field(() => Boolean, { description: 'Someone has or holds a seat, so it can be neither edited nor removed.' })
  isReserved!: boolean;

  @Field(() => Boolean, { description: 'The viewer holds a seat in it for a few minutes.' })
  isHeldByViewer!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The times of a job that the viewer can choose now.' })
export class NextTimes {
  @Field(() => [InterviewSlotType], { description: 'The next ones, two at most.' })
  slots!: InterviewSlotType[];

  @Field(() => Int, { description: 'How many there are besides.' })
  more!: number;

  @Field(() => JobTimes, { description: 'Whether the job has a free time, for the viewer or not; else why not.' })
  state!: JobTimes;
}

@InputType({ description: 'A slot in a form; all texts are checked, with the messages of the error catalogue.' })
export class InterviewSlotInput {
  @Field(() => ID, { nullable: true, description: 'The slot to change; missing for a new one.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Day, YYYY-MM-DD; not before today.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'Start, HH:MM on the half hour, from 08:00.' })
  start!: string;

  @Field(() => String, { nullable: true, description: 'End, HH:MM on the half hour, to 18:00.' })
  end!: string;

  @Field(() => LocationType, { nullable: true, description: 'Where it takes place; ONLINE when missing.' })
  locationType!: LocationType;

  @Field(() => Int, { nullable: true, description: 'Seats, 1 to 20; 5 when missing.' })
  maxApplicants!: number;
}
