import type { ApplicationStatus } from '../../../domain/applications';
import type { LocationType } from '../../../domain/slots';
import type { Actor } from '../../actor';
import { columnsOf, emptyValueOf } from '../../db/field-table';
import { day, instant, nullable, oneOf, outerJoined, text, type Column, type Columns, type Row } from '../../db/row';
import type { InterviewTime } from '../jobs/public';
import type { JobProjection } from '../jobs/job-columns.sql';
import { SEEKER_TABLE } from '../seekers/seeker.table';
import { EVERYTHING, type Wanted } from './wanted';

/** What reads of applications select of an application and its person. `shown-application.ts` masks the row. */

const APPLICATION = {
  id: text,
  job_id: text,
  company_id: text,
  seeker_id: text,
  slot_id: nullable(text),
  status: oneOf<ApplicationStatus>(),
  company_name: text,
  job_title: text,
  applied_at: instant,
  updated_at: instant,
  called_off_at: nullable(instant),
};
const TIME = {
  interview_date: day,
  interview_start: text,
  interview_end: text,
  interview_starts_at: instant,
  interview_ends_at: instant,
  interview_location_type: oneOf<LocationType>(),
};
const DETAILS = {
  interview_link: nullable(text),
  venue: nullable(text),
  details_link: nullable(text),
  additional_info: nullable(text),
  rejection_notice: nullable(text),
};
type ApplicationRow = Row<typeof APPLICATION & typeof TIME & typeof DETAILS>;

/** The interview of a row, as the schema has it. */
export function interviewOf(row: Row<typeof TIME>): InterviewTime {
  return {
    date: row.interview_date,
    start: row.interview_start,
    end: row.interview_end,
    startsAt: row.interview_starts_at,
    endsAt: row.interview_ends_at,
    locationType: row.interview_location_type,
  };
}

const { full_name, ...PERSON_TEXTS } = columnsOf(SEEKER_TABLE, 'open', 'masked');
const PERSON_NAME = { full_name };
const IDENTITY = { email: nullable(text), ...outerJoined(columnsOf(SEEKER_TABLE, 'after acceptance')) };
/** The person of an application as a company or an administrator reads them. */
export type PersonRow = Row<typeof PERSON_NAME & typeof PERSON_TEXTS & typeof IDENTITY>;

export type PersonOfApplication = PersonRow & Pick<ApplicationRow, 'id' | 'seeker_id'>;

export type SelectedRow = ApplicationRow &
  (PersonRow | { full_name?: undefined }) & {
    joined_job_id?: string;
    has_reschedules?: boolean;
    was_called_off?: boolean;
    total?: number;
  };

interface Part {
  declared: Columns;
  sql: string;
}

const partOf = (declared: Columns, sqlOf: (name: string) => string): Part => ({
  declared,
  sql: Object.keys(declared).map(sqlOf).join(', '),
});

const ofTable = (table: string, declared: Columns): Part => partOf(declared, (name) => `${table}.${name}`);

/** Contact and files leave the database only where the condition holds. */
const identityIf = (condition: string): Part =>
  partOf(
    IDENTITY,
    (name) => `CASE WHEN ${condition} THEN ${name === 'email' ? 'account' : 's'}.${name} END AS ${name}`,
  );

const [application, time, details] = [ofTable('a', APPLICATION), ofTable('a', TIME), ofTable('a', DETAILS)];
const person = ofTable('s', PERSON_NAME);
const personTexts = ofTable('s', PERSON_TEXTS);
/** A seeker whose erasure was asked for is hidden from companies: nothing of the person leaves the database. */
const NOT_LEAVING = 's.erasing_at IS NULL';
const unlessLeaving = (declared: Columns): Part =>
  partOf(declared, (name) => `IF(${NOT_LEAVING}, s.${name}, ${emptyValueOf(SEEKER_TABLE, name)}) AS ${name}`);
const shownPerson = unlessLeaving(PERSON_NAME);
const shownTexts = unlessLeaving(PERSON_TEXTS);
const { technical_skills, soft_skills } = PERSON_TEXTS;
/** What the order by match reads of a person. */
export const MATCHED_PERSON = { ...PERSON_NAME, technical_skills, soft_skills };
export const MATCHED_PERSON_COLUMNS = unlessLeaving(MATCHED_PERSON).sql;
const identityIfAccepted = identityIf(`a.status = 'ACCEPTED' AND ${NOT_LEAVING}`);
const identity = identityIf('TRUE');
const interviewParts = { none: [], time: [time], all: [time, details] } as const;

/** Seekers see only their own applications, and no person in them, so the person is not read. */
const readsPersons = (actor: Actor | null): boolean => actor?.activeRole !== 'USER';

/** A column for each property that a row may have; those that were not asked for are missing. */
type ColumnsOf<Read> = { [Name in keyof Read]-?: Column<Read[Name]> };

interface Selection {
  declared: ColumnsOf<SelectedRow>;
  sql: string;
}

type SelectionWithJob = Selection & { withJob: Selection };

/** There are few of them, and putting one together costs as much as a short request. */
const SELECTIONS = new Map<JobProjection, Map<string, SelectionWithJob>>();

/**
 * The columns depend on the reader: contact and files of a person only for accepted applications, or for
 * administrators. `withJob` has those of the joined job as well.
 */
export function applicationColumns(actor: Actor | null, wanted: Wanted = EVERYTHING): SelectionWithJob {
  const ofProjection = SELECTIONS.get(wanted.job) ?? new Map<string, SelectionWithJob>();
  SELECTIONS.set(wanted.job, ofProjection);
  const key = `${actor?.activeRole} ${wanted.interview} ${wanted.personTexts}`;
  const selection = ofProjection.get(key) ?? selectionFor(actor, wanted);
  ofProjection.set(key, selection);
  return selection;
}

function selectionFor(actor: Actor | null, wanted: Wanted): SelectionWithJob {
  const parts = partsFor(actor, wanted);
  const job = { declared: wanted.job.declared, sql: wanted.job.columns };
  return { ...joined(parts), withJob: joined([...parts, job]) };
}

function partsFor(actor: Actor | null, wanted: Wanted): Part[] {
  const parts: Part[] = [application, ...interviewParts[wanted.interview]];
  if (!readsPersons(actor)) return parts;
  const isAdmin = actor?.activeRole === 'ADMIN';
  parts.push(isAdmin ? person : shownPerson);
  if (wanted.personTexts) parts.push(isAdmin ? personTexts : shownTexts);
  parts.push(isAdmin ? identity : identityIfAccepted);
  return parts;
}

function joined(parts: readonly Part[]): Selection {
  return {
    declared: Object.assign({}, ...parts.map(({ declared }) => declared)) as ColumnsOf<SelectedRow>,
    sql: parts.map(({ sql }) => sql).join(', '),
  };
}

/** An erased seeker has no account. */
export function personTables(actor: Actor | null): string {
  return readsPersons(actor)
    ? 'JOIN seekers s ON s.id = a.seeker_id LEFT JOIN accounts account ON account.id = s.account_id'
    : '';
}

/** The job of `applications a` and its company. */
export const JOB_TABLES = 'JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = j.company_id';

const { applied_at: _applied, updated_at: _updated, ...STORED } = APPLICATION;

/** What commands on one application read before and after locking, of `applications a`. */
export const LOCKED = { ...STORED, ...TIME };
export type LockedApplication = Row<typeof LOCKED>;
export const LOCKED_COLUMNS = ofTable('a', LOCKED).sql;
