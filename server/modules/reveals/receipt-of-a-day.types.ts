import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RevealedDetail, RevealKind } from '../../../domain/reveals';
import { DateTime, LocalDate } from '../../graphql/scalars';

/** What every receipt says: that details of a seeker were seen on a day. */
@ObjectType({ simpleResolvers: true })
export abstract class ReceiptOfADay {
  @Field(() => ID, { description: 'Id of the receipt.' })
  id!: string;

  @Field(() => LocalDate, { description: 'The day, in WIB.' })
  day!: string;

  @Field(() => RevealKind, { description: 'What was done.' })
  kind!: RevealKind;

  @Field(() => [RevealedDetail], { description: 'Which details were seen.' })
  details!: RevealedDetail[];

  @Field(() => DateTime, { description: 'The first reveal of the day.' })
  firstAt!: Date;

  @Field(() => DateTime, { description: 'The last reveal of the day.' })
  lastAt!: Date;

  @Field(() => Int, { description: 'At least so often on that day; 0 where reveals were not recorded yet.' })
  times!: number;
}
