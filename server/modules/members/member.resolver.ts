import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  memberRoleSchema,
  membershipProofSchema,
  myNameSchema,
  removeMemberSchema,
  undoOwnerChangeSchema,
} from '../../../domain/members.schema';
import { asCompany, type CompanyActor } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { OWNER_REFUSALS } from '../accounts';
import { OwnerProofInput } from '../auth';
import { changeMemberRole, ROLE_REFUSALS } from './commands/change-member-role';
import { freezeOwners } from './commands/freeze-owners';
import { objectToNamedOwner } from './commands/object-to-named-owner';
import { leaveCompany, removeMember } from './commands/remove-member';
import { setMyName } from './commands/set-my-name';
import { undoOwnerChange, UNDO_REFUSALS } from './commands/undo-owner-change';
import { handoverOf, membersOf, ownerNewsOf } from './member.queries';
import {
  ChangeMemberRoleInput,
  CompanyMemberType,
  FreezeOwnersPayload,
  LeaveCompanyPayload,
  MemberHandover,
  MembersPayload,
  OwnerNews,
  OwnerNewsPayload,
  RemoveMemberInput,
  UndoOwnerChangeInput,
} from './member.types';

/** The members of the own company. */
@Resolver()
export class MemberResolver {
  @Authorized('READ')
  @Query(() => [CompanyMemberType], { description: 'Who acts for the own company: owners first.' })
  companyMembers(@Ctx() context: RequestContext): Promise<CompanyMemberType[]> {
    return ownMembers(context, asCompany(actorOf(context)));
  }

  @Authorized('READ')
  @Query(() => MemberHandover, {
    description:
      'What passes on, and to whom, when a member is removed or leaves. Error: "This person is not a member of the company."',
  })
  memberHandover(
    @Ctx() context: RequestContext,
    @Arg('accountId', () => ID, { description: 'The account of the member.' }) accountId: string,
  ): Promise<MemberHandover> {
    return handoverOf(context.services, asCompany(actorOf(context)), accountId);
  }

  @Authorized('MANAGE_MEMBERS')
  @Query(() => OwnerNews, { description: 'What waits about the owners of the own company.' })
  ownerNews(@Ctx() context: RequestContext): Promise<OwnerNews> {
    return ownerNewsOf(context.services, asCompany(actorOf(context)).companyId);
  }

  @Authorized('READ')
  @RefusesWith()
  @Mutation(() => MembersPayload, { description: 'Sets what colleagues read as the own name.' })
  async setMyName(
    @Ctx() context: RequestContext,
    @Arg('name', () => String, { description: 'The name, by the rules of a full name.' }) given: string,
  ): Promise<MembersPayload> {
    const actor = asCompany(actorOf(context));
    await setMyName(context.services, actor, parse(myNameSchema, { name: given }).name);
    return done({ members: await ownMembers(context, actor) });
  }

  @Authorized('MANAGE_MEMBERS')
  @RefusesWith(...ROLE_REFUSALS, ...OWNER_REFUSALS)
  @Mutation(() => MembersPayload, {
    description: 'Makes a member an owner, or an owner a recruiter; all owners are mailed. Safe to repeat.',
  })
  async changeMemberRole(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangeMemberRoleInput, { description: 'The member and the role.' })
    given: ChangeMemberRoleInput,
  ): Promise<MembersPayload> {
    const actor = asCompany(actorOf(context));
    await changeMemberRole(context.services, actor, { ...parse(memberRoleSchema, given), ...from(context) });
    return done({ members: await ownMembers(context, actor) });
  }

  @Authorized('MANAGE_MEMBERS')
  @RefusesWith(...ROLE_REFUSALS, ...OWNER_REFUSALS)
  @Mutation(() => MembersPayload, { description: 'Ends the membership of a colleague, from the next request on.' })
  async removeMember(
    @Ctx() context: RequestContext,
    @Arg('input', () => RemoveMemberInput, { description: 'The member.' }) given: RemoveMemberInput,
  ): Promise<MembersPayload> {
    const actor = asCompany(actorOf(context));
    await removeMember(context.services, actor, { ...parse(removeMemberSchema, given), ...from(context) });
    return done({ members: await ownMembers(context, actor) });
  }

  @Authorized('READ')
  @RefusesWith(...ROLE_REFUSALS, ...OWNER_REFUSALS)
  @Mutation(() => LeaveCompanyPayload, { description: 'Ends the own membership; the account stays, as a seeker.' })
  async leaveCompany(
    @Ctx() context: RequestContext,
    @Arg('proof', () => OwnerProofInput, { nullable: true, description: 'Needed of an owner.' })
    given?: OwnerProofInput | null,
  ): Promise<LeaveCompanyPayload> {
    const input = { ...parse(membershipProofSchema, { proof: given }), ...from(context) };
    await leaveCompany(context.services, asCompany(actorOf(context)), input);
    return done({ hasLeft: true });
  }

  @Authorized('MANAGE_MEMBERS')
  @RefusesWith(...UNDO_REFUSALS, ...OWNER_REFUSALS)
  @Mutation(() => OwnerNewsPayload, { description: 'Undoes a change of the owners within 72 hours.' })
  async undoOwnerChange(
    @Ctx() context: RequestContext,
    @Arg('input', () => UndoOwnerChangeInput, { description: 'The change.' }) given: UndoOwnerChangeInput,
  ): Promise<OwnerNewsPayload> {
    const actor = asCompany(actorOf(context));
    await undoOwnerChange(context.services, actor, { ...parse(undoOwnerChangeSchema, given), ...from(context) });
    return done({ owners: await ownerNewsOf(context.services, actor.companyId) });
  }

  @Authorized('MANAGE_MEMBERS')
  @RefusesWith()
  @Mutation(() => OwnerNewsPayload, {
    description: 'Keeps the account that an administrator has named from becoming an owner. Safe to repeat.',
  })
  async objectToNamedOwner(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the naming.' }) id: string,
  ): Promise<OwnerNewsPayload> {
    const actor = asCompany(actorOf(context));
    await objectToNamedOwner(context.services, actor, id);
    return done({ owners: await ownerNewsOf(context.services, actor.companyId) });
  }

  @RefusesWith('UNDO_CODE_INVALID')
  @Mutation(() => FreezeOwnersPayload, {
    description:
      '"This was not me" of a former owner: owners, copies and erasure of the company stay as they are, until an administrator has looked; needs no session.',
  })
  async freezeOwners(
    @Ctx() context: RequestContext,
    @Arg('code', () => String, { description: "The code of the mail's link; good once, for 72 hours." }) code: string,
  ): Promise<FreezeOwnersPayload> {
    return done({ frozenUntil: await freezeOwners(context.services, code) });
  }
}

const from = ({ clientAddress }: RequestContext) => ({ clientAddress });

const ownMembers = ({ services }: RequestContext, { companyId, accountId }: CompanyActor) =>
  membersOf(services, companyId, accountId);
