import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { inviteMemberSchema } from '../../../../domain/invitations.schema';
import { asCompany } from '../../../actor';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { parse } from '../../../graphql/parse-input';
import { RefusesWith, done } from '../../../graphql/payload';
import { OWNER_REFUSALS, requireOwner } from '../../accounts';
import { inviteMember, resendInvitation, SENDING_REFUSALS, withdrawInvitation } from '../commands/send-invitation';
import { invitationsOf } from './invitation.queries';
import { CompanyInvitationsPayload, CompanyInvitationType, InviteMemberInput } from './invitation.types';

/** The owners' side of invitations. */
@Authorized('MANAGE_MEMBERS')
@Resolver()
export class CompanyInvitationResolver {
  @Query(() => [CompanyInvitationType], {
    description: "The company's invitations that nobody has answered, the newest first; at most 20.",
  })
  companyInvitations(@Ctx() context: RequestContext): Promise<CompanyInvitationType[]> {
    return invitationsOf(context.services, asCompany(actorOf(context)).companyId);
  }

  @RefusesWith('ALREADY_MEMBER', 'ALREADY_INVITED', 'INVITATIONS_OPEN', ...SENDING_REFUSALS, ...OWNER_REFUSALS)
  @Mutation(() => CompanyInvitationsPayload, {
    description:
      'Mails a link to an address, good for seven days; 20 may be open, 30 are sent a day. Never tells whether the address has an account.',
  })
  async inviteMember(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteMemberInput, { description: 'Whom, and as what.' }) given: InviteMemberInput,
  ): Promise<CompanyInvitationsPayload> {
    const { proof, ...invited } = parse(inviteMemberSchema, given);
    const { services, session, clientAddress } = context;
    const actor = actorOf(context);
    if (invited.role === 'OWNER') await requireOwner(services, actor, proof, clientAddress);
    await inviteMember(services, actor, invited, session.language);
    return done({ invitations: await this.companyInvitations(context) });
  }

  @RefusesWith('INVITATION_NOT_FOUND', 'ALREADY_MEMBER', ...SENDING_REFUSALS)
  @Mutation(() => CompanyInvitationsPayload, {
    description: 'Mails a new link, good for seven days; the one before no longer works.',
  })
  async resendInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the invitation.' }) id: string,
  ): Promise<CompanyInvitationsPayload> {
    await resendInvitation(context.services, actorOf(context), id, context.session.language);
    return done({ invitations: await this.companyInvitations(context) });
  }

  @RefusesWith('INVITATION_NOT_FOUND')
  @Mutation(() => CompanyInvitationsPayload, { description: 'Takes an invitation back; its link no longer works.' })
  async withdrawInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the invitation.' }) id: string,
  ): Promise<CompanyInvitationsPayload> {
    await withdrawInvitation(context.services, actorOf(context), id);
    return done({ invitations: await this.companyInvitations(context) });
  }
}
