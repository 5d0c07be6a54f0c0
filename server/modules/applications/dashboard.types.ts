import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../graphql/scalars';
import { JobType } from '../jobs/public';
import { SeekerType } from '../seekers/public';
import { ApplicationCounts, ApplicationType } from './application.types';

@ObjectType({ simpleResolvers: true, description: 'What a seeker starts the day with.' })
export class SeekerDashboard {
  @Field(() => SeekerType, { description: 'The own profile, with its completion in percent.' })
  seeker!: SeekerType;

  @Field(() => ApplicationCounts, { description: 'Own applications by status.' })
  applicationCounts!: ApplicationCounts;

  @Field(() => Int, { description: 'Applications made in this calendar month (WIB).' })
  applicationsThisMonth!: number;

  @Field(() => DateTime, { nullable: true, description: 'When the last application was made.' })
  lastApplicationDate!: Date | null;

  @Field(() => ApplicationType, { nullable: true, description: 'The next accepted interview that is not over.' })
  upcomingInterview!: ApplicationType | null;

  @Field(() => [JobType], {
    description: 'Up to three open jobs not applied to: skills in common first, then the newest.',
  })
  recommendedJobs!: JobType[];

  @Field(() => [ApplicationType], { description: 'The five newest applications.' })
  recentApplications!: ApplicationType[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Applications that were made on one day, by their present status. Withdrawn ones are left out.',
})
export class ApplicationDay {
  @Field(() => LocalDate, { description: 'The day, in WIB.' })
  date!: string;

  @Field(() => Int, { description: 'Of these, how many wait for an answer.' })
  pending!: number;

  @Field(() => Int, { description: 'Of these, how many were accepted.' })
  accepted!: number;

  @Field(() => Int, { description: 'Of these, how many were rejected.' })
  rejected!: number;
}

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

  @Field(() => ApplicationCounts, { description: 'Applications by status.' })
  applicationCounts!: ApplicationCounts;

  @Field(() => [ApplicationDay], {
    description: 'Applications of the last 30 days, today last; a day without any is there too.',
  })
  applicationsByDay!: ApplicationDay[];

  @Field(() => Int, { description: 'Accepted interviews that are not over.' })
  upcomingInterviewCount!: number;

  @Field(() => [JobType], { description: 'The three newest open jobs.' })
  firstActiveJobs!: JobType[];

  @Field(() => [ApplicationType], { description: 'The three next accepted interviews.' })
  upcomingInterviews!: ApplicationType[];

  @Field(() => [ApplicationType], { description: 'The five newest applications.' })
  recentApplications!: ApplicationType[];
}
