import { isProfileComplete, missingProfileParts, profileCompletionPercent } from '../../../domain/seekers';
import { ALL_READERS, readColumnsOf, selected, shownOf } from '../../db/field-table';
import { notNullHere, text, type Row } from '../../db/row';
import { placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { oneByKey, type LoadScope } from '../../graphql/loaders';
import { SEEKER_TABLE } from './seeker.table';
import type { SeekerParent } from './seeker.types';

const OWN = readColumnsOf(SEEKER_TABLE);
const SEEKER = { ...OWN, account_id: notNullHere(text), email: text };

/** Seekers by id in one statement, for themselves and for administrators, never for companies. */
export async function loadSeekers({ services }: LoadScope, ids: readonly string[]): Promise<(SeekerParent | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    SEEKER,
    `SELECT ${selected('s', OWN)}, a.email
     FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE s.id IN (${placeholders(ids)})`,
    ids,
  );
  const shown = rows.map((row) => seekerOf(row));
  return oneByKey(ids, shown, ({ id }) => id);
}

function seekerOf(row: Row<typeof SEEKER>): SeekerParent {
  const profile = shownOf(SEEKER_TABLE, row, ...ALL_READERS);
  const missingParts = missingProfileParts({
    ...profile,
    hasCv: row.cv_file_id !== null,
    hasPortfolio: row.portfolio_file_id !== null,
    hasPicture: row.picture_file_id !== null,
  });
  return {
    ...profile,
    accountId: row.account_id,
    email: row.email,
    missingParts,
    profileCompletion: profileCompletionPercent(missingParts),
    isProfileComplete: isProfileComplete({ ...profile, markedComplete: row.is_profile_complete }),
    isErasing: row.erasing_at !== null,
  };
}

/** As a company may read it: empty for a seeker who has asked to be erased. */
export async function seekerName(executor: QueryExecutor, id: string): Promise<string | null> {
  const sql = "SELECT IF(erasing_at IS NULL, full_name, '') AS full_name FROM seekers WHERE id = ?";
  const row = await selectOne(executor, { full_name: text }, sql, [id]);
  return row && row.full_name;
}
