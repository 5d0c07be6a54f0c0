import { Field, Float, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'What happened on a day.' })
export class AdminDay {
  @Field(() => LocalDate, { description: 'The day, in WIB.' })
  day!: string;

  @Field(() => Int, { description: 'Seekers who signed up.' })
  seekers!: number;

  @Field(() => Int, { description: 'Companies that signed up.' })
  companies!: number;

  @Field(() => Int, { description: 'Applications that were made first.' })
  applications!: number;

  @Field(() => Int, { description: 'Acceptances.' })
  acceptances!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What the days add up to for one industry.' })
export class AdminIndustry {
  @Field(() => String, { nullable: true, description: 'Industry of the companies; null where none is given.' })
  industry!: string | null;

  @Field(() => Int, { description: 'Applications of these days.' })
  applications!: number;

  @Field(() => Int, { description: 'Acceptances of these days, also of earlier applications.' })
  acceptances!: number;

  @Field(() => Float, { nullable: true, description: 'Acceptances for each application; null without applications.' })
  acceptanceRate!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Sign-ups, applications and acceptances.' })
export class AdminDailyFigures {
  @Field(() => [AdminDay], {
    description: 'Each of the days, the first one first, also those on which nothing happened.',
  })
  days!: AdminDay[];

  @Field(() => [AdminIndustry], { description: 'By industry, the one with most applications first.' })
  industries!: AdminIndustry[];
}
