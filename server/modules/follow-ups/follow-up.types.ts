import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Attendance, FOLLOW_UP_DAYS, InterviewOutcome, OUTCOME_CORRECTION_MINUTES } from '../../../domain/follow-ups';
import { DateTime } from '../../graphql/scalars';

registerEnumType(Attendance, {
  name: 'Attendance',
  description: 'How an interview was, in the word of one side.',
  valuesConfig: {
    TOOK_PLACE: { description: 'It took place.' },
    OTHER_ABSENT: { description: 'The other side did not come.' },
    COULD_NOT_COME: { description: 'The side that says it could not come.' },
  },
});

registerEnumType(InterviewOutcome, {
  name: 'InterviewOutcome',
  description: 'What a company tells after an interview.',
  valuesConfig: {
    CHOSEN: { description: 'The company has chosen the applicant. Final.' },
    NOT_CHOSEN: { description: 'The company has not chosen the applicant. Final.' },
    STILL_DECIDING: { description: 'The company has not decided yet.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'What both sides say once an interview is over. Nothing else follows from it.',
})
export class FollowUp {
  @Field(() => DateTime, {
    description: `Until when each side can say how it was: ${FOLLOW_UP_DAYS} days of 24 hours after its end.`,
  })
  openUntil!: Date;

  @Field(() => Attendance, { nullable: true, description: "The company's word; null when it has said nothing." })
  companySays!: Attendance | null;

  @Field(() => Attendance, { nullable: true, description: "The applicant's word; null when they have said nothing." })
  applicantSays!: Attendance | null;

  @Field(() => InterviewOutcome, {
    nullable: true,
    description: `What the company has told; an applicant reads a final one ${OUTCOME_CORRECTION_MINUTES} minutes later. Null while nothing was told.`,
  })
  outcome!: InterviewOutcome | null;

  @Field(() => DateTime, { nullable: true, description: 'When the company said so; null without an outcome.' })
  outcomeAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the company can change a final outcome, which the applicant does not know yet; else null.',
  })
  changeableUntil!: Date | null;

  @Field(() => Boolean, {
    description: `The company was asked and has told nothing in ${FOLLOW_UP_DAYS} days: "The company has not told the outcome".`,
  })
  isOutcomeMissing!: boolean;
}

@InputType({ description: 'How an interview was.' })
export class ReportAttendanceInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => Attendance, { description: 'The word of the own side.' })
  attendance!: Attendance;
}

@InputType({ description: 'The outcome of an interview.' })
export class RecordOutcomeInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => InterviewOutcome, { description: 'What the company tells.' })
  outcome!: InterviewOutcome;
}
