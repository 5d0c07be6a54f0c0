import { Field, ObjectType } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { DateTime } from '../../graphql/scalars';

@ObjectType({
  simpleResolvers: true,
  description: 'A browser that shows notifications; its address at the push service is not told.',
})
export class MyPushBrowser {
  @Field(() => Role, { description: 'Whose notifications it shows.' })
  role!: Role;

  @Field(() => String, { description: 'The browser and its system in words.' })
  device!: string;

  @Field(() => String, { description: "IANA's name of the time zone that it was in." })
  zone!: string;

  @Field(() => Boolean, { description: 'They show job, company and time.' })
  showsDetails!: boolean;

  @Field(() => Boolean, { description: 'It gets none at night.' })
  isQuietAtNight!: boolean;

  @Field(() => DateTime, { description: 'Since when.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it last said that it still shows them.' })
  lastUsedAt!: Date;
}
