import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { followUpUntil, outcomeSentAt } from '../../../domain/follow-ups';
import { reportAttendanceSchema, recordOutcomeSchema } from '../../../domain/follow-ups.schema';
import { Role } from '../../../domain/roles';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith } from '../../graphql/payload';
import {
  ApplicationPayload,
  ApplicationType,
  answerWithApplication,
  interviewSubject,
  partyOf,
  type ApplicationParent,
} from '../applications';
import { reportAttendance } from './commands/report-attendance';
import { recordOutcome } from './commands/record-outcome';
import { isInterviewHeld, whyNotReportAttendance, whyNotRecordOutcome } from './follow-up.policy';
import { followUpOf } from './follow-up.queries';
import { FollowUp, ReportAttendanceInput, RecordOutcomeInput } from './follow-up.types';
import type { InterviewFollowUp } from './interview-follow-up.entity';
import { selectMissingOutcomes } from './missing-outcomes.sql';

/** What both sides report about an interview after it. */
@Resolver(() => ApplicationType)
export class FollowUpResolver {
  @Authorized('READ')
  @Query(() => [ApplicationType], {
    description:
      'Interviews of the last 14 days that are over and whose final outcome the company has not told or can still change, the oldest first, at most 50.',
  })
  outcomesToTell(@Ctx() context: RequestContext): Promise<ApplicationType[]> {
    return selectMissingOutcomes(context, asCompany(actorOf(context)).companyId);
  }

  @Authorized(Role.USER, Role.COMPANY)
  @RefusesWith('APPLICATION_NOT_FOUND', 'UPDATE_APPLICATION_FORBIDDEN', 'INTERVIEW_NOT_HELD', 'FOLLOW_UP_OVER')
  @Mutation(() => ApplicationPayload, {
    description:
      'Says for the own side how an interview was, for 14 days from its end on. The other side reads it; a later word replaces it.',
  })
  async reportAttendance(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportAttendanceInput, { description: 'The application and the word.' })
    given: ReportAttendanceInput,
  ): Promise<ApplicationPayload> {
    const input = parse(reportAttendanceSchema, given);
    await reportAttendance(context.services, actorOf(context), input);
    return answerWithApplication(context, input.applicationId);
  }

  @Authorized('DECIDE')
  @RefusesWith('APPLICATION_NOT_FOUND', 'UPDATE_APPLICATION_FORBIDDEN', 'INTERVIEW_NOT_HELD', 'OUTCOME_TOLD')
  @Mutation(() => ApplicationPayload, {
    description:
      'Tells the outcome of an interview that is over. A final one can be changed for 10 minutes, then the applicant is told. Repeating it succeeds.',
  })
  async recordOutcome(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecordOutcomeInput, { description: 'The application and the outcome.' })
    given: RecordOutcomeInput,
  ): Promise<ApplicationPayload> {
    const input = parse(recordOutcomeSchema, given);
    await recordOutcome(context.services, asCompany(actorOf(context)), input);
    return answerWithApplication(context, input.applicationId);
  }

  @FieldResolver(() => FollowUp, {
    nullable: true,
    description: 'What is said of the interview. Null before it is over, and of one that was cancelled.',
  })
  async followUp(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<FollowUp | null> {
    const now = context.services.clock.now();
    const subject = interviewSubject(application);
    if (!isInterviewHeld(subject, now)) return null;
    const said = await followUpOf(application, context);
    const openUntil = followUpUntil(subject.interviewEndsAt);
    // Words of an applicant who has asked to be erased are hidden.
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
  viewerCanReportAttendance(@Root() application: ApplicationParent, @Ctx() context: RequestContext): boolean {
    return (
      whyNotReportAttendance(actorOf(context), interviewSubject(application), context.services.clock.now()) === null
    );
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may tell the outcome of the interview now, or change it.' })
  async viewerCanRecordOutcome(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const said = await followUpOf(application, context);
    return (
      whyNotRecordOutcome(actorOf(context), interviewSubject(application), said, context.services.clock.now()) === null
    );
  }
}

/** An applicant does not read what can still be changed. */
function outcomeAsRead(
  said: InterviewFollowUp | null,
  { isApplicant, now }: { isApplicant: boolean; now: Date },
): Pick<FollowUp, 'outcome' | 'outcomeAt' | 'changeableUntil'> {
  const toldAt = said?.outcomeAt ? outcomeSentAt(said.outcomeAt) : null;
  const isChangeable = toldAt !== null && now < toldAt;
  if (said?.outcome && !(isApplicant && isChangeable))
    return { outcome: said.outcome, outcomeAt: said.outcomeAt, changeableUntil: isChangeable ? toldAt : null };
  const decidingAt = said?.decidingAt ?? null;
  return { outcome: decidingAt && 'STILL_DECIDING', outcomeAt: decidingAt, changeableUntil: null };
}
