import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { saveInterviewDetailsSchema } from '../../../domain/applications.schema';
import { Role } from '../../../domain/roles';
import { wibInstant } from '../../../domain/time';
import { asCompany, asSeeker, type Actor } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors } from '../../graphql/payload';
import { LocalDate } from '../../graphql/scalars';
import { selectApplications } from '../applications/application-lists.joins';
import { notOver, notOverAt } from '../applications/interview-times.joins';
import {
  answerWithApplication,
  ApplicationPayload,
  ApplicationType,
  type ApplicationParent,
} from '../applications/public';
import { saveInterviewDetails } from './commands/save-interview-details';
import { whyNotAddDetails } from './interview.policy';
import { SaveInterviewDetailsInput } from './interview.types';

/** More interviews than a calendar of six weeks can show. */
const MAX_INTERVIEWS = 500;

@Resolver(() => ApplicationType)
export class InterviewResolver {
  @Authorized(Role.USER, Role.COMPANY)
  @Query(() => [ApplicationType], {
    description:
      'Accepted interviews of the active role, in order of time, at most 500. Without dates: those that are not over.',
  })
  interviews(
    @Ctx() context: RequestContext,
    @Arg('from', () => LocalDate, { nullable: true, description: 'First day; from now on when missing.' }) from?:
      | string
      | null,
    @Arg('to', () => LocalDate, { nullable: true, description: 'Last day; open when missing.' }) to?: string | null,
  ): Promise<ApplicationType[]> {
    const owner = ownerCondition(actorOf(context));
    return selectApplications(context, {
      // Without the hint the optimiser reads every application of a company and sorts them.
      joins: `FORCE INDEX (${owner.index})`,
      where: `${owner.sql} AND a.status = 'ACCEPTED' AND ${notOver('a')} ${to ? 'AND a.interview_date <= ?' : ''}`,
      parameters: [
        owner.id,
        ...notOverAt(from ? wibInstant(from, '00:00') : context.services.clock.now()),
        ...(to ? [to] : []),
      ],
      order: 'a.interview_starts_at, a.id',
      limit: MAX_INTERVIEWS,
    });
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
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
    return whyNotAddDetails(actorOf(context), application) === null;
  }
}

function ownerCondition(actor: Actor): { sql: string; id: string; index: string } {
  return actor.activeRole === 'COMPANY'
    ? { sql: 'a.company_id = ?', id: asCompany(actor).companyId, index: 'ix_applications_company_interview' }
    : { sql: 'a.seeker_id = ?', id: asSeeker(actor).seekerId, index: 'ix_applications_seeker_status' };
}
