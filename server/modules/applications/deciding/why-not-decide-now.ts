import { DomainError, refuse, type ErrorCode } from '../../../../domain/errors';
import { MINUTE_MS } from '../../../../domain/time';
import type { CompanyActor } from '../../../actor';
import type { QueryExecutor } from '../../../db/statements';
import { colleagueName } from '../../companies';
import type { LockedApplication } from '../locked-application.sql';

/** So long a decision is one of a moment ago: a colleague's page may still show the application as waiting. */
const A_MOMENT_MS = 10 * MINUTE_MS;

/** The refusal of a decision, which names a colleague who has just been faster. */
export async function decisionRefused(
  executor: QueryExecutor,
  { accountId, companyId }: CompanyActor,
  { decided_by: decidedBy, decided_at: decidedAt }: LockedApplication,
  { refusal, now }: { refusal: ErrorCode; now: Date },
): Promise<DomainError> {
  const isRecent = decidedAt !== null && +now - +decidedAt < A_MOMENT_MS;
  if (refusal !== 'APPLICATION_NOT_PENDING' || !isRecent || decidedBy === null || decidedBy === accountId)
    return refuse(refusal);
  const name = await colleagueName(executor, { companyId, accountId: decidedBy });
  return name === null
    ? refuse('DECIDED_BY_COLLEAGUE')
    : new DomainError({ code: 'DECIDED_BY_COLLEAGUE', detail: { key: 'DECIDED_BY', values: { name } } });
}
