import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate, Rupiah } from '../../../graphql/scalars';
import { ApplicationDay } from '../../applications';
import { AdminActivityType } from '../../audit';

@ObjectType({ simpleResolvers: true, description: 'Tokens sold in a week, without refunded purchases.' })
export class AdminTokenSales {
  @Field(() => LocalDate, { description: 'Its Monday, in WIB.' })
  since!: string;

  @Field(() => Int, { description: 'Paid purchases.' })
  purchases!: number;

  @Field(() => Int, { description: 'Tokens bought, bonus included.' })
  tokens!: number;

  @Field(() => Rupiah, { description: "What was paid for them, before the provider's fees." })
  amount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Companies that were decided about for the first time in a week, by the days since their registration.',
})
export class AdminVerificationWeek {
  @Field(() => LocalDate, { description: 'Its Monday, in WIB.' })
  since!: string;

  @Field(() => Int, { description: 'Decided on the day of their registration.' })
  sameDay!: number;

  @Field(() => Int, { description: 'Decided on the next day.' })
  oneDay!: number;

  @Field(() => Int, { description: 'Decided on the second or third day after it.' })
  threeDays!: number;

  @Field(() => Int, { description: 'Decided later.' })
  longer!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What an administrator starts the day with.' })
export class AdminDashboard {
  @Field(() => Int, { description: 'Companies that wait for a decision, counted up to 1,000.' })
  companiesAwaiting!: number;

  @Field(() => Int, { description: 'Reports of the payment provider that need attention, counted up to 1,000.' })
  flaggedPayments!: number;

  @Field(() => Int, { description: 'Reported or paused jobs and companies in the queue, counted up to 1,000.' })
  openReports!: number;

  @Field(() => Int, { description: 'Flagged postings that wait for a decision, counted up to 1,000.' })
  flaggedPostings!: number;

  @Field(() => DateTime, { nullable: true, description: 'Since when the first of the companies waits.' })
  companiesAwaitingSince!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the oldest of the flagged payments was reported.' })
  flaggedPaymentsSince!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the one without a newer report for longest was reported.',
  })
  openReportsSince!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the oldest of the flagged postings was flagged.' })
  flaggedPostingsSince!: Date | null;

  @Field(() => [AdminTokenSales], { description: 'One entry for each of the last eight weeks, this one last.' })
  tokenSales!: AdminTokenSales[];

  @Field(() => [AdminVerificationWeek], { description: 'One entry for each of the last eight weeks, this one last.' })
  verificationTimes!: AdminVerificationWeek[];

  @Field(() => [ApplicationDay], { description: 'One entry for each of the last 30 days, today last.' })
  applicationsByDay!: ApplicationDay[];

  @Field(() => [AdminActivityType], { description: 'The five latest activities.' })
  latestActivities!: AdminActivityType[];
}
