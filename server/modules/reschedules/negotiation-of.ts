import type { RequestContext } from '../../graphql/context';
import type { ApplicationParent } from '../applications';
import type { CancelledInterview } from './cancelled-interview.entity';
import type { RescheduleRequest } from './reschedule-request.entity';
import type { Negotiation } from './reschedule.policy';
import { loadCancelled, loadReschedules } from './reschedule.queries';

/** The proposals and cancellations of an application, for its fields. Reads nothing when there are known to be none. */

export async function requestsOf(
  application: ApplicationParent,
  { loaders }: RequestContext,
): Promise<RescheduleRequest[]> {
  return application.mayHaveReschedules ? loaders.load(loadReschedules, application.id) : [];
}

/** The newest first. */
export async function cancelledOf(
  application: ApplicationParent,
  { loaders }: RequestContext,
): Promise<CancelledInterview[]> {
  return application.mayHaveBeenCancelled ? loaders.load(loadCancelled, application.id) : [];
}

export async function negotiationOf(application: ApplicationParent, context: RequestContext): Promise<Negotiation> {
  const requests = await requestsOf(application, context);
  // Without a request, nothing depends on when it was cancelled.
  const cancelled = requests.length > 0 ? await cancelledOf(application, context) : [];
  return { requests, cancelled: cancelled[0] ?? null };
}
