import { refuse, type ErrorCode } from '../../../domain/errors';
import type { Span } from '../../../domain/interview-times';
import { text } from '../../db/row';
import { selectOne } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import { withinBufferOf } from './interview-times.sql';

interface ConflictCheck {
  seekerId: string;
  span: Span;
  /** The application whose own interview does not count. */
  exceptApplicationId?: string;
  code: ErrorCode;
}

/**
 * Refuses a time within the buffer of another accepted interview of the seeker. The caller holds the lock on the seeker,
 * so concurrent acceptances of two companies are checked one after the other.
 */
export async function refuseConflict(
  { manager }: Transaction,
  { seekerId, span, exceptApplicationId, code }: ConflictCheck,
): Promise<void> {
  const conflict = await selectOne(
    manager,
    { id: text },
    `SELECT a.id FROM applications a
     WHERE a.seeker_id = ? AND ${withinBufferOf('a', { startsAt: '?', endsAt: '?' })} AND a.id <> ? LIMIT 1`,
    [seekerId, span.endsAt, span.startsAt, exceptApplicationId ?? ''],
  );
  if (conflict) throw refuse(code);
}
