import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ApplicationParty } from '../../../domain/applications';
import { interviewStateOf, planAgainUntil } from '../../../domain/interviews';
import { callOffInterviewSchema } from '../../../domain/reschedules.schema';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';
import {
  ApplicationPayload,
  ApplicationType,
  answerWithApplication,
  interviewSubject,
  type ApplicationParent,
} from '../applications/public';
import { callOffInterview } from './commands/call-off-interview';
import { CalledOffInterview, CallOffInterviewInput, InterviewType } from './interview-life.types';
import { calledOffOf } from './negotiation-of';
import { whyNotCallOff } from './reschedule.policy';

type InterviewParent = InterviewType & { application: ApplicationParent };

/** What becomes of the interview of an application. */
@Resolver(() => ApplicationType)
export class InterviewLifeResolver {
  @Authorized(Role.USER, Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => ApplicationPayload, {
    description:
      'Calls off a planned interview that has not begun. Its seat is free, an open proposal ends, both sides are told; the acceptance stays, and its token spent. Repeating it succeeds.',
  })
  async callOffInterview(
    @Ctx() context: RequestContext,
    @Arg('input', () => CallOffInterviewInput, { description: 'The application and the reason.' })
    given: CallOffInterviewInput,
  ): Promise<ApplicationPayload> {
    const input = parse(callOffInterviewSchema, given);
    await callOffInterview(context.services, actorOf(context), input);
    return answerWithApplication(context, input.applicationId);
  }

  @FieldResolver(() => InterviewType, {
    nullable: true,
    description: 'What becomes of the interview; null unless the application is accepted.',
  })
  interview(@Root() application: ApplicationParent): InterviewType | null {
    const { status, calledOffAt } = application;
    if (status !== 'ACCEPTED') return null;
    const until = calledOffAt && planAgainUntil(calledOffAt);
    return { state: interviewStateOf(calledOffAt), planAgainUntil: until, application } as InterviewParent;
  }

  @FieldResolver(() => [CalledOffInterview], { description: 'Each time the interview was called off, newest first.' })
  async interviewsCalledOff(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<CalledOffInterview[]> {
    const entries = await calledOffOf(application, context);
    // Nothing is said in the words of an applicant who has asked to be erased, nor of one who is not accepted.
    const isHidden = application.nameToRedact !== null;
    return entries.map(({ interviewDate: date, interviewStart: start, interviewEnd: end, ...entry }) => ({
      ...entry,
      reason: isHidden ? null : entry.reason || null,
      date,
      start,
      end,
    }));
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may call the interview off now.' })
  viewerCanCallOff(@Root() application: ApplicationParent, @Ctx() context: RequestContext): boolean {
    return whyNotCallOff(actorOf(context), interviewSubject(application), context.services.clock.now()) === null;
  }
}

/** Of a planned interview, all is null. */
@Resolver(() => InterviewType)
export class InterviewCalledOffResolver {
  @FieldResolver(() => ApplicationParty, { nullable: true, description: 'Who called it off.' })
  async calledOffBy(@Root() interview: InterviewParent, @Ctx() context: RequestContext) {
    return (await callingOffOf(interview, context))?.calledOffBy ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why it was called off.' })
  async reason(@Root() interview: InterviewParent, @Ctx() context: RequestContext) {
    const { nameToRedact } = interview.application;
    return nameToRedact === null ? (await callingOffOf(interview, context))?.reason || null : null;
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was called off.' })
  at(@Root() { application }: InterviewParent): Date | null {
    return application.calledOffAt;
  }
}

async function callingOffOf({ application }: InterviewParent, context: RequestContext) {
  return application.calledOffAt === null ? null : (await calledOffOf(application, context))[0];
}
