import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done } from '../../graphql/payload';
import { mailOwnerCode, undoAccessChange } from '../accounts';
import { MailOwnerCodePayload, UndoAccessChangePayload } from './owner-proof.types';

@Resolver()
export class OwnerProofResolver {
  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @RefusesWith()
  @Mutation(() => MailOwnerCodePayload, {
    description:
      'Mails a code to the own address that proves the owner of an account without a password; good once, for 15 minutes.',
  })
  async mailOwnerCode(@Ctx() context: RequestContext): Promise<MailOwnerCodePayload> {
    const actor = actorOf(context);
    await mailOwnerCode(context.services, actor);
    return done({ sentTo: actor.email });
  }

  @RefusesWith('UNDO_CODE_INVALID')
  @Mutation(() => UndoAccessChangePayload, {
    description:
      '"This was not me": undoes one change of how an account is entered and ends all its sessions; needs no session.',
  })
  async undoAccessChange(
    @Ctx() context: RequestContext,
    @Arg('code', () => String, { description: "The code of the mail's link; good once, for 72 hours." }) code: string,
  ): Promise<UndoAccessChangePayload> {
    return done({ undone: await undoAccessChange(context.services, code) });
  }
}
