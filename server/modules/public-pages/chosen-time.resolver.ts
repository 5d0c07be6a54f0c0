import { Arg, Ctx, ID, Query, Resolver, Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { readChosenTime } from './public-jobs.sql';
import { InterviewTime } from '../jobs';

@ObjectType({
  simpleResolvers: true,
  description: 'A public job, and the time of it that a person without an account has chosen.',
})
class ChosenTime {
  @Field(() => String, { description: "The job's title." })
  title!: string;

  @Field(() => InterviewTime, {
    nullable: true,
    description: 'The time; null while it is not free, or none is chosen.',
  })
  time!: InterviewTime | null;
}

@Resolver()
export class ChosenTimeResolver {
  @Query(() => ChosenTime, {
    nullable: true,
    description: 'What someone on the way to apply has chosen; null where the job is not public. Holds no seat.',
  })
  chosenTime(
    @Ctx() { services }: RequestContext,
    @Arg('jobId', () => ID, { description: 'The job.' }) jobId: string,
    @Arg('slotId', () => ID, { nullable: true, description: 'The time.' }) slotId?: string | null,
  ): Promise<ChosenTime | null> {
    return readChosenTime(services, jobId, slotId ?? null);
  }
}
