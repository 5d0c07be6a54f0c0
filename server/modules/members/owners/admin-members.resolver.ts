import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { nameOwnerSchema } from '../../../../domain/members.schema';
import { Role } from '../../../../domain/roles';
import { asAdmin } from '../../../actor';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { NeedsFreshProof } from '../../../graphql/fresh-proof';
import { parse } from '../../../graphql/parse-input';
import { RefusesWith, done } from '../../../graphql/payload';
import { recordAdminRead } from '../../audit';
import { companyById } from '../../companies';
import { LIFT_REFUSALS, liftOwnerFreeze } from '../commands/lift-owner-freeze';
import { NAME_OWNER_REFUSALS, nameOwner } from '../commands/name-owner';
import { readFrozenCompanies } from '../members.sql';
import { membersOf, ownerNewsOf } from '../member.queries';
import { AdminCompanyMembers, FrozenCompany, NameOwnerInput, OwnerNewsPayload } from '../member.types';

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
    await recordAdminRead(context, { what: 'READ_COMPANY', subjects: [companyId], companyId });
    const { services } = context;
    const [members, owners] = await Promise.all([
      membersOf(services, companyId, null),
      ownerNewsOf(services, companyId),
    ]);
    return { members, owners };
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
}
