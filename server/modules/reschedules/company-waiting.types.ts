import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What waits for a company, counted.' })
export class CompanyWaiting {
  @Field(() => Int, {
    description: 'Proposals of other times that it can answer now, as `proposalsToAnswer` lists them.',
  })
  proposals!: number;

  @Field(() => Int, { description: 'Pending applicants whose time for an answer ends today, in WIB.' })
  answersToday!: number;

  @Field(() => Int, { description: 'Open jobs without a free interview time.' })
  jobsWithoutTimes!: number;

  @Field(() => Int, { description: 'Pending applicants, whenever their time for an answer ends.' })
  pending!: number;
}
