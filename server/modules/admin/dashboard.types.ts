import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate, Rupiah } from '../../graphql/scalars';

@ObjectType({
  description: 'Applications that were made on one day, by their present status. Withdrawn ones are left out.',
})
export class AdminApplicationDay {
  @Field(() => LocalDate, { description: 'The day, in WIB.' })
  date!: string;

  @Field(() => Int, { description: 'Waiting for a decision.' })
  pending!: number;

  @Field(() => Int, { description: 'Accepted.' })
  accepted!: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected!: number;
}

@ObjectType({ description: 'Tokens sold lately; refunded purchases are not among them.' })
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
