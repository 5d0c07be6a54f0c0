import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ApplicationParty } from '../../../domain/applications';
import { interviewStateOf, planAgainUntil } from '../../../domain/interviews';
import { cancelInterviewSchema } from '../../../domain/reschedules.schema';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';
import {
  ApplicationPayload,
  ApplicationType,
  answerWithApplication,
  interviewSubject,
  type ApplicationParent,
} from '../applications';
import { memberNameFor, type DoneByMember } from '../companies';
import { cancelInterview } from './commands/cancel-interview';
import { CancelledInterview, CancelInterviewInput, InterviewType } from './interview-life.types';
import { cancelledOf } from './negotiation-of';
import { whyNotCancel } from './reschedule.policy';

type InterviewParent = InterviewType & { application: ApplicationParent };

/** The changes of an application's interview. */
@Resolver(() => ApplicationType)
export class InterviewLifeResolver {
  @Authorized(Role.USER, Role.COMPANY)
  @RefusesWith(
    'APPLICATION_NOT_FOUND',
    'UPDATE_APPLICATION_FORBIDDEN',
    'CANCEL_NOT_ACCEPTED',
    'CANCEL_ALREADY',
    'CANCEL_TOO_LATE',
    'CANCEL_REASON_REQUIRED',
  )
  @Mutation(() => ApplicationPayload, {
    description:
      'Cancels a planned interview that has not begun. Its seat is free, an open proposal ends, both sides are told; the acceptance stays, and its token spent. Repeating it succeeds.',
  })
  async cancelInterview(
    @Ctx() context: RequestContext,
    @Arg('input', () => CancelInterviewInput, { description: 'The application and the reason.' })
    given: CancelInterviewInput,
  ): Promise<ApplicationPayload> {
    const input = parse(cancelInterviewSchema, given);
    await cancelInterview(context.services, actorOf(context), input);
    return answerWithApplication(context, input.applicationId);
  }

  @FieldResolver(() => InterviewType, {
    nullable: true,
    description: 'What becomes of the interview; null unless the application is accepted.',
  })
  interview(@Root() application: ApplicationParent): InterviewType | null {
    const { status, cancelledAt } = application;
    if (status !== 'ACCEPTED') return null;
    const until = cancelledAt && planAgainUntil(cancelledAt);
    return { state: interviewStateOf(cancelledAt), planAgainUntil: until, application } as InterviewParent;
  }

  @FieldResolver(() => [CancelledInterview], { description: 'Each time the interview was cancelled, newest first.' })
  async cancelledInterviews(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<(CancelledInterview & DoneByMember)[]> {
    const entries = await cancelledOf(application, context);
    // Words of an applicant who is not accepted, or has asked to be erased, are hidden.
    const isHidden = application.nameToRedact !== null;
    const { companyId } = application;
    return entries.map(({ interviewDate: date, interviewStart: start, interviewEnd: end, ...entry }) => ({
      ...entry,
      companyId,
      reason: isHidden ? null : entry.reason || null,
      date,
      start,
      end,
    }));
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may call the interview off now.' })
  viewerCanCancelInterview(@Root() application: ApplicationParent, @Ctx() context: RequestContext): boolean {
    return whyNotCancel(actorOf(context), interviewSubject(application), context.services.clock.now()) === null;
  }
}

@Resolver(() => CancelledInterview)
export class CancelledByMemberResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who of the company, for its members and administrators; null when the applicant did.',
  })
  byMember(@Root() entry: CancelledInterview & DoneByMember, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, entry);
  }
}

/** Of a planned interview, all is null. */
@Resolver(() => InterviewType)
export class InterviewCancelledResolver {
  @FieldResolver(() => ApplicationParty, { nullable: true, description: 'Who cancelled it.' })
  async cancelledBy(@Root() interview: InterviewParent, @Ctx() context: RequestContext) {
    return (await cancellationOf(interview, context))?.cancelledBy ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why it was cancelled.' })
  async reason(@Root() interview: InterviewParent, @Ctx() context: RequestContext) {
    const { nameToRedact } = interview.application;
    return nameToRedact === null ? (await cancellationOf(interview, context))?.reason || null : null;
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was cancelled.' })
  at(@Root() { application }: InterviewParent): Date | null {
    return application.cancelledAt;
  }
}

async function cancellationOf({ application }: InterviewParent, context: RequestContext) {
  return application.cancelledAt === null ? null : (await cancelledOf(application, context))[0];
}
