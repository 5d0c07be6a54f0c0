import type { LocationType } from '../../../../domain/slots';
import { CODE, COUNT, ID, kept, TIME, type FieldTable } from '../../../db/field-table';
import { day, flag, instant, integer, oneOf, text } from '../../../db/row';
import type { InterviewSlot } from './interview-slot.entity';
import type { InterviewSlotType } from './slot.types';

const SAID_BY_TIMES = 'the date and the times say it';

/** Every column of an interview slot. */
export const SLOT_TABLE = {
  id: { column: text, seenBy: 'open', erasure: ID, shown: 'id', logged: true },
  job_id: { column: text, seenBy: 'open', erasure: ID, shown: null, logged: true },
  company_id: { column: text, seenBy: 'server', erasure: ID, shown: null, logged: true },
  date: { column: day, seenBy: 'open', erasure: TIME, shown: 'date', logged: true },
  start: { column: text, seenBy: 'open', erasure: TIME, shown: 'start', logged: true },
  end: { column: text, seenBy: 'open', erasure: TIME, shown: 'end', logged: true },
  starts_at: {
    column: instant,
    seenBy: 'open',
    erasure: TIME,
    shown: 'startsAt',
    logged: true,
    notExported: SAID_BY_TIMES,
  },
  ends_at: {
    column: instant,
    seenBy: 'open',
    erasure: TIME,
    shown: 'endsAt',
    logged: true,
    notExported: SAID_BY_TIMES,
  },
  location_type: {
    column: oneOf<LocationType>(),
    seenBy: 'open',
    erasure: CODE,
    shown: 'locationType',
    logged: true,
  },
  max_applicants: { column: integer, seenBy: 'open', erasure: COUNT, shown: 'maxApplicants', logged: true },
  seats_taken: { column: integer, seenBy: 'open', erasure: COUNT, shown: null, logged: true },
  is_selected: {
    column: flag,
    seenBy: 'open',
    erasure: kept('whether a seat is taken for good'),
    shown: 'isSelected',
    logged: true,
    notExported: 'the applicants say it',
  },
  lock_version: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
  freed_at: { column: instant, seenBy: 'server', erasure: TIME, shown: null, logged: true },
  told_seats: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
} as const satisfies FieldTable<InterviewSlot, InterviewSlotType>;
