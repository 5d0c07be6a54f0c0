import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { wibInstant } from '../../../domain/time';
import { asCompany, asSeeker, type Actor } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { LocalDate } from '../../graphql/scalars';
import { selectApplications } from './application.queries';
import { ApplicationType } from './application.types';
import { notOver, notOverAt } from './interview-times';

/** More interviews than a calendar of six weeks can show. */
const MAX_INTERVIEWS = 500;

@Resolver()
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
      // Left to itself the optimiser reads every application of a company and sorts them (design, section 8.3).
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
}

function ownerCondition(actor: Actor): { sql: string; id: string; index: string } {
  return actor.activeRole === 'COMPANY'
    ? { sql: 'a.company_id = ?', id: asCompany(actor).companyId, index: 'ix_applications_company_interview' }
    : { sql: 'a.seeker_id = ?', id: asSeeker(actor).seekerId, index: 'ix_applications_seeker_status' };
}
