import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requestRescheduleSchema, respondToRescheduleSchema } from '../../../domain/reschedules.schema';
import { proposalsLeft, statusAt } from '../../../domain/reschedules';
import { Redactor } from '../../text/masking';
import { Role } from '../../../domain/roles';
import { asCompany, asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith } from '../../graphql/payload';
import { textsIn } from '../../language/texts';
import {
  ApplicationPayload,
  ApplicationType,
  answerWithApplication,
  interviewSubject,
  storedSubject,
  isCompanyVerified,
  partyOf,
  type ApplicationParent,
} from '../applications';
import { requestReschedule } from './commands/request-reschedule';
import { respondToReschedule } from './commands/respond-to-reschedule';
import { withdrawReschedule } from './commands/withdraw-reschedule';
import { negotiationOf, requestsOf } from './negotiation-of';
import { withZone } from './reschedule.queries';
import { memberNameFor, type DoneByMember } from '../companies';
import { selectProposalsToAnswer } from './proposals-to-answer.sql';
import { pendingOf, whyNotRequest, whyNotRespond, whyNotTakeBack } from './reschedule.policy';
import { RequestRescheduleInput, RescheduleRequestType, RespondToRescheduleInput } from './reschedule.types';
import { PROPOSAL_REFUSALS } from './commands/propose';

type RequestParent = RescheduleRequestType & DoneByMember & { answeredBy: string | null };

/** What reschedules add to an application. */
@Resolver(() => ApplicationType)
export class RescheduleResolver {
  @Authorized(Role.USER, Role.COMPANY)
  @Query(() => [ApplicationType], {
    description:
      'Accepted applications with a proposed time that waits for the answer of the active role, in order of the planned time, at most 50.',
  })
  proposalsToAnswer(
    @Ctx() context: RequestContext,
    @Arg('isMine', () => Boolean, {
      nullable: true,
      description: 'For companies: only of jobs whose contact is the signed-in member.',
    })
    isMine?: boolean | null,
  ): Promise<ApplicationType[]> {
    const actor = actorOf(context);
    if (actor.activeRole !== 'COMPANY') return selectProposalsToAnswer(context, { seekerId: asSeeker(actor).seekerId });
    const { companyId, accountId } = asCompany(actor);
    return selectProposalsToAnswer(context, { companyId, contactId: isMine ? accountId : null });
  }

