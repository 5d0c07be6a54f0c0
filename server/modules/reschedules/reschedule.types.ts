import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ApplicationParty } from '../../../domain/applications';
import { RescheduleAnswer, RescheduleStatus } from '../../../domain/reschedules';
import { LocationType } from '../../../domain/slots';
import { DateTime } from '../../graphql/scalars';
import { InterviewTime } from '../jobs';

@ObjectType('RescheduleRequest', { simpleResolvers: true, description: 'One proposal to move an accepted interview.' })
export class RescheduleRequestType {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;

  @Field(() => ApplicationParty, { description: 'Who asked.' })
  requestedBy!: ApplicationParty;

  @Field(() => DateTime, { description: 'When it was asked.' })
  requestedAt!: Date;

  @Field(() => RescheduleStatus, {
    description: 'Its state now; only the other side can answer a PENDING one, and only its own can take it back.',
  })
  status!: RescheduleStatus;

  @Field(() => InterviewTime, { description: 'The proposed time.' })
  newInterview!: InterviewTime;

  @Field(() => String, {
    description: 'Why, in the asker\'s words, or "No reason provided" in the language of the request.',
  })
  reason!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was answered, taken back, ran out or ended.' })
  respondedAt!: Date | null;

  @Field(() => DateTime, {
    description:
      'From when on it can no longer be answered: 48 hours after it was made, or at the proposed begin, or at the end of the planned interview, but that one leaves at least two hours.',
  })
  expiresAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The slot of the job in which it takes a seat when it is accepted; it reserves nothing.',
  })
  slotId!: string | null;
}

@InputType({ description: 'A proposed time; every part is checked, with the messages of the error catalogue.' })
export class ProposedTimeInput {
  @Field(() => String, { nullable: true, description: 'Day, YYYY-MM-DD; required.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Start, HH:MM on the half hour, from 08:00; required.' })
  start?: string | null;

  @Field(() => String, { nullable: true, description: 'End, HH:MM on the half hour, to 18:00; required.' })
  end?: string | null;

  @Field(() => LocationType, { nullable: true, description: 'Where; as agreed so far when missing.' })
  locationType?: LocationType | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'An open slot of the job that has this time: an acceptance takes a seat there. It reserves nothing. Missing for any other time.',
  })
  slotId?: string | null;

  @Field(() => String, { nullable: true, description: 'Why; optional.' })
  reason?: string | null;
}

@InputType({ description: 'A request to move an accepted interview.' })
export class RequestRescheduleInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => ProposedTimeInput, { description: 'The proposed time.' })
  time!: ProposedTimeInput;
}

@InputType({ description: 'An answer to the pending request of the other side.' })
export class RespondToRescheduleInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The request that is answered: the answer is refused when another one is pending by now. Missing, it is for the one that is pending.',
  })
  requestId?: string | null;

  @Field(() => RescheduleAnswer, { description: 'ACCEPT, REJECT or COUNTER.' })
  answer!: RescheduleAnswer;

  @Field(() => ProposedTimeInput, { nullable: true, description: 'The other time, with COUNTER.' })
  counterOffer?: ProposedTimeInput | null;
}
