import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CompanyOrder } from '../../../domain/verification';
import { DateTime } from '../../graphql/scalars';
import { CompanyType } from '../companies/public';
import { AdminApplicationDay, AdminTokenSales } from './dashboard.types';

registerEnumType(CompanyOrder, {
  name: 'CompanyOrder',
  description: "The order of the administrators' list of companies.",
});

@ObjectType({ simpleResolvers: true, description: 'What an administrator did.' })
export class AdminActivityType {
  @Field(() => ID, { description: 'Id of the entry; entries are ordered by it.' })
  id!: string;

  @Field(() => String, { description: 'Name of the administrator.' })
  adminName!: string;

  @Field(() => ID, { nullable: true, description: 'The company it was about.' })
  companyId!: string | null;

  @Field(() => String, { description: 'VERIFY, REJECT, REVOKE, REPLAY_CALLBACK or DISMISS_CALLBACK.' })
  action!: string;

  @Field(() => String, { description: 'In words, such as "Verified PT Maju".' })
  details!: string;

  @Field(() => String, { nullable: true, description: 'Note or reason.' })
  comment!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  timestamp!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What an administrator starts the day with.' })
export class AdminDashboard {
  @Field(() => Int, { description: 'Companies that wait for a decision, counted up to 1,000.' })
  companiesAwaiting!: number;

  @Field(() => Int, {
    description: 'Callbacks of the payment provider that need attention, counted up to 1,000.',
  })
  flaggedPayments!: number;

  @Field(() => AdminTokenSales, { description: 'Tokens sold in the last 30 days.' })
  tokenSales!: AdminTokenSales;

  @Field(() => [AdminApplicationDay], {
    description: 'Applications of the last 30 days, today last; a day without any is there too.',
  })
  applicationsByDay!: AdminApplicationDay[];

  @Field(() => [AdminActivityType], { description: 'The five latest activities.' })
  latestActivities!: AdminActivityType[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of the list of companies.' })
export class AdminCompanyConnection {
  @Field(() => [CompanyType], { description: 'The companies.' })
  items!: CompanyType[];

  @Field(() => String, { nullable: true, description: 'Give it as `after` to load what comes next; null at the end.' })
  endCursor!: string | null;
}
