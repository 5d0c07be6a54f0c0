import type { Language } from '../../../domain/language';
import type { Role } from '../../../domain/roles';
import { instant, nullable, oneOf, text, type Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';

const FEED = {
  created_at: instant,
  account_id: text,
  /** Of the account. */
  language: nullable(oneOf<Language>()),
  role: oneOf<Role>(),
  seeker_id: nullable(text),
  /** Null in a feed of the seeker. */
  company_id: nullable(text),
};
export type Feed = Row<typeof FEED>;

/** Whose feed has this secret. The profile of its role is null while that is being erased. */
export function findFeed(executor: QueryExecutor, secretHash: string): Promise<Feed | null> {
  return selectOne(
    executor,
    FEED,
    `SELECT f.created_at, f.account_id, a.language, f.role, s.id AS seeker_id, m.company_id
     FROM calendar_feeds f JOIN accounts a ON a.id = f.account_id
     LEFT JOIN seekers s ON s.account_id = a.id
     LEFT JOIN company_members m ON m.account_id = a.id AND f.role = 'COMPANY'
     WHERE f.secret_hash = ?`,
    [secretHash],
  );
}
