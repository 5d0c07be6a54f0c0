import { ACCEPTED } from '../../../../domain/application-state';
import { inState } from '../../applications';

/**
 * An application of a company, whose id is in this column. With EXISTS, the database would read every application there
 * is to count; with both states at once, all of a company's.
 */
const anyOf = (companyId: string, state: string) => `(
  SELECT d.id FROM applications d FORCE INDEX (ix_applications_company_status) WHERE d.company_id = ${companyId} AND ${state} LIMIT 1)`;

/** It has answered nobody: as in its track record, closing a job is an answer and a close by the clock is none. */
export const neverAnswered = (companyId: string) =>
  `${anyOf(companyId, inState('d', ...ACCEPTED))} IS NULL AND ${anyOf(companyId, inState('d', 'REJECTED'))} IS NULL`;

export const gotApplicants = (companyId: string) => `${anyOf(companyId, 'TRUE')} IS NOT NULL`;
