import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { completeProfileSchema, updateSeekerProfileSchema } from '../../../domain/seekers.schema';
import { Role } from '../../../domain/roles';
import { asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { completeProfile } from './commands/complete-profile';
import { updateSeekerProfile } from './commands/update-seeker-profile';
import { loadSeekers } from './seeker.sql';
import {
  CompleteProfileInput,
  SeekerDashboard,
  SeekerPayload,
  SeekerType,
  UpdateSeekerProfileInput,
} from './seeker.types';
import { OWNER_REFUSALS, NEW_PASSWORD_REFUSALS } from '../accounts';

@Resolver(() => SeekerType)
export class SeekerResolver {
  @Authorized(Role.USER)
  @Query(() => SeekerDashboard, { description: "The seeker's dashboard." })
  async seekerDashboard(@Ctx() context: RequestContext): Promise<SeekerDashboard> {
    return { seeker: await seekerById(context, asSeeker(actorOf(context)).seekerId) };
  }

  @Authorized(Role.USER)
  @RefusesWith('PASSWORD_REQUIRED', ...NEW_PASSWORD_REFUSALS, ...OWNER_REFUSALS)
  @Mutation(() => SeekerPayload, { description: 'Fills in what is missing, and sets a password where there is none.' })
  async completeProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => CompleteProfileInput, { description: 'The four parts and the password.' })
    given: CompleteProfileInput,
  ): Promise<SeekerPayload> {
    const input = parse(completeProfileSchema, given);
    const actor = asSeeker(actorOf(context));
    await completeProfile(context.services, actor, input, context.clientAddress);
    return done({ seeker: await seekerById(context, actor.seekerId) });
  }

  @Authorized(Role.USER)
  @RefusesWith('FILE_CLAIM_INVALID')
  @Mutation(() => SeekerPayload, { description: 'Changes the own profile.' })
  async updateSeekerProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateSeekerProfileInput, { description: 'What to change.' }) given: UpdateSeekerProfileInput,
  ): Promise<SeekerPayload> {
    const input = parse(updateSeekerProfileSchema, given);
    const actor = asSeeker(actorOf(context));
    await updateSeekerProfile(context.services, actor, input);
    return done({ seeker: await seekerById(context, actor.seekerId) });
  }
}

async function seekerById({ loaders }: RequestContext, id: string): Promise<SeekerType> {
  const seeker = await loaders.load(loadSeekers, id);
  if (!seeker) throw new Error('The signed-in seeker has no profile');
  return seeker;
}
