import { Field, ObjectType } from 'type-graphql';
import { ApplicationType } from '../applications/public';
import { SeekerType } from '../seekers/public';

const NEXT = 'Give it as `after` to load what comes next; null at the end.';

@ObjectType({ description: 'A stretch of the list of users, newest first.' })
export class AdminUserConnection {
  @Field(() => [SeekerType], { description: 'The users: job seekers with their contact and documents.' })
  items!: SeekerType[];

  @Field(() => String, { nullable: true, description: NEXT })
  endCursor!: string | null;
}

@ObjectType({ description: 'A stretch of the list of applications, newest first.' })
export class AdminApplicationConnection {
  @Field(() => [ApplicationType], { description: 'The applications, their applicants revealed.' })
  items!: ApplicationType[];

  @Field(() => String, { nullable: true, description: NEXT })
  endCursor!: string | null;
}
