import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { AdminJobOrder, AdminJobStatus } from '../../../domain/jobs';
import { ApplicationType } from '../applications/public';
import { JobType } from '../jobs/public';
import { SeekerType } from '../seekers/public';

registerEnumType(AdminJobStatus, {
  name: 'AdminJobStatus',
  description: 'Whether a job is open, closed, or removed by its company.',
});
registerEnumType(AdminJobOrder, {
  name: 'AdminJobOrder',
  description: "The order of the administrators' list of jobs.",
});

const NEXT = 'Give it as `after` to load what comes next; null at the end.';

@ObjectType({ description: 'A page of the list of users, newest first.' })
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

@ObjectType({ description: 'A page of the list of jobs.' })
export class AdminJobConnection {
  @Field(() => [JobType], { description: 'The jobs.' })
  items!: JobType[];

  @Field(() => String, { nullable: true, description: NEXT })
  endCursor!: string | null;
}
