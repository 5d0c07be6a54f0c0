import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { followUpUntil, outcomeToldAt } from '../../../domain/follow-ups';
import { sayAttendanceSchema, tellOutcomeSchema } from '../../../domain/follow-ups.schema';
import { Role } from '../../../domain/roles';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors } from '../../graphql/payload';
import {
  ApplicationPayload,
  ApplicationType,
  answerWithApplication,
  interviewSubject,
  partyOf,
  type ApplicationParent,
} from '../applications/public';
import { sayAttendance } from './commands/say-attendance';
import { tellOutcome } from './commands/tell-outcome';
import { isInterviewHeld, whyNotSay, whyNotTell } from './follow-up.policy';
import { followUpOf } from './follow-up.queries';
import { FollowUp, SayAttendanceInput, TellOutcomeInput } from './follow-up.types';
import type { InterviewFollowUp } from './interview-follow-up.entity';
import { selectOutcomesToTell } from './outcomes-to-tell.sql';

/** What is said of the interview of an application once it is over. */
@Resolver(() => ApplicationType)
export class FollowUpResolver {
  @Authorized(Role.COMPANY)
  @Query(() => [ApplicationType], {
    description:
      'Interviews of the last 14 days that are over and whose final outcome the company has not told, the oldest first, at most 50.',
  })
  outcomesToTell(@Ctx() context: RequestContext): Promise<ApplicationType[]> {
    return selectOutcomesToTell(context, asCompany(actorOf(context)).companyId);
  }

  @Authorized(Role.USER, Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => ApplicationPayload, {
    description:
      'Says for the own side how an interview was, for 14 days from its end on. The other side reads it; a later word replaces it.',
  })
  async sayAttendance(
    @Ctx() context: RequestContext,
    @Arg('input', () => SayAttendanceInput, { description: 'The application and the word.' }) given: SayAttendanceInput,
  ): Promise<ApplicationPayload> {
    const input = parse(sayAttendanceSchema, given);
    await sayAttendance(context.services, actorOf(context), input);
    return answerWithApplication(context, input.applicationId);
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => ApplicationPayload, {
    description:
      'Tells the outcome of an interview that is over. A final one can be changed for 10 minutes, then the applicant is told. Repeating it succeeds.',
  })
  async tellOutcome(
    @Ctx() context: RequestContext,
    @Arg('input', () => TellOutcomeInput, { description: 'The application and the outcome.' }) given: TellOutcomeInput,
  ): Promise<ApplicationPayload> {
    const input = parse(tellOutcomeSchema, given);
    await tellOutcome(context.services, asCompany(actorOf(context)), input);
    return answerWithApplication(context, input.applicationId);
  }

  @FieldResolver(() => FollowUp, {
    nullable: true,
    description: 'What is said of the interview. Null before it is over, and of one that was called off.',
  })
  async followUp(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<FollowUp | null> {
    const now = context.services.clock.now();
    const subject = interviewSubject(application);
    if (!isInterviewHeld(subject, now)) return null;
    const said = await followUpOf(application, context);
    const openUntil = followUpUntil(subject.interviewEndsAt);
    // Nothing is said in the words of an applicant who has asked to be erased.
    const isHidden = application.nameToRedact !== null;
    const isApplicant = partyOf(context.actor, application) === 'APPLICANT';
    return {
      openUntil,
      companySays: said?.companySays ?? null,
      applicantSays: isHidden ? null : (said?.applicantSays ?? null),
      ...outcomeAsRead(said, { isApplicant, now }),
      isOutcomeMissing: now >= openUntil && !said?.outcome && !said?.decidingAt,
    };
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may say how the interview was now.' })
  viewerCanSayAttendance(@Root() application: ApplicationParent, @Ctx() context: RequestContext): boolean {
    return whyNotSay(actorOf(context), interviewSubject(application), context.services.clock.now()) === null;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may tell the outcome of the interview now, or change it.' })
  async viewerCanTellOutcome(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<boolean> {
    const said = await followUpOf(application, context);
    return whyNotTell(actorOf(context), interviewSubject(application), said, context.services.clock.now()) === null;
  }
}

type Outcome = Pick<FollowUp, 'outcome' | 'outcomeAt' | 'changeableUntil'>;

/** An applicant does not read what can still be changed. */
function outcomeAsRead(
  said: InterviewFollowUp | null,
  { isApplicant, now }: { isApplicant: boolean; now: Date },
): Outcome {
  const toldAt = said?.outcomeAt ? outcomeToldAt(said.outcomeAt) : null;
  const isChangeable = toldAt !== null && now < toldAt;
  if (said?.outcome && !(isApplicant && isChangeable))
    return { outcome: said.outcome, outcomeAt: said.outcomeAt, changeableUntil: isChangeable ? toldAt : null };
  const decidingAt = said?.decidingAt ?? null;
  return { outcome: decidingAt && 'STILL_DECIDING', outcomeAt: decidingAt, changeableUntil: null };
}
