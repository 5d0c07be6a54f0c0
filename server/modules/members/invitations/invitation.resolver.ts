import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { filePath } from '../../../../domain/files';
import { joinWithInvitationSchema } from '../../../../domain/invitations.schema';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { parse } from '../../../graphql/parse-input';
import { RefusesWith, done } from '../../../graphql/payload';
import { startSession, ViewerPayload, viewerOf } from '../../auth';
import { acceptInvitation } from '../commands/accept-invitation';
import { declineInvitation } from '../commands/decline-invitation';
import { JOIN_WITH_INVITATION_REFUSALS, joinWithInvitation } from '../commands/join-with-invitation';
import { JOINING_REFUSALS } from '../commands/join-company';
import { workingInvitation } from './invitations.sql';
import { DeclineInvitationPayload, InvitationType, JoinWithInvitationInput } from './invitation.types';

const CODE = { description: 'The code of the mailed link.' };

/** The invited person's side of invitations. Reading one changes nothing. */
@Resolver()
export class InvitationResolver {
  @Query(() => InvitationType, { nullable: true, description: 'An invitation by its link; null if it does not work.' })
  async invitation(
    @Ctx() { services, actor }: RequestContext,
    @Arg('code', () => String, CODE) code: string,
  ): Promise<InvitationType | null> {
    const row = await workingInvitation(services.dataSource, code, services.clock.now());
    if (!row) return null;
    const maySeeLogo = row.is_verified && (row.is_public || actor !== null);
    return {
      ...{ companyName: row.company_name, isVerified: row.is_verified, inviterName: row.inviter_name },
      logoUrl: maySeeLogo && row.logo_file_id ? filePath(row.logo_file_id) : null,
      ...{ role: row.role, email: row.email },
      isForViewer: actor?.email === row.email,
      hiresElsewhere: actor !== null && actor.companyId !== null,
    };
  }

  @Authorized()
  @RefusesWith(...JOINING_REFUSALS, 'INVITATION_OTHER_ADDRESS', 'INVITATION_UNVERIFIED', 'INVITATION_NEEDS_PASSWORD')
  @Mutation(() => ViewerPayload, {
    description:
      'Joins the company that invited the own, verified address, and acts for it from now on. Safe to repeat.',
  })
  async acceptInvitation(
    @Ctx() context: RequestContext,
    @Arg('code', () => String, CODE) code: string,
  ): Promise<ViewerPayload> {
    const actor = actorOf(context);
    const { companyId, role: companyRole } = await acceptInvitation(context.services, actor, code);
    const roles = [...new Set([...actor.roles, 'COMPANY' as const])];
    const joined = { ...actor, roles, activeRole: 'COMPANY' as const, companyId, companyRole };
    return done({ viewer: await viewerOf(context, joined) });
  }

  @RefusesWith(...JOIN_WITH_INVITATION_REFUSALS)
  @Mutation(() => ViewerPayload, {
    description:
      'Makes an account of the invited address, joins the company, and signs in. Where an account with that address was never verified, everything that opened it ends first.',
  })
  async joinWithInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => JoinWithInvitationInput, { description: 'The link, a name and a password.' })
    given: JoinWithInvitationInput,
  ): Promise<ViewerPayload> {
    const input = parse(joinWithInvitationSchema, given);
    return startSession(context, await joinWithInvitation(context.services, input, context));
  }

  @RefusesWith('INVITATION_VOID')
  @Mutation(() => DeclineInvitationPayload, { description: 'Says no; the link no longer works. Needs no session.' })
  async declineInvitation(
    @Ctx() { services }: RequestContext,
    @Arg('code', () => String, CODE) code: string,
  ): Promise<DeclineInvitationPayload> {
    await declineInvitation(services, code);
    return done({ isDeclined: true });
  }
}
