import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate, Rupiah } from '../../../graphql/scalars';
import { ApplicationDay } from '../../applications';
import { AdminActivityType } from '../../audit';

@ObjectType({ description: 'Tokens sold in a period, without refunded purchases.' })
export class AdminTokenSales {
  @Field(() => LocalDate, { description: 'The first day counted, in WIB.' })
  since!: string;

  @Field(() => Int, { description: 'Paid purchases.' })
  purchases!: number;

  @Field(() => Int, { description: 'Tokens bought, bonus included.' })
  tokens!: number;

  @Field(() => Rupiah, { description: "What was paid for them, before the provider's fees." })
  amount!: number;
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

  @Field(() => AdminTokenSales, { description: 'Tokens sold in the last 30 days.' })
  tokenSales!: AdminTokenSales;

  @Field(() => [ApplicationDay], { description: 'One entry for each of the last 30 days, today last.' })
  applicationsByDay!: ApplicationDay[];

  @Field(() => [AdminActivityType], { description: 'The five latest activities.' })
  latestActivities!: AdminActivityType[];
}
