import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { ChosenTime } from './chosen-time.types';
import { readChosenTime } from './public-jobs.sql';

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
