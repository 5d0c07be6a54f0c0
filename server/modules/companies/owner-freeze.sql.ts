import { refuse } from '../../../domain/errors';
import { text } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';

/**
 * A former owner has said "This was not me": owners, copies and the company's erasure stay as they are. `exceptFor` is the
 * change that the former owner spoke of, whose undoing is what they want.
 */
export async function areOwnersFrozen(
  executor: QueryExecutor,
  companyId: string,
  now: Date,
  exceptFor = '',
): Promise<boolean> {
  const sql = 'SELECT id FROM owner_changes WHERE company_id = ? AND frozen_until > ? AND id <> ? LIMIT 1';
  return (await selectOne(executor, { id: text }, sql, [companyId, now, exceptFor])) !== null;
}

/** Error: OWNERS_FROZEN. */
export async function refuseWhileOwnersFrozen(...asked: Parameters<typeof areOwnersFrozen>): Promise<void> {
  if (await areOwnersFrozen(...asked)) throw refuse('OWNERS_FROZEN');
}
