import { REJECTIONS_AT_ONCE } from '../../../../../domain/applications';
import { DomainError, refuse, type RuleViolation } from '../../../../../domain/errors';
import type { CompanyActor } from '../../../../actor';
import type { Services } from '../../../../services';
import { rejectApplication } from './reject-application';

interface RejectionsOutcome {
  /** Rejected now or before, in the order of the request. */
  rejectedIds: string[];
  /** Why the others were refused; `field` is `applicationIds` and the index of the id. */
  errors: RuleViolation[];
}

/**
 * Rejects several applications, each by the rules of a single rejection and in its own transaction: a refused one does not
 * stop the others, and the whole call can be repeated.
 */
export async function rejectApplications(
  services: Services,
  actor: CompanyActor,
  applicationIds: readonly string[],
): Promise<RejectionsOutcome> {
  if (applicationIds.length > REJECTIONS_AT_ONCE) throw refuse('TOO_MANY_ENTRIES', ['applicationIds']);
  const distinctIds = [...new Set(applicationIds)];
  const refusals = new Map<string, DomainError>();
  // In the order of the ids, like all commands that lock several rows.
  for (const id of distinctIds.toSorted()) {
    try {
      await rejectApplication(services, actor, id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.set(id, error);
    }
  }
  return {
    rejectedIds: distinctIds.filter((id) => !refusals.has(id)),
    errors: applicationIds.flatMap((id, index) =>
      (refusals.get(id)?.violations ?? []).map((violation) => ({
        ...violation,
        field: ['applicationIds', String(index)],
      })),
    ),
  };
}
