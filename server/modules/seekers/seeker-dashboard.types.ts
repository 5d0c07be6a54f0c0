import { Field, ObjectType } from 'type-graphql';
import { SeekerType } from './seeker.types';

/** The modules jobs and applications add fields of their own. */
@ObjectType({ simpleResolvers: true, description: 'What a seeker starts the day with.' })
export class SeekerDashboard {
  @Field(() => SeekerType, { description: 'The own profile, with its completion in percent.' })
  seeker!: SeekerType;
}
