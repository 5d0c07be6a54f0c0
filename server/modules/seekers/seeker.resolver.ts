import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { filePath } from '../../../domain/files';
import { completeProfileSchema, updateSeekerProfileSchema } from '../../../domain/seekers.schema';
import { Role } from '../../../domain/roles';
import { isProfileComplete, profileCompletionPercent } from '../../../domain/seekers';
import { asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { completeProfile } from './commands/complete-profile';
import { updateSeekerProfile } from './commands/update-seeker-profile';
import { SeekerDashboard } from './seeker-dashboard.types';
import { loadSeekers, type SeekerRow } from './seeker.sql';
import { CompleteProfileInput, SeekerPayload, SeekerType, UpdateSeekerProfileInput } from './seeker.types';

@Resolver(() => SeekerType)
export class SeekerResolver {
  @Authorized(Role.USER)
  @Query(() => SeekerDashboard, { description: "The seeker's dashboard." })
  async seekerDashboard(@Ctx() context: RequestContext): Promise<SeekerDashboard> {
    return { seeker: await seekerById(context, asSeeker(actorOf(context)).seekerId) };
  }

  @Authorized(Role.USER)
  @AnswersUserErrors()
  @Mutation(() => SeekerPayload, {
    description: 'Fills in what the profile lacks, and sets a password where there is none.',
  })
  async completeProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => CompleteProfileInput, { description: 'The four parts and the password.' })
    given: CompleteProfileInput,
  ): Promise<SeekerPayload> {
    const input = parse(completeProfileSchema, given);
    const actor = asSeeker(actorOf(context));
    await completeProfile(context.services, actor, input);
    return done({ seeker: await seekerById(context, actor.seekerId) });
  }

  @Authorized(Role.USER)
  @AnswersUserErrors()
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

async function seekerById(context: RequestContext, id: string): Promise<SeekerType> {
  const row = await context.loaders.load(loadSeekers, id);
  if (!row) throw new Error('The signed-in seeker has no profile');
  return seekerOf(row);
}

export function seekerOf(row: SeekerRow): SeekerType {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    phoneNumber: row.phone_number,
    education: row.education,
    workExperience: row.work_experience,
    technicalSkills: row.technical_skills,
    softSkills: row.soft_skills,
    cvUrl: filePath(row.cv_file_id),
    portfolioUrl: filePath(row.portfolio_file_id),
    pictureUrl: filePath(row.picture_file_id),
    profileCompletion: profileCompletionPercent({
      fullName: row.full_name,
      phoneNumber: row.phone_number,
      education: row.education,
      workExperience: row.work_experience,
      hasCv: row.cv_file_id !== null,
      hasPortfolio: row.portfolio_file_id !== null,
      hasPicture: row.picture_file_id !== null,
      technicalSkills: row.technical_skills,
      softSkills: row.soft_skills,
    }),
    createdAt: row.created_at,
  };
}

/** Whether the profile counts as complete. */
export function isSeekerComplete(row: SeekerRow): boolean {
  return isProfileComplete({
    markedComplete: row.is_profile_complete === 1,
    fullName: row.full_name,
    phoneNumber: row.phone_number,
    education: row.education,
    workExperience: row.work_experience,
  });
}
