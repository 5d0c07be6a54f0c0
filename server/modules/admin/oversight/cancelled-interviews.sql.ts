import type { ApplicationParty } from '../../../../domain/applications';
import type { TimeZone } from '../../../../domain/time';
import { day, instant, nullable, oneOf, text, type Row } from '../../../db/row';
import { placeholders, selectRows } from '../../../db/statements';
import { equals, newestBy, rangeOf, readRowPage, type Ranges } from '../../../graphql/keyset.sql';
import type { LoadScope } from '../../../graphql/loaders';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';
import { nameContains } from '../lists/search.sql';

export interface CancelledFilter extends Period {
  cancelledBy?: ApplicationParty | null;
  /** Substring of the reason; empty for all. */
  search: string;
}

const NEWEST = newestBy('cancelled_at');

const CANCELLED = {
  id: text,
  cancelledBy: oneOf<ApplicationParty>(),
  cancelledAt: instant,
  reason: nullable(text),
  date: day,
  start: text,
  end: text,
  timeZone: oneOf<TimeZone>(),
  applicationId: text,
  jobTitle: nullable(text),
  companyId: text,
  companyName: nullable(text),
  accountId: nullable(text),
};
export type CancelledRow = Row<typeof CANCELLED>;

/** Interviews that were cancelled, those planned again among them, the last cancelled first. Two statements. */
export function listCancelledInterviews(
  { services: { dataSource } }: Pick<LoadScope, 'services'>,
  filter: CancelledFilter,
  args: CursorArgs,
): Promise<CountedPage<CancelledRow>> {
  return readRowPage(dataSource, rangesFor(filter), NEWEST, args, (ids) =>
    selectRows(
      dataSource,
      CANCELLED,
      `SELECT x.id, x.cancelled_by AS cancelledBy, x.cancelled_at AS cancelledAt, NULLIF(x.reason, '') AS reason,
              x.interview_date AS date, x.interview_start AS start, x.interview_end AS end, x.time_zone AS timeZone,
              a.id AS applicationId, NULLIF(a.job_title, '') AS jobTitle, a.company_id AS companyId, NULLIF(c.company_name, '') AS companyName,
              x.account_id AS accountId
       FROM cancelled_interviews x JOIN applications a ON a.id = x.application_id JOIN companies c ON c.id = a.company_id
       WHERE x.id IN (${placeholders(ids)})`,
      ids,
    ),
  );
}

function rangesFor(filter: CancelledFilter): Ranges {
  const { cancelledBy, search } = filter;
  const given = [
    equals('cancelled_by', cancelledBy),
    within('cancelled_at', filter),
    search ? nameContains('reason', search) : null,
  ];
  const index = cancelledBy ? 'ix_cancelled_interviews_by' : 'ix_cancelled_interviews_at';
  return (after) => [rangeOf('cancelled_interviews', index, NEWEST, after, given)];
}
