import { FlaggedOutcome } from '../../../../domain/flagged-outcomes';
import type { FlagReason } from '../../../text/posting-flags/reasons';
import { flag, instant, integer, nullable, oneOf, text, type Row } from '../../../db/row';
import { placeholders, selectRows, type SqlPart } from '../../../db/statements';
import { afterCursor, allOf, newestBy, readRowPage } from '../../../graphql/keyset.sql';
import type { LoadScope } from '../../../graphql/loaders';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';

export interface FlaggedFilter extends Period {
  outcome?: FlaggedOutcome | null;
}

const NEWEST = newestBy('flagged_at');

/** Flagged again after a decision is waiting again. */
const OUTCOME = "IF(is_open = 1, 'WAITING', COALESCE(decision, 'NOT_QUEUED'))";

const conditionsOf = ({ outcome, ...period }: FlaggedFilter) => [
  within('flagged_at', period),
  outcome ? { sql: `${OUTCOME} = ?`, parameters: [outcome] } : null,
];

const rangeFor = (filter: FlaggedFilter, after: string | null): SqlPart => {
  const { sql, parameters } = allOf([...conditionsOf(filter), afterCursor(NEWEST, after, 'job_id')]);
  return {
    sql: `SELECT job_id AS id, flagged_at AS at FROM flagged_postings FORCE INDEX (ix_flagged_postings_flagged) WHERE ${sql}`,
    parameters,
  };
};

const FLAGGED = {
  id: text,
  jobTitle: nullable(text),
  companyId: text,
  companyName: nullable(text),
  reasons: nullable(text),
  flaggedAt: instant,
  outcome: oneOf<FlaggedOutcome>(),
  isRemoved: flag,
};
export type FlaggedRow = Omit<Row<typeof FLAGGED>, 'reasons'> & { reasons: FlagReason[] };

type Scope = Pick<LoadScope, 'services'>;

/** Flagged postings with what became of each, the last flagged first. Two statements. */
export function listFlaggedOutcomes(
  { services: { dataSource } }: Scope,
  filter: FlaggedFilter,
  args: CursorArgs,
): Promise<CountedPage<FlaggedRow>> {
  return readRowPage(
    dataSource,
    (after) => [rangeFor(filter, after)],
    NEWEST,
    args,
    async (ids) => {
      const rows = await selectRows(
        dataSource,
        FLAGGED,
        `SELECT p.job_id AS id, NULLIF(j.title, '') AS jobTitle, p.company_id AS companyId, NULLIF(j.company_name, '') AS companyName,
                (SELECT GROUP_CONCAT(f.reason ORDER BY f.reason) FROM job_flags f WHERE f.job_id = p.job_id) AS reasons,
                p.flagged_at AS flaggedAt, ${OUTCOME} AS outcome, j.is_deleted AS isRemoved
         FROM flagged_postings p JOIN jobs j ON j.id = p.job_id WHERE p.job_id IN (${placeholders(ids)})`,
        ids,
      );
      return rows.map(({ reasons, ...row }) => ({ ...row, reasons: (reasons?.split(',') ?? []) as FlagReason[] }));
    },
  );
}

const COUNTED = { outcome: oneOf<FlaggedOutcome>(), count: integer };

/** How many of the postings that were flagged on these days came to what; one statement. */
export function countFlaggedOutcomes(
  { services: { dataSource } }: Scope,
  filter: FlaggedFilter,
): Promise<Row<typeof COUNTED>[]> {
  const { sql, parameters } = allOf(conditionsOf(filter));
  return selectRows(
    dataSource,
    COUNTED,
    `SELECT ${OUTCOME} AS outcome, COUNT(*) AS count FROM flagged_postings FORCE INDEX (ix_flagged_postings_flagged)
     WHERE ${sql} GROUP BY outcome ORDER BY count DESC, outcome`,
    parameters,
  );
}
