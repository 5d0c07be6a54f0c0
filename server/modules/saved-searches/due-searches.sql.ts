import type { SavedSearchCadence } from '../../../domain/saved-searches';
import { flag, instant, notNullHere, oneOf, text, type Row } from '../../db/row';
import { selectRows, type Parameter, type QueryExecutor } from '../../db/statements';

const DUE = {
  id: text,
  seeker_id: text,
  name: text,
  search: text,
  filter: text,
  cadence: oneOf<SavedSearchCadence>(),
  news_since: instant,
  next_due_at: notNullHere(instant),
  email: text,
  is_verified: flag,
};
export type DueSearch = Row<typeof DUE>;

interface DueFrom {
  now: Date;
  /** The last search of the batch before. */
  after: Pick<DueSearch, 'id' | 'next_due_at'>;
  batch: number;
}

/** In the order of `ix_saved_searches_due`, so that a search that fails does not keep the others back. */
export function dueSearchesStatement({ now, after, batch }: DueFrom): { sql: string; parameters: Parameter[] } {
  return {
    sql: `SELECT s.id, s.seeker_id, s.name, s.search, s.filter, s.cadence, s.news_since, s.next_due_at, a.email,
                 a.email_verified_at IS NOT NULL AS is_verified
          FROM saved_searches s FORCE INDEX (ix_saved_searches_due)
          STRAIGHT_JOIN seekers k ON k.id = s.seeker_id STRAIGHT_JOIN accounts a ON a.id = k.account_id
          WHERE s.next_due_at >= ? AND s.next_due_at <= ? AND (s.next_due_at > ? OR s.id > ?)
          ORDER BY s.next_due_at, s.id LIMIT ?`,
    parameters: [after.next_due_at, now, after.next_due_at, after.id, batch],
  };
}

export function dueSearches(executor: QueryExecutor, from: DueFrom): Promise<DueSearch[]> {
  const { sql, parameters } = dueSearchesStatement(from);
  return selectRows(executor, DUE, sql, parameters);
}
