import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requestRescheduleSchema, respondToRescheduleSchema } from '../../../domain/reschedules.schema';
import { Striker } from '../../../domain/masking';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors } from '../../graphql/payload';
import { textsIn } from '../../language/texts';
import {
  answerWithApplication,
  ApplicationPayload,
  ApplicationType,
  isCompanyVerified,
  partyOf,
  type ApplicationParent,
} from '../applications/public';
import { requestReschedule } from './commands/request-reschedule';
import { respondToReschedule } from './commands/respond-to-reschedule';
import type { RescheduleRequest } from './reschedule-request.entity';
import { whyNotRequest, whyNotRespond } from './reschedule.policy';
import { loadReschedules } from './reschedule.queries';
import { RequestRescheduleInput, RescheduleRequestType, RespondToRescheduleInput } from './reschedule.types';

/** What reschedules add to an application. */
@Resolver(() => ApplicationType)
export class RescheduleResolver {
  @Authorized(Role.USER, Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => ApplicationPayload, { description: 'Asks the other side to move an accepted interview.' })
  async requestReschedule(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestRescheduleInput, { description: 'The application and the proposed time.' })
    given: RequestRescheduleInput,
  ): Promise<ApplicationPayload> {
    const input = parse(
      requestRescheduleSchema(() => context.services.clock.now()),
      given,
    );
    await requestReschedule(context.services, actorOf(context), input.applicationId, input.time);
    return answerWithApplication(context, input.applicationId);
  }

  @Authorized(Role.USER, Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => ApplicationPayload, { description: 'Answers the pending request of the other side.' })
  async respondToReschedule(
    @Ctx() context: RequestContext,
    @Arg('input', () => RespondToRescheduleInput, { description: 'The answer.' }) given: RespondToRescheduleInput,
  ): Promise<ApplicationPayload> {
    const input = parse(
      respondToRescheduleSchema(() => context.services.clock.now()),
      given,
    );
    await respondToReschedule(context.services, actorOf(context), input);
    return answerWithApplication(context, input.applicationId);
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
  ): Promise<RescheduleRequestType[]> {
    const { struckName } = application;
    const requests = await requestsOf(application, context);
    const noReason = textsIn(context.session.language)('stored.noReason');
    const written = (reason: string) =>
      struckName === null ? reason : context.loaders.once(Striker, struckName).text(reason);
    const isHidden = struckName === '';
    return requests.map((request) => ({
      ...request,
      reason: request.reason && !isHidden ? written(request.reason) : noReason,
    }));
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may ask for another time now.' })
  async viewerCanRequestReschedule(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const subject = { ...application, interviewEndsAt: application.selectedInterview.endsAt };
    const now = context.services.clock.now();
    return (
      whyNotRequest(actorOf(context), subject, await latestRequest(application, context), now) === null &&
      (await mayPropose(application, context))
    );
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may answer the pending request now.' })
  async viewerCanRespondToReschedule(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return whyNotRespond(actorOf(context), application, await latestRequest(application, context)) === null;
  }

  @FieldResolver(() => Boolean, {
    description: 'The viewer may answer the pending request with another time; a company must be verified for that.',
  })
  async viewerCanCounterReschedule(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return (await this.viewerCanRespondToReschedule(application, context)) && (await mayPropose(application, context));
  }
}

async function requestsOf(application: ApplicationParent, { loaders }: RequestContext): Promise<RescheduleRequest[]> {
  return application.mayHaveReschedules ? loaders.load(loadReschedules, application.id) : [];
}

async function latestRequest(application: ApplicationParent, context: RequestContext) {
  return (await requestsOf(application, context))[0] ?? null;
}

/** A company may propose times only while it is verified; applicants always may. */
async function mayPropose(application: ApplicationParent, context: RequestContext): Promise<boolean> {
  return partyOf(context.actor, application) !== 'COMPANY' || isCompanyVerified(application, context);
}
