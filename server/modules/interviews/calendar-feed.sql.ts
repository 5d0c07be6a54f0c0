import type { Language } from '../../../domain/language';
import { instant, nullable, oneOf, text, type Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';

const FEED = {
  created_at: instant,
  /** Of the account. */
  language: nullable(oneOf<Language>()),
  /** The profile of the feed's role; the other one is null. */
  seeker_id: nullable(text),
  company_id: nullable(text),
};
export type Feed = Row<typeof FEED>;

/** Whose feed has this secret. Both profiles are null for a role that is being erased. */
export function findFeed(executor: QueryExecutor, secretHash: string): Promise<Feed | null> {
  return selectOne(
    executor,
    FEED,
    `SELECT f.created_at, a.language, s.id AS seeker_id, m.company_id
     FROM calendar_feeds f JOIN accounts a ON a.id = f.account_id
     LEFT JOIN seekers s ON s.account_id = a.id AND f.role = 'USER'
     LEFT JOIN company_members m ON m.account_id = a.id AND f.role = 'COMPANY'
     WHERE f.secret_hash = ?`,
    [secretHash],
  );
}
