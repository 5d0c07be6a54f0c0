import { columnsNamed } from '../../db/field-table';
import { selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { PUBLIC } from '../jobs/job-columns.sql';
import { JOB_TABLE } from '../jobs/job.table';
import { inPlaces } from '../jobs';

const FEED_ENTRIES = 50;

/** Nothing in it changes when people apply. */
const ENTRY = columnsNamed(
  JOB_TABLE,
  'id',
  'title',
  'company_id',
  'company_name',
  'location',
  'created_at',
  'updated_at',
);

/** Which jobs a feed is of: all of a place, of a company, or everywhere. */
type FeedOf = { placeIds: readonly string[] } | { companyId: string } | Record<never, never>;

/** The newest public jobs for a feed, at most 50. One statement, by an index in that order. */
export function readPublicFeed({ dataSource, clock }: LoadScope['services'], of: FeedOf) {
  const places = 'placeIds' in of ? inPlaces(of.placeIds) : { sql: 'TRUE', parameters: [] };
  const [index, company] =
    'companyId' in of
      ? [
          'ix_jobs_company_active',
          { sql: 'j.company_id = ? AND j.is_deleted = 0 AND j.is_active = 1', parameters: [of.companyId] },
        ]
      : ['ix_jobs_public', { sql: 'TRUE', parameters: [] }];
  return selectRows(
    dataSource,
    ENTRY,
    `SELECT ${Object.keys(ENTRY)
      .map((name) => `j.${name}`)
      .join(', ')}
     FROM (
       SELECT STRAIGHT_JOIN j.id FROM jobs j FORCE INDEX (${index}) JOIN companies c FORCE INDEX (PRIMARY) ON c.id = j.company_id
       WHERE ${company.sql} AND ${PUBLIC} AND ${places.sql}
       ORDER BY j.created_at DESC, j.id DESC LIMIT ${FEED_ENTRIES}) newest
     JOIN jobs j ON j.id = newest.id ORDER BY j.created_at DESC, j.id DESC`,
    [...company.parameters, clock.now(), ...places.parameters],
  );
}
