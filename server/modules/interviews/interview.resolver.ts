import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { saveInterviewDetailsSchema } from '../../../domain/applications.schema';
import { Role } from '../../../domain/roles';
import { asCompany, asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith } from '../../graphql/payload';
import { LocalDate } from '../../graphql/scalars';
import {
  answerWithApplication,
  ApplicationPayload,
  ApplicationType,
  listInterviews,
  storedSubject,
  type ApplicationParent,
} from '../applications';
import { saveInterviewDetails } from './commands/save-interview-details';
import { whyNotAddDetails } from './interview.policy';
import { SaveInterviewDetailsInput } from './interview.types';

@Resolver(() => ApplicationType)
export class InterviewResolver {
  @Authorized(Role.USER, Role.COMPANY)
  @Query(() => [ApplicationType], {
    description:
      'Accepted interviews of the active role, in order of time, at most 500. Without dates: those that are not over. The days are those of each interview in its own zone.',
  })
  interviews(
    @Ctx() context: RequestContext,
    @Arg('from', () => LocalDate, { nullable: true, description: 'First day; from now on when missing.' }) from?:
      | string
      | null,
    @Arg('to', () => LocalDate, { nullable: true, description: 'Last day; open when missing.' }) to?: string | null,
    @Arg('isMine', () => Boolean, {
      nullable: true,
      description: "A company's: only of jobs whose contact is the signed-in member.",
    })
    isMine?: boolean | null,
  ): Promise<ApplicationType[]> {
    const actor = actorOf(context);
    return listInterviews(context, {
      owner:
        actor.activeRole === 'COMPANY'
          ? { companyId: asCompany(actor).companyId }
          : { seekerId: asSeeker(actor).seekerId },
      contactId: isMine && actor.activeRole === 'COMPANY' ? actor.accountId : null,
      days: { from, to },
    });
  }

  @Authorized('DECIDE')
  @RefusesWith('APPLICATION_NOT_FOUND', 'INTERVIEW_DETAILS_FORBIDDEN')
  @Mutation(() => ApplicationPayload, {
    description: 'Adds or changes the interview details of an accepted application.',
  })
  async saveInterviewDetails(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveInterviewDetailsInput, { description: 'Venue, link and notes.' })
    given: SaveInterviewDetailsInput,
  ): Promise<ApplicationPayload> {
    const input = parse(saveInterviewDetailsSchema, given);
    await saveInterviewDetails(context.services, asCompany(actorOf(context)), input);
    return answerWithApplication(context, input.applicationId);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may add or change interview details.' })
  viewerCanAddDetails(@Root() application: ApplicationParent, @Ctx() context: RequestContext): boolean {
    return whyNotAddDetails(actorOf(context), storedSubject(application)) === null;
  }
}