  @Authorized(Role.USER, Role.COMPANY)
  @RefusesWith(
    'APPLICATION_NOT_FOUND',
    'UPDATE_APPLICATION_FORBIDDEN',
    'RESCHEDULE_NOT_ACCEPTED',
    'RESCHEDULE_INTERVIEW_OVER',
    'PLANNING_AGAIN_OVER',
    'RESCHEDULE_EXISTS',
    'RESCHEDULE_LIMIT',
    ...PROPOSAL_REFUSALS,
  )
  @Mutation(() => ApplicationPayload, {
    description: 'Asks the other side to move an accepted interview, or to plan again one that was cancelled.',
  })
  async requestReschedule(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestRescheduleInput, { description: 'The application and the proposed time.' })
    given: RequestRescheduleInput,
  ): Promise<ApplicationPayload> {
    const input = parse(requestRescheduleSchema, given);
    await requestReschedule(context.services, actorOf(context), input.applicationId, input.time);
    return answerWithApplication(context, input.applicationId);
  }

  @Authorized(Role.USER, Role.COMPANY)
  @RefusesWith(
    'APPLICATION_NOT_FOUND',
    'RESCHEDULE_INVALID',
    'RESCHEDULE_FORBIDDEN',
    'RESCHEDULE_NONE_PENDING',
    'RESCHEDULE_OWN',
    'RESCHEDULE_LIMIT',
    ...PROPOSAL_REFUSALS,
  )
  @Mutation(() => ApplicationPayload, { description: 'Answers the pending request of the other side.' })
  async respondToReschedule(
    @Ctx() context: RequestContext,
    @Arg('input', () => RespondToRescheduleInput, { description: 'The answer.' }) given: RespondToRescheduleInput,
  ): Promise<ApplicationPayload> {
    const input = parse(respondToRescheduleSchema, given);
    await respondToReschedule(context.services, actorOf(context), input);
    return answerWithApplication(context, input.applicationId);
  }

  @Authorized(Role.USER, Role.COMPANY)
  @RefusesWith('APPLICATION_NOT_FOUND', 'RESCHEDULE_FORBIDDEN', 'RESCHEDULE_NONE_PENDING')
  @Mutation(() => ApplicationPayload, { description: 'Takes back the own pending request; repeating it succeeds.' })
  async withdrawReschedule(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'The application.' }) applicationId: string,
  ): Promise<ApplicationPayload> {
    await withdrawReschedule(context.services, actorOf(context), applicationId);
    return answerWithApplication(context, applicationId);
  }

  @FieldResolver(() => RescheduleRequestType, {
    nullable: true,
    description: 'The newest request to move the interview.',
  })
  async interviewRescheduleRequest(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<RescheduleRequestType | null> {
    return (await this.rescheduleHistory(application, context))[0] ?? null;
  }

  /** The reason is the applicant's text: masked before acceptance, and not said of an applicant who has asked to be erased. */
  @FieldResolver(() => [RescheduleRequestType], { description: 'All requests to move the interview, newest first.' })
  async rescheduleHistory(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<RequestParent[]> {
    const { nameToRedact, isApplicantLeaving } = application;
    const requests = await requestsOf(application, context);
    const noReason = textsIn(context.session.language)('stored.noReason');
    const written = (reason: string) =>
      nameToRedact === null ? reason : context.loaders.once(Redactor, nameToRedact).text(reason);
    const now = context.services.clock.now();
    return requests.map((request) => {
      const status = statusAt(request, now);
      return {
        ...request,
        companyId: application.companyId,
        newInterview: withZone(request.newInterview),
        status,
        respondedAt: status === 'EXPIRED' ? request.expiresAt : request.respondedAt,
        reason: request.reason && !isApplicantLeaving ? written(request.reason) : noReason,
      };
    });
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may ask for another time now.' })
  async viewerCanRequestReschedule(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const now = context.services.clock.now();
    const negotiation = await negotiationOf(application, context);
    return (
      whyNotRequest(actorOf(context), interviewSubject(application), negotiation, now) === null &&
      (await mayPropose(application, context))
    );
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may answer the pending request now.' })
  async viewerCanRespondToReschedule(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const pending = pendingOf(await requestsOf(application, context));
    return whyNotRespond(actorOf(context), storedSubject(application), pending, context.services.clock.now()) === null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'The viewer may answer the pending request with another time: proposals are left, and a company is verified.',
  })
  async viewerCanCounterReschedule(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return (
      (await this.viewerCanRespondToReschedule(application, context)) &&
      (await this.viewerProposalsLeft(application, context)) > 0 &&
      (await mayPropose(application, context))
    );
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may take back the own pending request now.' })
  async viewerCanWithdrawReschedule(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const pending = pendingOf(await requestsOf(application, context));
    return whyNotTakeBack(actorOf(context), storedSubject(application), pending, context.services.clock.now()) === null;
  }

  @FieldResolver(() => Int, {
    description:
      "How many times the viewer's side may still propose for this application, of three, counter offers included; 0 for others.",
  })
  async viewerProposalsLeft(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<number> {
    const party = partyOf(context.actor, application);
    return party ? proposalsLeft(party, await requestsOf(application, context)) : 0;
  }
}

/** A company may propose times only while it is verified; applicants always may. */
async function mayPropose(application: ApplicationParent, context: RequestContext): Promise<boolean> {
  return partyOf(context.actor, application) !== 'COMPANY' || isCompanyVerified(application, context);
}

/** Who of the company proposed and answered. */
@Resolver(() => RescheduleRequestType)
export class RescheduleMembersResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who of the company made it, for its members and administrators; null when the applicant did.',
  })
  byMember(@Root() request: RequestParent, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, request);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who of the company answered it, for its members and administrators; null when nobody of it did.',
  })
  answeredByMember(@Root() request: RequestParent, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, { companyId: request.companyId, accountId: request.answeredBy });
  }
}
