import { Field, Int, ObjectType } from 'type-graphql';
import { InterviewTime, JobType } from '../../jobs';
import { ApplicationCounts, ApplicationDay, ApplicationType } from '../application.types';

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

  @Field(() => InterviewTime, {
    nullable: true,
    description: 'The next time that a pending applicant has chosen; null when none lies ahead.',
  })
  nextChosenTime!: InterviewTime | null;

  @Field(() => ApplicationCounts, { description: 'Applications by status.' })
  applicationCounts!: ApplicationCounts;

  @Field(() => [ApplicationDay], {
    description: 'Applications of the last 30 days, today last; a day without any is there too.',
  })
  applicationsByDay!: ApplicationDay[];

  @Field(() => [JobType], { description: 'The three newest open jobs.' })
  firstActiveJobs!: JobType[];

  @Field(() => [ApplicationType], { description: 'The three next accepted interviews.' })
  upcomingInterviews!: ApplicationType[];

  @Field(() => [ApplicationType], { description: 'The five newest applications.' })
  recentApplications!: ApplicationType[];
}
