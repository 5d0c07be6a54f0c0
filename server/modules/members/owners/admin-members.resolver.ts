import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { barMemberSchema, nameOwnerSchema } from '../../../../domain/members.schema';
import { Role } from '../../../../domain/roles';
import { asAdmin } from '../../../actor';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { NeedsFreshProof } from '../../../graphql/fresh-proof';
import { parse } from '../../../graphql/parse-input';
import { RefusesWith, done } from '../../../graphql/payload';
import { recordAdminRead } from '../../audit';
import { companyById } from '../../companies';
import { readBars } from '../bars/bars.sql';
import { BAR_REFUSALS, barMember } from '../commands/bar-member';
import { liftBar } from '../commands/lift-bar';
import { LIFT_REFUSALS, liftOwnerFreeze } from '../commands/lift-owner-freeze';
import { NAME_OWNER_REFUSALS, nameOwner } from '../commands/name-owner';
import { readFrozenCompanies } from '../members.sql';
import { invitationsOf } from '../invitations/invitation.queries';
import { membersOf, ownerNewsOf } from '../member.queries';
import {
  AdminCompanyMembers,
  AdminCompanyMembersPayload,
  BarMemberInput,
  FrozenCompany,
  NameOwnerInput,
  OwnerNewsPayload,
} from '../member.types';

/** What administrators read and do about the members of a company. */
@Resolver()
export class AdminMembersResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminCompanyMembers, {
    nullable: true,
    description: 'The members of a company. Error: "Company not found".',
  })
  async adminCompanyMembers(
    @Ctx() context: RequestContext,
    @Arg('companyId', () => ID, { description: 'The company.' }) companyId: string,
  ): Promise<AdminCompanyMembers> {
    await companyById(context, companyId);
    return this.readMembers(context, companyId);
  }

  private async readMembers(context: RequestContext, companyId: string): Promise<AdminCompanyMembers> {
    await recordAdminRead(context, { what: 'READ_COMPANY', subjects: [companyId], companyId });
    const { services } = context;
    const [members, invitations, bars, owners] = await Promise.all([
      membersOf(services, companyId, null),
      invitationsOf(services, companyId),
      readBars(services.dataSource, companyId),
      ownerNewsOf(services, companyId),
    ]);
    return { members, invitations, bars, owners };
  }

  @Authorized(Role.ADMIN)
  @Query(() => [FrozenCompany], { description: 'Companies that wait for a look because a former owner objects.' })
  async adminFrozenCompanies(@Ctx() context: RequestContext): Promise<FrozenCompany[]> {
    const { dataSource, clock } = context.services;
    const found = await readFrozenCompanies(dataSource, clock.now());
    const subjects = found.map(({ companyId }) => companyId);
    if (found.length > 0) await recordAdminRead(context, { what: 'READ_COMPANIES', subjects });
    return found;
  }

  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', ...LIFT_REFUSALS)
  @NeedsFreshProof()
  @Mutation(() => OwnerNewsPayload, {
    description: "Ends what a former owner's “This was not me” keeps frozen, after a look. Safe to repeat.",
  })
  async adminLiftOwnerFreeze(
    @Ctx() context: RequestContext,
    @Arg('companyId', () => ID, { description: 'The company.' }) companyId: string,
  ): Promise<OwnerNewsPayload> {
    await liftOwnerFreeze(context.services, asAdmin(actorOf(context)), companyId);
    return done({ owners: await ownerNewsOf(context.services, companyId) });
  }

  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', ...NAME_OWNER_REFUSALS)
  @NeedsFreshProof()
  @Mutation(() => OwnerNewsPayload, {
    description: 'Names an owner for a company whose owner is gone for good; seven days pass, and an owner may object.',
  })
  async adminNameOwner(
    @Ctx() context: RequestContext,
    @Arg('input', () => NameOwnerInput, { description: 'The company, the account and the note.' })
    given: NameOwnerInput,
  ): Promise<OwnerNewsPayload> {
    const input = parse(nameOwnerSchema, given);
    await nameOwner(context.services, asAdmin(actorOf(context)), input);
    return done({ owners: await ownerNewsOf(context.services, input.companyId) });
  }

  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', ...BAR_REFUSALS)
  @NeedsFreshProof()
  @Mutation(() => AdminCompanyMembersPayload, {
    description:
      'Ends the membership of a person, if there is one, and keeps them out of the company until it is lifted. Safe to repeat.',
  })
  async adminBarMember(
    @Ctx() context: RequestContext,
    @Arg('input', () => BarMemberInput, { description: 'The company, the person, and why.' }) given: BarMemberInput,
  ): Promise<AdminCompanyMembersPayload> {
    const input = parse(barMemberSchema, given);
    await barMember(context.services, asAdmin(actorOf(context)), input);
    return done({ members: await this.readMembers(context, input.companyId) });
  }

  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', 'COMPANY_NOT_FOUND')
  @NeedsFreshProof()
  @Mutation(() => AdminCompanyMembersPayload, {
    description: 'Lets a person be invited to the company again. Safe to repeat.',
  })
  async adminLiftBar(
    @Ctx() context: RequestContext,
    @Arg('companyId', () => ID, { description: 'The company.' }) companyId: string,
    @Arg('accountId', () => ID, { description: 'The account of the person.' }) accountId: string,
  ): Promise<AdminCompanyMembersPayload> {
    await companyById(context, companyId);
    await liftBar(context.services, asAdmin(actorOf(context)), { companyId, accountId });
    return done({ members: await this.readMembers(context, companyId) });
  }
}
