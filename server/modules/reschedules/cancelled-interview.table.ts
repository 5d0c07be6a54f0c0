import type { ApplicationParty } from '../../../domain/applications';
import type { TimeZone } from '../../../domain/time';
import { CODE, COUNT, emptied, ID, TIME, type FieldTable } from '../../db/field-table';
import { day, instant, integer, nullable, oneOf, text } from '../../db/row';
import type { CancelledInterview } from './cancelled-interview.entity';
import type { CancelledInterview as CancelledInterviewType } from './interview-life.types';

/** Every column of an interview that was cancelled. TypeORM reads it. */
export const CANCELLED_INTERVIEW_TABLE = {
  id: {
    column: text,
    seenBy: 'open',
    erasure: ID,
    shown: 'id',
    logged: true,
    notExported: 'its application and its time name it',
  },
  application_id: { column: text, seenBy: 'server', erasure: ID, shown: null, logged: true },
  number: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
  cancelled_by: {
    column: oneOf<ApplicationParty>(),
    seenBy: 'open',
    erasure: CODE,
    shown: 'cancelledBy',
    logged: true,
  },
  /** Read as a name, by the company and administrators. */
  account_id: { column: nullable(text), seenBy: 'own', erasure: ID, shown: null, logged: true },
  cancelled_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'cancelledAt', logged: true },
  reason: {
    column: text,
    seenBy: 'masked',
    erasure: emptied('written about the interview of two people, one of whom is gone', "''"),
    shown: 'reason',
    logged: false,
  },
  interview_date: { column: day, seenBy: 'open', erasure: TIME, shown: 'date', logged: true },
  interview_start: { column: text, seenBy: 'open', erasure: TIME, shown: 'start', logged: true },
  interview_end: { column: text, seenBy: 'open', erasure: TIME, shown: 'end', logged: true },
  time_zone: { column: oneOf<TimeZone>(), seenBy: 'open', erasure: CODE, shown: 'timeZone', logged: true },
} as const satisfies FieldTable<CancelledInterview, CancelledInterviewType>;
