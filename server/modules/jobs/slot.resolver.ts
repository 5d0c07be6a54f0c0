import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { holdSlot, releaseSlot } from './commands/hold-slot';
import { SlotPayload } from './slot.types';

@Resolver()
export class SlotResolver {
  @Authorized(Role.USER)
  @AnswersUserErrors()
  @Mutation(() => SlotPayload, { description: 'Keeps a seat for ten minutes; a new hold replaces the old one.' })
  async holdSlot(
    @Ctx() context: RequestContext,
    @Arg('slotId', () => ID, { description: 'The slot.' }) slotId: string,
  ): Promise<SlotPayload> {
    return done({ heldUntil: await holdSlot(context.services, asSeeker(actorOf(context)), slotId) });
  }

  @Authorized(Role.USER)
  @AnswersUserErrors()
  @Mutation(() => SlotPayload, { description: 'Lets go of the held seat, if there is one.' })
  async releaseSlot(@Ctx() context: RequestContext): Promise<SlotPayload> {
    await releaseSlot(context.services, asSeeker(actorOf(context)));
    return done({});
  }
}
