import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AnswersInTime, MIN_APPLICATIONS, TRACK_RECORD_DAYS, TrackRecordPart } from '../../../domain/track-records';

registerEnumType(AnswersInTime, {
  name: 'AnswersInTime',
  description: 'How much of what a company could have answered it answers in time.',
  valuesConfig: {
    NEARLY_ALWAYS: { description: 'Nine of ten, or more.' },
    MOSTLY: { description: 'Six of ten, or more.' },
    SELDOM: { description: 'Less.' },
  },
});

registerEnumType(TrackRecordPart, {
  name: 'TrackRecordPart',
  description: 'Which applications of the own track record.',
  valuesConfig: {
    IN_TIME: { description: 'Answered in time.' },
    LATE: { description: 'Answered, but not in time.' },
    NOT_ANSWERED: { description: 'Lapsed without an answer.' },
    OUTCOME_TOLD: { description: 'Interviewed, and the outcome was told.' },
    OUTCOME_MISSING: { description: 'Interviewed, and no outcome was told in 14 days.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: `How a company answers, in rounded words that are computed once a night from its applications of ${TRACK_RECORD_DAYS} days. No list is ordered by it.`,
})
export class TrackRecord {
  @Field(() => Boolean, {
    description: `Fewer than ${MIN_APPLICATIONS} applications were settled: nothing is said, and the other fields are empty.`,
  })
  isNew!: boolean;

  @Field(() => AnswersInTime, { nullable: true, description: 'How often it answers in time.' })
  answersInTime!: AnswersInTime | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Usually, two times of three, it answers within so many days: 1, 2, 3, 5 or 7. Null when it takes longer.',
  })
  answersWithinDays!: number | null;

  @Field(() => Boolean, { description: 'It tells the outcome after most interviews.' })
  tellsOutcome!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'How many applications were answered within some days.' })
export class AnsweredWithin {
  @Field(() => Int, { description: 'Days of 24 hours from the application on.' })
  days!: number;

  @Field(() => Int, { description: 'How many, of those that are settled.' })
  applications!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: `What a company's own applications of the last ${TRACK_RECORD_DAYS} days add up to, exactly and now. What it could not answer, being paused, unverified or leaving, does not count.`,
})
export class OwnTrackRecord {
  @Field(() => TrackRecord, { nullable: true, description: 'What seekers read, as of last night.' })
  shown!: TrackRecord | null;

  @Field(() => Int, { description: 'Answered in time.' })
  inTime!: number;

  @Field(() => Int, { description: 'Answered late.' })
  late!: number;

  @Field(() => Int, { description: 'Lapsed, and not answered since.' })
  notAnswered!: number;

  @Field(() => [AnsweredWithin], { description: 'How fast, by the days that the words name.' })
  answeredWithin!: AnsweredWithin[];

  @Field(() => Int, { description: 'Interviews whose outcome was told, or was not within 14 days.' })
  interviews!: number;

  @Field(() => Int, { description: 'Of these, those whose outcome was told.' })
  outcomesTold!: number;
}
