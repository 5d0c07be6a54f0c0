import { refuse, type ErrorCode } from '../../../domain/errors';
import { CONFLICT_BUFFER_MINUTES, type LocationType, type Span } from '../../../domain/slots';
import { MINUTE_MS } from '../../../domain/time';
import { selectOne, type Parameter } from '../../db/statements';
import type { Transaction } from '../../db/transaction';

/** An interview as the snapshot columns of an application hold it. */
export interface InterviewSnapshot {
  date: string;
  start: string;
  end: string;
  starts_at: Date;
  ends_at: Date;
  location_type: LocationType;
}

/** The snapshot as SET assignments and their values, in the same order. */
export function interviewColumns(interview: InterviewSnapshot): { assignments: string; values: Parameter[] } {
  return {
    assignments: `interview_date = ?, interview_start = ?, interview_end = ?, interview_starts_at = ?, interview_ends_at = ?,
                  interview_location_type = ?`,
    values: [interview.date, interview.start, interview.end, interview.starts_at, interview.ends_at, interview.location_type],
  };
}

interface ConflictQuestion {
  seekerId: string;
  span: Span;
  /** The application whose own interview does not count. */
  exceptApplicationId?: string;
  code: ErrorCode;
}

/**
 * Refuses a time that lies within the buffer of another accepted interview of the seeker. The caller holds the lock
 * on the seeker, so two companies that accept at once are asked one after the other.
 */
export async function refuseConflict({ manager }: Transaction, { seekerId, span, exceptApplicationId, code }: ConflictQuestion): Promise<void> {
  const buffer = CONFLICT_BUFFER_MINUTES * MINUTE_MS;
  const conflict = await selectOne<{ id: string }>(
    manager,
    `SELECT id FROM applications
     WHERE seeker_id = ? AND status = 'ACCEPTED' AND interview_starts_at < ? AND interview_ends_at > ? AND id <> ? LIMIT 1`,
    [seekerId, new Date(span.endsAt.getTime() + buffer), new Date(span.startsAt.getTime() - buffer), exceptApplicationId ?? ''],
  );
  if (conflict) throw refuse(code);
}
