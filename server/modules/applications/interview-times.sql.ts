import { CONFLICT_BUFFER_MINUTES } from '../../../domain/interview-times';
import type { LocationType } from '../../../domain/slots';
import { DAY_MS } from '../../../domain/time';
import type { Parameter } from '../../db/statements';

/** An interview in the snapshot columns of an application. */
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
    values: [
      interview.date,
      interview.start,
      interview.end,
      interview.starts_at,
      interview.ends_at,
      interview.location_type,
    ],
  };
}

/**
 * Accepted interviews that lie within the buffer of a span, as a condition on a row of `applications`; the two ends of
 * the span are expressions.
 */
export const withinBufferOf = (row: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  `${row}.status = 'ACCEPTED' AND ${row}.interview_starts_at < ${endsAt} + INTERVAL ${CONFLICT_BUFFER_MINUTES} MINUTE
   AND ${row}.interview_ends_at > ${startsAt} - INTERVAL ${CONFLICT_BUFFER_MINUTES} MINUTE`;

/**
 * Interviews that are not over at a moment, as a condition on a row of `applications`; takes the values of `notOverAt`. An
 * interview ends on the day it begins, so the condition on its begin bounds the range of the index.
 */
export const notOver = (row: string): string => `${row}.interview_starts_at > ? AND ${row}.interview_ends_at > ?`;

export function notOverAt(moment: Date): [Date, Date] {
  return [new Date(moment.getTime() - DAY_MS), moment];
}
