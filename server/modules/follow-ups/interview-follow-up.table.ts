import type { Attendance, FinalOutcome } from '../../../domain/follow-ups';
import { CODE, COUNT, emptied, ID, TIME, type FieldTable } from '../../db/field-table';
import { instant, integer, nullable, oneOf, text } from '../../db/row';
import type { FollowUp } from './follow-up.types';
import type { InterviewFollowUp } from './interview-follow-up.entity';

const ABOUT_TWO = emptied('one side says it about itself and the other, and one of them is gone');

/** Every column of what was said after an interview. TypeORM reads it. */
export const INTERVIEW_FOLLOW_UP_TABLE = {
  application_id: { column: text, seenBy: 'server', erasure: ID, shown: null, logged: true },
  interview_starts_at: { column: instant, seenBy: 'server', erasure: TIME, shown: null, logged: true },

  company_says: {
    column: nullable(oneOf<Attendance>()),
    seenBy: 'open',
    erasure: ABOUT_TWO,
    shown: 'companySays',
    logged: false,
  },
  applicant_says: {
    column: nullable(oneOf<Attendance>()),
    seenBy: 'open',
    erasure: ABOUT_TWO,
    shown: 'applicantSays',
    logged: false,
  },
  deciding_at: { column: nullable(instant), seenBy: 'server', erasure: TIME, shown: null, logged: true },
  outcome: { column: nullable(oneOf<FinalOutcome>()), seenBy: 'open', erasure: CODE, shown: 'outcome', logged: true },
  outcome_at: { column: nullable(instant), seenBy: 'open', erasure: TIME, shown: 'outcomeAt', logged: true },
  told_at: { column: nullable(instant), seenBy: 'server', erasure: TIME, shown: null, logged: true },
  times_asked: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
} as const satisfies FieldTable<InterviewFollowUp, FollowUp>;
