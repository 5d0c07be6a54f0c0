import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ApplicationParty } from '../../../domain/applications';
import { InterviewState } from '../../../domain/interviews';
import type { TimeZone as Zone } from '../../../domain/time';
import { DateTime, LocalDate, LocalTime, TimeZone } from '../../graphql/scalars';

@ObjectType({
  simpleResolvers: true,
  description: 'That an interview was cancelled. It stays when a new time is planned.',
})
export class CancelledInterview {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: string;

  @Field(() => ApplicationParty, { description: 'Who cancelled it.' })
  cancelledBy!: ApplicationParty;

  @Field(() => DateTime, { description: 'When.' })
  cancelledAt!: Date;

  @Field(() => String, { nullable: true, description: 'Why, in the words of that side; an applicant may give none.' })
  reason!: string | null;

  @Field(() => LocalDate, { description: 'The day for which it was planned.' })
  date!: string;

  @Field(() => LocalTime, { description: 'The begin for which it was planned.' })
  start!: string;

  @Field(() => LocalTime, { description: 'The end for which it was planned.' })
  end!: string;

  @Field(() => TimeZone, { description: 'The zone of the day, the start and the end.' })
  timeZone!: Zone;
}

@ObjectType('Interview', {
  simpleResolvers: true,
  description:
    'The life of the interview of an accepted application. A planned one is finished once its end has passed.',
})
export class InterviewType {
  @Field(() => InterviewState, { description: 'PLANNED or CANCELLED.' })
  state!: InterviewState;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when either side may propose a new time: 30 days after it was cancelled. Null while it is planned.',
  })
  planAgainUntil!: Date | null;
}

@InputType({ description: 'That an interview will not take place.' })
export class CancelInterviewInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why, at most 500 characters; a company gives at least 5. The other side reads it.',
  })
  reason?: string | null;
}
