import { Field, ObjectType } from 'type-graphql';
import { ApplicationType } from '../applications';
import { JobType } from '../jobs';
import { SeekerType, type SeekerParent } from '../seekers';

@ObjectType({ simpleResolvers: true, description: 'A user, who is a job seeker, with what belongs to them.' })
export class AdminUser {
  @Field(() => SeekerType, { description: 'The profile, with contact and documents.' })
  user!: SeekerType;
}

@ObjectType({ simpleResolvers: true, description: 'A job with what belongs to it.' })
export class AdminJob {
  @Field(() => JobType, { description: 'The job with its slots and figures.' })
  job!: JobType;

  @Field(() => Boolean, { description: 'Its company has removed it; its applications stay.' })
  isRemoved!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An application with what belongs to it.' })
export class AdminApplication {
  @Field(() => ApplicationType, { description: 'The application, its applicant revealed.' })
  application!: ApplicationType;

  @Field(() => SeekerType, { nullable: true, description: 'Who applied; null once their data is erased.' })
  user!: SeekerType | null;

  @Field(() => AdminJob, { description: 'The job, also after its company has removed it.' })
  job!: AdminJob;
}

/** Not in the schema; the person's company is found by this account. */
export type AdminUserParent = AdminUser & { user: SeekerParent };
