import { instant, text } from '../../../db/row';
import { selectRows, type Parameter } from '../../../db/statements';
import { NEWEST_FIRST } from './application-lists.sql';
import { MATCHED_PERSON, MATCHED_PERSON_COLUMNS } from '../application-columns.sql';
import { skillsBehindMask } from '../shown-applicant';
import type { ApplicationScope } from '../shown-application';
import { skillsAmong } from '../../job-search';

/** Whole pages, so that what is older follows on the pages after them. */
const MATCHED_AT_MOST = 300;

interface Matching {
  joins: string;
  where: string;
  parameters: readonly Parameter[];
  required: readonly string[];
}

/**
 * The newest applications to a job, those with most of its required skills first, then the earliest interview. Ordered by
 * what the company may read before it accepts, of accepted applicants too: the place in the list says nothing that the mask
 * hides, it stays the same when a person is accepted, and only the people shown are read.
 */
export async function idsByMatch(
  { services, loaders }: ApplicationScope,
  { joins, where, parameters, required }: Matching,
): Promise<string[]> {
  const rows = await selectRows(
    services.dataSource,
    { id: text, interview_starts_at: instant, ...MATCHED_PERSON },
    `SELECT a.id, a.interview_starts_at, ${MATCHED_PERSON_COLUMNS}
     FROM (SELECT a.id, a.seeker_id, a.interview_starts_at FROM applications a ${joins} WHERE ${where}
           ORDER BY ${NEWEST_FIRST} LIMIT ?) a
     STRAIGHT_JOIN seekers s ON s.id = a.seeker_id`,
    [...parameters, MATCHED_AT_MOST],
  );
  return rows
    .map((row) => ({
      id: row.id,
      found: skillsAmong(required, skillsBehindMask(row, loaders)).length,
      at: row.interview_starts_at.getTime(),
    }))
    .toSorted((one, other) => other.found - one.found || one.at - other.at || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}
