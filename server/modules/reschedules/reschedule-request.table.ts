import type { ApplicationParty } from '../../../domain/applications';
import type { RescheduleStatus } from '../../../domain/reschedules';
import type { LocationType } from '../../../domain/slots';
import { CODE, COUNT, emptied, ID, TIME, type Embedded, type FieldTable } from '../../db/field-table';
import { day, instant, integer, nullable, oneOf, text } from '../../db/row';
import type { StoredInterview } from '../applications/application.entity';
import type { RescheduleRequest } from './reschedule-request.entity';
import type { RescheduleRequestType } from './reschedule.types';

const SAID_BY_TIMES = 'the date and the times say it';

/** Every column of a proposal of another time. TypeORM reads it. */
export const RESCHEDULE_REQUEST_TABLE = {
  id: {
    column: text,
    seenBy: 'open',
    erasure: ID,
    shown: 'id',
    logged: true,
    notExported: 'its application and its time name it',
  },
  application_id: { column: text, seenBy: 'server', erasure: ID, shown: null, logged: true },
  pending_application_id: {
    column: nullable(text),
    seenBy: 'server',
    erasure: emptied('it waits for no answer'),
    shown: null,
    logged: true,
  },
  number: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
  previous_id: { column: nullable(text), seenBy: 'server', erasure: ID, shown: null, logged: true },
  requested_by: {
    column: oneOf<ApplicationParty>(),
    seenBy: 'open',
    erasure: CODE,
    shown: 'requestedBy',
    logged: true,
  },
  /** Both are read as names, by the company and administrators. */
  account_id: { column: nullable(text), seenBy: 'own', erasure: ID, shown: null, logged: true },
  answered_by: { column: nullable(text), seenBy: 'own', erasure: ID, shown: null, logged: true },
  requested_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'requestedAt', logged: true },
  reason: {
    column: text,
    seenBy: 'masked',
    erasure: emptied('written about the interview of two people, one of whom is gone', "''"),
    shown: 'reason',
    logged: false,
  },
  status: {
    column: oneOf<RescheduleStatus>(),
    seenBy: 'open',
    erasure: emptied('it waits for no answer', "IF(status = 'PENDING', 'ENDED', status)"),
    shown: 'status',
    logged: true,
  },
  responded_at: { column: nullable(instant), seenBy: 'open', erasure: TIME, shown: 'respondedAt', logged: true },
  expires_at: {
    column: instant,
    seenBy: 'open',
    erasure: TIME,
    shown: 'expiresAt',
    logged: true,
    notExported: 'follows from when it was made, and for when',
  },
  new_date: { column: day, seenBy: 'open', erasure: TIME, shown: 'newInterview.date', logged: true },
  new_start: { column: text, seenBy: 'open', erasure: TIME, shown: 'newInterview.start', logged: true },
  new_end: { column: text, seenBy: 'open', erasure: TIME, shown: 'newInterview.end', logged: true },
  new_starts_at: {
    column: instant,
    seenBy: 'open',
    erasure: TIME,
    shown: 'newInterview.startsAt',
    logged: true,
    notExported: SAID_BY_TIMES,
  },
  new_ends_at: {
    column: instant,
    seenBy: 'open',
    erasure: TIME,
    shown: 'newInterview.endsAt',
    logged: true,
    notExported: SAID_BY_TIMES,
  },
  new_location_type: {
    column: oneOf<LocationType>(),
    seenBy: 'open',
    erasure: CODE,
    shown: 'newInterview.locationType',
    logged: true,
  },
  slot_id: {
    column: nullable(text),
    seenBy: 'open',
    erasure: ID,
    shown: 'slotId',
    logged: true,
    notExported: 'its time says it',
  },
} as const satisfies FieldTable<
  Omit<RescheduleRequest, 'newInterview'> & Embedded<'new', StoredInterview>,
  RescheduleRequestType
>;
