import { Field, Int, ObjectType } from 'type-graphql';

/** The modules jobs and applications add the lists. */
@ObjectType({ simpleResolvers: true, description: 'What a company starts the day with.' })
export class CompanyDashboard {
  @Field(() => Int, { description: 'Tokens it can spend.' })
  tokenBalance!: number;

  @Field(() => Int, { description: 'Jobs it has posted and not deleted.' })
  totalJobs!: number;

  @Field(() => Int, { description: 'Of these, open ones.' })
  activeJobs!: number;

  @Field(() => Int, { description: 'Of these, closed ones.' })
  closedJobs!: number;

  @Field(() => Int, { description: 'Accepted interviews that are not over.' })
  upcomingInterviewCount!: number;
}
