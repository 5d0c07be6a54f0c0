import { In } from 'typeorm';
import { read } from '../../db/read';
import type { RequestContext } from '../../graphql/context';
import { groupByKey, type LoadScope } from '../../graphql/loaders';
import { interviewSubject, type ApplicationParent } from '../applications';
import { isInterviewHeld } from './follow-up.policy';
import { InterviewFollowUp } from './interview-follow-up.entity';

async function loadFollowUps({ services }: LoadScope, ids: readonly string[]): Promise<InterviewFollowUp[][]> {
  const found = await read(services.dataSource, (manager) =>
    manager.getRepository(InterviewFollowUp).find({ where: { applicationId: In(ids) } }),
  );
  return groupByKey(ids, found, ({ applicationId }) => applicationId);
}

/** What was said of the interview as it was planned last. Nothing is read before it is over. */
export async function followUpOf(
  application: ApplicationParent,
  { loaders, services }: RequestContext,
): Promise<InterviewFollowUp | null> {
  if (!isInterviewHeld(interviewSubject(application), services.clock.now())) return null;
  const startsAt = application.selectedInterview.startsAt.getTime();
  const rows = await loaders.load(loadFollowUps, application.id);
  return rows.find(({ interviewStartsAt }) => interviewStartsAt.getTime() === startsAt) ?? null;
}
