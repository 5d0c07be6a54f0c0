import { ACCEPTED } from '../../../../domain/application-state';
import { inState } from '../application-state.sql';
import type { LocationType } from '../../../../domain/slots';
import { day, instant, nullable, oneOf, text, type Row } from '../../../db/row';
import { batchesOf } from '../../../db/batches';
import { selectRows, type QueryExecutor } from '../../../db/statements';
import { allOf } from '../../../graphql/keyset.sql';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';

/** Someone the company has accepted, with their identity. */
const COLUMNS = {
  id: text,
  companyId: text,
  /** Who accepted. */
  accountId: nullable(text),
  seeker_id: text,
  full_name: text,
  email: text,
  phone_number: nullable(text),
  job_title: text,
  cancelled_at: nullable(instant),
  interview_date: day,
  interview_start: text,
  interview_end: text,
  interview_starts_at: instant,
  interview_location_type: oneOf<LocationType>(),
  venue: nullable(text),
  /** Of the details, else that of the acceptance. */
  interview_link: nullable(text),
  applied_at: instant,
};
export type AcceptedApplicant = Row<typeof COLUMNS>;

interface AcceptedBy {
  companyId: string;
  /** Who reads it does not find themselves. */
  exceptSeekerId: string | null;
}

/**
 * A company's accepted applicants, newest application first, page by page. The statement's condition makes sure that no
 * identity of a pending, rejected or withdrawn applicant is ever read.
 */
export function acceptedApplicantPages(
  executor: QueryExecutor,
  { companyId, exceptSeekerId }: AcceptedBy,
  period: Period = {},
): AsyncGenerator<AcceptedApplicant[]> {
  return batchesOf((last, limit) => {
    const { sql, parameters } = allOf([
      { sql: `a.company_id = ? AND ${inState('a', ...ACCEPTED)} AND s.erasing_at IS NULL`, parameters: [companyId] },
      exceptSeekerId ? { sql: 'a.seeker_id <> ?', parameters: [exceptSeekerId] } : null,
      within('a.applied_at', period),
      last
        ? {
            sql: '(a.applied_at < ? OR (a.applied_at = ? AND a.id < ?))',
            parameters: [last.applied_at, last.applied_at, last.id],
          }
        : null,
    ]);
    return selectRows(
      executor,
      COLUMNS,
      `SELECT a.id, a.company_id AS companyId, a.decided_by AS accountId, a.seeker_id, s.full_name, account.email, s.phone_number, a.job_title, a.cancelled_at, a.interview_date, a.interview_start, a.interview_end, a.interview_starts_at,
              a.interview_location_type, a.venue, COALESCE(a.details_link, a.interview_link) AS interview_link, a.applied_at
       FROM applications a
       JOIN seekers s ON s.id = a.seeker_id
       JOIN accounts account ON account.id = s.account_id
       WHERE ${sql} ORDER BY a.applied_at DESC, a.id DESC LIMIT ?`,
      [...parameters, limit],
    );
  });
}
