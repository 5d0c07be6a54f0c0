import type { RequestContext } from '../../graphql/context';
import type { ApplicationParent } from '../applications/public';
import type { CalledOffInterview } from './called-off-interview.entity';
import type { RescheduleRequest } from './reschedule-request.entity';
import type { Negotiation } from './reschedule.policy';
import { loadCalledOff, loadReschedules } from './reschedule.queries';

/** What was proposed and called off for an application, for its fields. Nothing is read where it is known that there is nothing. */

export async function requestsOf(
  application: ApplicationParent,
  { loaders }: RequestContext,
): Promise<RescheduleRequest[]> {
  return application.mayHaveReschedules ? loaders.load(loadReschedules, application.id) : [];
}

/** The newest first. */
export async function calledOffOf(
  application: ApplicationParent,
  { loaders }: RequestContext,
): Promise<CalledOffInterview[]> {
  return application.mayHaveBeenCalledOff ? loaders.load(loadCalledOff, application.id) : [];
}

export async function negotiationOf(application: ApplicationParent, context: RequestContext): Promise<Negotiation> {
  const requests = await requestsOf(application, context);
  // Without a request, nothing depends on when it was called off.
  const calledOff = requests.length > 0 ? await calledOffOf(application, context) : [];
  return { requests, calledOff: calledOff[0] ?? null };
}
