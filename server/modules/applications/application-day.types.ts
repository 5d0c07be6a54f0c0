import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../graphql/scalars';

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
