import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InsightPart, MIN_SEEN, TOKEN_WEEKS } from '../../../domain/insights';
import { LocalDate } from '../../graphql/scalars';

registerEnumType(InsightPart, {
  name: 'InsightPart',
  description: 'Which of the applications that were made in a period.',
  valuesConfig: {
    APPLIED: { description: 'All of them.' },
    ACCEPTED: { description: 'Accepted, whatever became of the interview.' },
    INTERVIEWED: { description: 'Accepted, and the interview was held.' },
    CHOSEN: { description: 'The company told that it chose them.' },
    SAME_DAY: { description: 'Answered on the day of the application, in WIB.' },
    NEXT_DAY: { description: 'Answered on the next day.' },
    WITHIN_3_DAYS: { description: 'Answered two or three days later.' },
    WITHIN_7_DAYS: { description: 'Answered four to seven days later.' },
    LATER: { description: 'Answered more than seven days later.' },
    NOT_ANSWERED: { description: 'The time for an answer has passed without one.' },
    STILL_OPEN: { description: 'An answer is still expected.' },
    WITHDRAWN: { description: 'Withdrawn by the applicant.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Days in WIB, both included.' })
export class InsightDays {
  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The last day.' })
  to!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How far people came: views of the weeks, and what became of the applications that were made in the period.',
})
export class InsightFigures {
  @Field(() => Int, {
    nullable: true,
    description: `How often the job's page was opened, without the company's own people and crawlers. Weeks in which a job was seen fewer than ${MIN_SEEN} times count as nothing. Null: there are only such weeks.`,
  })
  seen!: number | null;

  @Field(() => Int, { description: 'Applications made.' })
  applied!: number;

  @Field(() => Int, { description: 'Of these, accepted.' })
  accepted!: number;

  @Field(() => Int, { description: 'Of these, with an interview that was held.' })
  interviewed!: number;

  @Field(() => Int, { description: 'Of these, chosen after the interview.' })
  chosen!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The figures of one job.' })
export class JobInsights {
  @Field(() => ID, { description: "The job's id." })
  jobId!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => InsightFigures, { description: 'Its figures in the period.' })
  figures!: InsightFigures;
}

@ObjectType({ simpleResolvers: true, description: 'The jobs that have no line of their own, added up.' })
export class OtherJobsInsights {
  @Field(() => Int, { description: 'How many they are.' })
  jobs!: number;

  @Field(() => InsightFigures, { description: 'Their figures in the period.' })
  figures!: InsightFigures;
}

@ObjectType({ simpleResolvers: true, description: 'How many applications were answered like that.' })
export class InsightAnswers {
  @Field(() => InsightPart, { description: 'How they were answered.' })
  part!: InsightPart;

  @Field(() => Int, { description: 'How many, of those that were made in the period.' })
  applications!: number;

  @Field(() => Int, { description: 'How many in the period before.' })
  before!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Tokens that were spent in a week.' })
export class InsightTokenWeek {
  @Field(() => LocalDate, { description: 'Its Monday.' })
  week!: string;

  @Field(() => Int, { description: 'Tokens spent in it.' })
  tokens!: number;

  @Field(() => Int, { description: `Tokens spent ${TOKEN_WEEKS} weeks earlier.` })
  before!: number;
}

@ObjectType({ simpleResolvers: true, description: "A company's own figures." })
export class CompanyInsights {
  @Field(() => InsightDays, { description: 'The days that were asked for.' })
  period!: InsightDays;

  @Field(() => InsightDays, { description: 'As many days before them.' })
  before!: InsightDays;

  @Field(() => LocalDate, { description: 'The Monday of the week since which views are counted.' })
  seenSince!: string;

  @Field(() => InsightDays, {
    nullable: true,
    description: 'Views are counted by week: the weeks that have most of their days in the period. Null: none has.',
  })
  seenWeeks!: InsightDays | null;

  @Field(() => InsightDays, { nullable: true, description: 'The same of the period before.' })
  seenWeeksBefore!: InsightDays | null;

  @Field(() => InsightFigures, { description: 'All jobs.' })
  all!: InsightFigures;

  @Field(() => InsightFigures, { description: 'All jobs in the period before.' })
  previous!: InsightFigures;

  @Field(() => [JobInsights], {
    description: 'Each job that was seen or applied to in the period, most applications first, at most 50.',
  })
  jobs!: JobInsights[];

  @Field(() => OtherJobsInsights, {
    nullable: true,
    description: 'The jobs beyond these 50; null where there are none.',
  })
  otherJobs!: OtherJobsInsights | null;

  @Field(() => [InsightAnswers], {
    description:
      'Applications by when they were answered, and those without an answer; they add up to all that were made.',
  })
  answers!: InsightAnswers[];

  @Field(() => [InsightTokenWeek], {
    description: `Tokens spent in the ${TOKEN_WEEKS} weeks up to that of the last day; a week without any is there too.`,
  })
  tokenWeeks!: InsightTokenWeek[];
}
