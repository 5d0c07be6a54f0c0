import type { ApplicationStatus, RejectionNotice, StoredStatus } from '../../../domain/applications';
import type { LocationType } from '../../../domain/slots';
import { CODE, columnsNamed, COUNT, emptied, ID, TIME, type Embedded, type FieldTable } from '../../db/field-table';
import { day, instant, integer, notNullHere, nullable, oneOf, text } from '../../db/row';
import type { Application, StoredInterview } from './application.entity';
import type { ApplicationType } from './application.types';

const SNAPSHOT = emptied("the company's words; kept when the seeker is erased", "''", 'company');
/** Texts that either side wrote about the interview may name the other. */
const ONE_SIDE = emptied('written about the interview of two people, one of whom is gone');
const SAID_BY_TIMES = 'the date and the times say it';

/** Every column of an application. What is seen of its person is in the seeker's table. */
export const APPLICATION_TABLE = {
  id: { column: text, seenBy: 'open', erasure: ID, shown: 'id', logged: true },
  job_id: { column: text, seenBy: 'open', erasure: ID, shown: 'jobId', logged: true },
  job_title: { column: text, seenBy: 'open', erasure: SNAPSHOT, shown: 'jobTitle', logged: false },
  company_id: { column: text, seenBy: 'open', erasure: ID, shown: 'companyId', logged: true },
  company_name: { column: text, seenBy: 'open', erasure: SNAPSHOT, shown: 'companyName', logged: false },
  seeker_id: { column: text, seenBy: 'own', erasure: ID, shown: null, logged: true },
  slot_id: { column: nullable(text), seenBy: 'own', erasure: ID, shown: null, logged: true },
  status: { column: oneOf<StoredStatus>(), seenBy: 'open', erasure: CODE, shown: null, logged: true },
  shown_status: {
    column: notNullHere(oneOf<ApplicationStatus>()),
    seenBy: 'open',
    erasure: CODE,
    shown: 'status',
    logged: true,
  },
  applied_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'applicationDate', logged: true },
  updated_at: { column: instant, seenBy: 'open', erasure: TIME, shown: 'updatedAt', logged: true },
  decided_at: { column: nullable(instant), seenBy: 'server', erasure: TIME, shown: null, logged: true },
  /** Read as a name, by its company and administrators. */
  decided_by: { column: nullable(text), seenBy: 'own', erasure: ID, shown: null, logged: true },
  waiting_since: { column: instant, seenBy: 'server', erasure: TIME, shown: null, logged: true },
  reply_by: { column: instant, seenBy: 'open', erasure: TIME, shown: 'replyBy', logged: true },
  lapsed_at: { column: nullable(instant), seenBy: 'open', erasure: TIME, shown: 'lapsedAt', logged: true },
  remind_at: { column: nullable(instant), seenBy: 'server', erasure: TIME, shown: null, logged: true },
  missed_replies: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
  first_missed_at: { column: nullable(instant), seenBy: 'server', erasure: TIME, shown: null, logged: true },
  rejection_notice: {
    column: nullable(oneOf<RejectionNotice>()),
    seenBy: 'open',
    erasure: CODE,
    shown: 'rejectionNotice',
    logged: true,
  },
  interview_date: { column: day, seenBy: 'open', erasure: TIME, shown: 'selectedInterview.date', logged: true },
  interview_start: { column: text, seenBy: 'open', erasure: TIME, shown: 'selectedInterview.start', logged: true },
  interview_end: { column: text, seenBy: 'open', erasure: TIME, shown: 'selectedInterview.end', logged: true },
  interview_starts_at: {
    column: instant,
    seenBy: 'open',
    erasure: TIME,
    shown: 'selectedInterview.startsAt',
    logged: true,
    notExported: SAID_BY_TIMES,
  },
  interview_ends_at: {
    column: instant,
    seenBy: 'open',
    erasure: TIME,
    shown: 'selectedInterview.endsAt',
    logged: true,
    notExported: SAID_BY_TIMES,
  },
  interview_location_type: {
    column: oneOf<LocationType>(),
    seenBy: 'open',
    erasure: CODE,
    shown: 'selectedInterview.locationType',
    logged: true,
  },
  cancelled_at: { column: nullable(instant), seenBy: 'open', erasure: TIME, shown: null, logged: true },
  interview_sequence: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
  interview_link: { column: nullable(text), seenBy: 'open', erasure: ONE_SIDE, shown: null, logged: false },
  venue: { column: nullable(text), seenBy: 'open', erasure: ONE_SIDE, shown: 'interviewDetails.venue', logged: false },
  details_link: {
    column: nullable(text),
    seenBy: 'open',
    erasure: ONE_SIDE,
    shown: 'interviewDetails.link',
    logged: false,
  },
  additional_info: {
    column: nullable(text),
    seenBy: 'open',
    erasure: ONE_SIDE,
    shown: 'interviewDetails.additionalInfo',
    logged: false,
  },
  lock_version: { column: integer, seenBy: 'server', erasure: COUNT, shown: null, logged: true },
} as const satisfies FieldTable<
  Omit<Application, 'interview'> & Embedded<'interview', StoredInterview>,
  ApplicationType & { rejectionNotice: RejectionNotice | null }
>;

/** What every list reads; the interview's time and the rest are read where they are asked for. */
export const ALWAYS_READ = columnsNamed(
  APPLICATION_TABLE,
  'id',
  'job_id',
  'company_id',
  'seeker_id',
  'slot_id',
  'status',
  'shown_status',
  'company_name',
  'job_title',
  'applied_at',
  'updated_at',
  'cancelled_at',
  'reply_by',
  'lapsed_at',
);

export const INTERVIEW_TIME = columnsNamed(
  APPLICATION_TABLE,
  'interview_date',
  'interview_start',
  'interview_end',
  'interview_starts_at',
  'interview_ends_at',
  'interview_location_type',
);
